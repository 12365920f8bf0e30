import { removeClinicFile } from '@vastus/contract/files'
import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { lengthOf, normaliseText } from '@vastus/domain/typed-text'
import { leftSlashWord } from '@vastus/domain/templates/insert'
import { openPlaceholders } from '@vastus/domain/templates/placeholders'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { type SyntheticEvent, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { FilePicker } from '../../shared/files/file-picker.tsx'
import { KeptFiles } from '../../shared/files/kept-files.tsx'
import { UploadList } from '../../shared/files/upload-list.tsx'
import { type DraftUploads, withoutFile } from '../../shared/files/use-draft-files.ts'
import { useRemoveFile } from '../../shared/files/use-remove-file.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useRealtime } from '../../shared/realtime/realtime-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { IconArchive, IconMessages, IconSend } from '../../shared/ui/icons.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { type EContactChange, useStaff, useCommands } from '../e-contacts/index.ts'
import { ReplyOriginal, useReplyTranslation } from '../ai/index.ts'
import {
  TemplateList,
  LIST_ID,
  optionId,
  templateStyles,
  ManageTemplates,
  useTemplatePicker,
} from '../templates/index.ts'
import styles from './composer.module.css'
import { Unreachable } from './notices-ledger.tsx'
import { RestrictionField } from './restriction-field.tsx'
import { SendProblem } from './send-problem.tsx'
import { hasUnsentReply, type ReplyDraft, replyWindow } from './reply-window.ts'
import type { Sending } from './use-sending.ts'
import { serverNow } from '../../shared/time/server-clock.ts'

type ReplyFormProps = {
  eContact: ClinicEContact
  draft: ReplyDraft
  newestEntryId: number
  uploads: DraftUploads
  onChange: (change: (current: ReplyDraft) => ReplyDraft) => void
  sending: Sending
  onSend: (change: EContactChange) => void
}

/** The reply to the patient, its files, and from when the patient may answer it. */
export function ReplyForm({
  eContact,
  draft,
  newestEntryId,
  uploads,
  onChange,
  sending,
  onSend,
}: ReplyFormProps) {
  const { t, format } = useI18n()
  const realtime = useRealtime()
  const { timeZone, replyHoldSeconds: holdSeconds } = useStaff()
  const [problem, setProblem] = useState<{ text?: string; date?: string }>({})
  /** The slash word that its writer was warned of, and may send. */
  const [letThrough, setLetThrough] = useState<string | null>(null)
  const change = (part: Partial<ReplyDraft>) => {
    setProblem({})
    onChange((current) => ({
      ...current,
      ...part,
      since: (hasUnsentReply(current) ? current.since : null) ?? newestEntryId,
    }))
  }
  const removeFile = useRemoveFile(removeClinicFile, eContact.id, uploads, (id) =>
    onChange((current) => ({ ...current, files: withoutFile(current.files, id) })),
  )

  const translation = useReplyTranslation({
    eContact,
    text: draft.original || draft.text,
    onTranslated: change,
  })
  const [isManaging, setManaging] = useState(false)
  const picker = useTemplatePicker({
    eContact,
    text: draft.text,
    box: boxOf,
    onText: (text, restriction) => change({ text, ...(restriction ? { restriction } : {}) }),
  })
  useCommands({ ANSWERS: picker.openByButton })
  const activeTemplate = picker.isOpen && picker.by === 'SLASH' ? picker.found[picker.active] : undefined

  const isConfirmed = draft.original !== '' && draft.confirmed === draft.text
  const submit = (event: SyntheticEvent, restriction = draft.restriction) => {
    event.preventDefault()
    if (sending.isBusy) return
    if (restriction !== draft.restriction) change({ restriction })
    const text = normaliseText(draft.text)
    const original = normaliseText(draft.original)
    const window = replyWindow({ ...draft, restriction }, { now: serverNow(), timeZone })
    if (text === '') return setProblem({ text: t('clinic.composer.empty') })
    if (Math.max(lengthOf(text), lengthOf(original)) > E_CONTACT_TEXT_MAX)
      return setProblem({ text: t('errors.E_CONTACT_ANSWER_TOO_LONG') })
    const open = openPlaceholders(text)
    if (open.length > 0) return setProblem({ text: t('templates.open', { names: format.list(open) }) })
    const slash = leftSlashWord(text)
    if (slash !== null && slash !== letThrough) {
      setLetThrough(slash)
      return setProblem({ text: t('templates.left', { word: slash }) })
    }
    if (uploads.isUploading) return setProblem({ text: t('clinic.composer.filesUnderWay') })
    if (uploads.failedCount > 0) return setProblem({ text: t('clinic.composer.filesFailed') })
    if (!window.ok) return setProblem({ date: t(`errors.rules.${window.rule}`) })
    const fileIds = draft.files.map(({ id }) => id)
    const said = {
      fileIds,
      holdSeconds,
      ...(original === '' ? {} : { translated: { original, differenceConfirmed: isConfirmed } }),
    }
    onSend(
      restriction === 'NO_REPLY'
        ? { kind: 'ANSWER', infoText: text, ...said }
        : { kind: 'INQUIRE', question: text, replyBlockedUntil: window.until, ...said },
    )
  }

  return (
    <>
      <Unreachable eContact={eContact} />
      <form className={styles.form} onSubmit={submit}>
        <div className={templateStyles.openers}>
          {translation?.button}
          <Button
            variant="quiet"
            className={templateStyles.opener}
            icon={<IconMessages aria-hidden="true" />}
            aria-haspopup="listbox"
            aria-expanded={picker.isOpen}
            onClick={picker.openByButton}
          >
            {t('templates.button')}
          </Button>
        </div>
        {picker.isOpen && (
          <TemplateList
            picker={picker}
            box={boxOf}
            onManage={() => {
              picker.close()
              setManaging(true)
            }}
          />
        )}
        <VisuallyHidden>
          <span role="status">
            {picker.isOpen &&
              (picker.found.length === 0
                ? t('templates.none')
                : t('templates.found', { count: picker.found.length }))}
          </span>
        </VisuallyHidden>
        <TextArea
          id="reply-text"
          label={t('clinic.composer.reply')}
          rows={3}
          dir="auto"
          value={draft.text}
          error={problem.text}
          aria-autocomplete="list"
          aria-controls={picker.isOpen ? LIST_ID : undefined}
          aria-activedescendant={activeTemplate && optionId(activeTemplate)}
          onChange={(text) => {
            // Another text begins: the original of the former one is not to go along with it.
            change(text === '' ? { text, original: '', confirmed: '' } : { text })
            realtime.writing(eContact.id)
            picker.typed(text, boxOf()?.selectionStart ?? text.length)
          }}
          onKeyDown={(event) => {
            const taken = picker.keyDown(event)
            if (typeof taken === 'object') picker.choose(taken)
            else if (!taken && event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              submit(event, event.shiftKey ? 'NO_REPLY' : draft.restriction)
          }}
        />
        {draft.original !== '' && (
          <ReplyOriginal
            original={draft.original}
            onBack={() => change({ text: draft.original, original: '', confirmed: '' })}
          />
        )}
        <KeptFiles files={draft.files} stored={eContact.unsentFiles} onRemove={removeFile} />
        <UploadList uploads={{ ...uploads, remove: removeFile }} />
        <SendProblem sending={sending} />
        {draft.original !== '' && (isConfirmed || isDifferent(sending)) && (
          <Checkbox
            id="reply-difference"
            label={t('ai.reply.checked')}
            checked={isConfirmed}
            onChange={(checked) => change({ confirmed: checked ? draft.text : '' })}
          />
        )}
        <div className={styles.bar}>
          <Button
            type="submit"
            busy={sending.isBusy}
            icon={<IconSend aria-hidden="true" />}
            aria-keyshortcuts="Control+Enter Control+Shift+Enter"
          >
            {t(
              sending.failed
                ? 'shell.buttons.tryAgain'
                : draft.restriction === 'NO_REPLY'
                  ? 'clinic.composer.sendAndClose'
                  : 'shell.buttons.send',
            )}
          </Button>
          {draft.restriction !== 'NO_REPLY' && !sending.failed && (
            <Button
              variant="secondary"
              busy={sending.isBusy}
              icon={<IconArchive aria-hidden="true" />}
              onClick={(event) => submit(event, 'NO_REPLY')}
            >
              {t('clinic.keys.complete')}
            </Button>
          )}
          <div className={styles.tail}>
            <RestrictionField draft={draft} error={problem.date} onChange={change} />
            <div className={styles.attach} title={t('kit.files.chooseFile')} inert={sending.isBusy}>
              <FilePicker uploads={uploads} camera={false} brief />
            </div>
          </div>
        </div>
      </form>
      {translation?.dialog}
      {isManaging && (
        <ManageTemplates
          type={eContact.eContactType}
          reply={draft.text}
          eContactId={eContact.id}
          onClose={() => setManaging(false)}
        />
      )}
    </>
  )
}

/** The server has found numbers or names that the translation and the original do not share. */
function isDifferent({ failed }: Sending): boolean {
  return failed instanceof ApiError && failed.key === 'TRANSLATION_DIFFERS'
}

function boxOf(): HTMLTextAreaElement | null {
  return document.querySelector<HTMLTextAreaElement>('#reply-text')
}
