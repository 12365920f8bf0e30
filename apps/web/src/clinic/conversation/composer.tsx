import type { ClinicEContact, TimelineEntry } from '@vastus/contract/shapes'
import { uploadClinicFile } from '@vastus/contract/files'
import { sendFile } from '../../shared/api/send-file.ts'
import { LeavingFiles } from '../../shared/files/leaving-files.tsx'
import { useDraftFiles, withFile } from '../../shared/files/use-draft-files.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import type { Draft } from '../../shared/drafts/use-draft.tsx'
import { IconLock } from '../../shared/ui/icons.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { firstSteps, useDesk, useStaff } from '../e-contacts/index.ts'
import {
  composerStyles as styles,
  ReplyForm,
  type NoteDraft,
  type ReplyDraft,
  newestEntryId,
  useReplySending,
  useSending,
} from '../replies/index.ts'
import { NoteForm } from './note-form.tsx'

export type ComposerTab = 'reply' | 'note'

type ComposerProps = {
  eContact: ClinicEContact
  entries: readonly TimelineEntry[]
  reply: Draft<ReplyDraft>
  note: Draft<NoteDraft>
  tab: ComposerTab
  onTab: (tab: ComposerTab) => void
  onReopen: () => void
}

/** Reply and internal note, each with a draft of its own that outlives the page. */
export function Composer({ eContact, entries, reply, note, tab, onTab, onReopen }: ComposerProps) {
  const { t } = useI18n()
  const { show } = useToasts()
  const { userId, replyHoldSeconds } = useStaff()
  const { goOn } = useDesk()
  const replySending = useReplySending({
    eContact,
    entries,
    reply,
    onReopen,
    onSent: (change) => {
      uploads.clear()
      firstSteps(userId).take('reply')
      goOn(eContact.id)
      // A held reply tells of itself, with the way back.
      if (replyHoldSeconds > 0) return
      show({
        tone: 'success',
        autoDismiss: true,
        text: t(change.kind === 'ANSWER' ? 'clinic.composer.sentClosed' : 'clinic.composer.sent'),
      })
    },
  })
  // Above the tabs: a look at the notes costs no file.
  const uploads = useDraftFiles(
    (file, options) => sendFile(uploadClinicFile, eContact.id, file, options),
    reply.values.files,
    (file) => reply.change((current) => ({ ...current, files: withFile(current.files, file) })),
  )
  const noteSending = useSending(eContact.id, note.noteFailure)
  const { abilities } = eContact

  const noteForm = (
    <NoteForm
      text={note.values.text}
      onChange={(text) => note.change({ text })}
      sending={noteSending.sending}
      onSave={(text) =>
        void noteSending
          .send({ change: { kind: 'NOTE', note: text }, idempotencyKey: note.idempotencyKey() })
          .then((sent) => sent && note.clear(text))
      }
    />
  )
  if (!abilities.INQUIRE)
    return (
      <>
        {abilities.ADD_NOTE && tab === 'note' && noteForm}
        {replySending.dialog}
      </>
    )

  return (
    <div className={styles.composer} data-tab={tab}>
      <Tabs
        label={t('clinic.composer.label')}
        selected={tab}
        onSelect={(id) => onTab(id === 'note' ? 'note' : 'reply')}
        tabs={[
          {
            id: 'reply',
            label: t('clinic.composer.replyTab'),
            content: (
              <ReplyForm
                eContact={eContact}
                draft={reply.values}
                newestEntryId={newestEntryId(entries)}
                uploads={uploads}
                onChange={reply.change}
                sending={replySending.sending}
                onSend={replySending.send}
              />
            ),
          },
          {
            id: 'note',
            label: (
              <span className={styles.noteTab}>
                <IconLock aria-hidden="true" />
                {t('clinic.composer.noteTab')}
              </span>
            ),
            content: noteForm,
          },
        ]}
      />
      {replySending.dialog}
      <LeavingFiles uploads={uploads} />
    </div>
  )
}
