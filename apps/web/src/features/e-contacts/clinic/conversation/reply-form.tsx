import { uploadClinicFile } from '@vastus/contract/files'
import { E_CONTACT_TEXT_MAX, lengthOf } from '@vastus/domain/e-contact/text'
import { type SyntheticEvent, useState } from 'react'
import { sendFile } from '../../../../shared/api/send-file.ts'
import { FilePicker } from '../../../../shared/files/file-picker.tsx'
import { KeptFiles } from '../../../../shared/files/kept-files.tsx'
import { UploadList } from '../../../../shared/files/upload-list.tsx'
import { useDraftFiles, withFile } from '../../../../shared/files/use-draft-files.ts'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { IconSend } from '../../../../shared/ui/icons.tsx'
import { TextArea } from '../../../../shared/ui/text-area.tsx'
import type { EContactChange } from '../api/change-e-contact.ts'
import { useStaff } from '../clinic-context.tsx'
import styles from './composer.module.css'
import { RestrictionField } from './restriction-field.tsx'
import { SendProblem } from './send-problem.tsx'
import { type ReplyDraft, replyWindow } from './reply-window.ts'
import type { Sending } from './use-sending.ts'

type ReplyFormProps = {
  eContactId: number
  draft: ReplyDraft
  onChange: (change: (current: ReplyDraft) => ReplyDraft) => void
  sending: Sending
  onSend: (change: EContactChange) => void
}

/** The reply to the patient, its files, and from when the patient may answer it. */
export function ReplyForm({ eContactId, draft, onChange, sending, onSend }: ReplyFormProps) {
  const { t } = useI18n()
  const { timeZone } = useStaff()
  const [problem, setProblem] = useState<{ text?: string; date?: string }>({})
  const change = (part: Partial<ReplyDraft>) => {
    setProblem({})
    onChange((current) => ({ ...current, ...part }))
  }
  const uploads = useDraftFiles(
    (file, onProgress, signal) => sendFile(uploadClinicFile, eContactId, file, { onProgress, signal }),
    (file) => onChange((current) => ({ ...current, files: withFile(current.files, file) })),
  )

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (sending.isBusy) return
    const text = draft.text.trim()
    const window = replyWindow(draft, { now: new Date(), timeZone })
    if (text === '') return setProblem({ text: t('clinic.composer.empty') })
    if (lengthOf(text) > E_CONTACT_TEXT_MAX)
      return setProblem({ text: t('errors.E_CONTACT_ANSWER_TOO_LONG') })
    if (uploads.isUploading) return setProblem({ text: t('clinic.composer.filesUnderWay') })
    if (!window.ok) return setProblem({ date: t(`errors.rules.${window.rule}`) })
    const fileIds = draft.files.map(({ id }) => id)
    onSend(
      draft.restriction === 'NO_REPLY'
        ? { kind: 'ANSWER', infoText: text, fileIds }
        : { kind: 'INQUIRE', question: text, fileIds, replyBlockedUntil: window.until },
    )
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        id="reply-text"
        label={t('clinic.composer.reply')}
        rows={3}
        dir="auto"
        value={draft.text}
        error={problem.text}
        onChange={(text) => change({ text })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
        }}
      />
      <KeptFiles
        files={draft.files}
        onRemove={(id) => change({ files: draft.files.filter((file) => file.id !== id) })}
      />
      <UploadList uploads={uploads} />
      <SendProblem sending={sending} />
      <div className={styles.bar}>
        <Button
          type="submit"
          busy={sending.isBusy}
          icon={<IconSend aria-hidden="true" />}
          aria-keyshortcuts="Control+Enter"
        >
          {t(
            sending.failed
              ? 'shell.buttons.tryAgain'
              : draft.restriction === 'NO_REPLY'
                ? 'clinic.composer.sendAndClose'
                : 'shell.buttons.send',
          )}
        </Button>
        <RestrictionField draft={draft} error={problem.date} onChange={change} />
        <div className={styles.attach}>
          <FilePicker uploads={uploads} camera={false} brief />
        </div>
      </div>
    </form>
  )
}
