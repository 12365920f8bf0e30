import { uploadPatientFile } from '@vastus/contract/files'
import type { PatientEContact } from '@vastus/contract/shapes'
import { type SyntheticEvent, useState } from 'react'
import { alertOfError } from '../../../../shared/api/alert-of-error.ts'
import { reportError } from '../../../../shared/api/report.ts'
import { useDraft } from '../../../../shared/drafts/use-draft.tsx'
import { FilePicker } from '../../../../shared/files/file-picker.tsx'
import { sendFile } from '../../../../shared/api/send-file.ts'
import { UploadList } from '../../../../shared/files/upload-list.tsx'
import { useFileLimits } from '../../../../shared/files/use-file-limits.ts'
import { useUploads } from '../../../../shared/files/use-uploads.ts'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../../shared/ui/button.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { IconAlertTriangle, IconSend } from '../../../../shared/ui/icons.tsx'
import { TextArea } from '../../../../shared/ui/text-area.tsx'
import { useToasts } from '../../../../shared/ui/toasts.tsx'
import { useReply } from '../api/change-e-contact.ts'
import styles from '../components/patient.module.css'
import { SavedLine } from '../components/saved-line.tsx'
import { messageProblem } from '../message-rule.ts'

const EMPTY = { text: '' }

/** Answers the clinic's question, or adds information. A failed sending stays here with its text and files. */
export function ReplyForm({ eContact }: { eContact: PatientEContact }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const draft = useDraft(`e-contact:${eContact.id}:reply`, EMPTY)
  const uploads = useUploads({
    ...useFileLimits(),
    upload: (file, onProgress, signal) =>
      sendFile(uploadPatientFile, eContact.id, file, { onProgress, signal }),
  })
  const reply = useReply(eContact)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isAnswer = eContact.abilities.ANSWER_INQUIRY === true

  const send = async (): Promise<void> => {
    const { completed, failed } = await uploads.start()
    if (failed > 0) return setProblem(t('patient.timeline.filesFailed'))
    try {
      await reply.mutateAsync({
        text: draft.values.text,
        fileIds: completed.map(({ id }) => id),
        idempotencyKey: draft.idempotencyKey(),
      })
      draft.clear()
      uploads.clear()
      show({ tone: 'success', text: t('patient.timeline.sent'), autoDismiss: true })
    } catch (failure) {
      draft.noteFailure(failure)
      reportError('e-contacts', failure)
      setProblem(alertOfError(failure, t).text)
    }
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const broken = messageProblem(draft.values.text)
    setError(broken ? t(broken) : undefined)
    setProblem(null)
    if (broken) return document.getElementById('reply')?.focus()
    setBusy(true)
    await send().finally(() => setBusy(false))
  }

  return (
    <form className={styles.composer} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.field}>
        <TextArea
          id="reply"
          label={t(isAnswer ? 'patient.timeline.replyLabel' : 'patient.timeline.infoLabel')}
          {...(isAnswer ? {} : { hint: t('patient.timeline.infoHint') })}
          error={error}
          value={draft.values.text}
          onChange={(text) => {
            setError(undefined)
            draft.change({ text })
          }}
        />
        <SavedLine state={draft.state} />
      </div>
      <UploadList uploads={uploads} />
      <FilePicker uploads={uploads} brief />
      <div role="alert">
        {problem && (
          <p className={classNames(styles.alert, styles.bad)}>
            <IconAlertTriangle aria-hidden="true" />
            <span>
              <strong>{t('patient.check.notSentHeading')}.</strong> {problem}
            </span>
          </p>
        )}
      </div>
      <ButtonRow>
        <Button type="submit" wide busy={isBusy} icon={<IconSend aria-hidden="true" />}>
          {problem
            ? t('shell.toast.notSent')
            : t(isAnswer ? 'patient.timeline.sendReply' : 'patient.timeline.sendInfo')}
        </Button>
      </ButtonRow>
    </form>
  )
}
