import { removePatientFile, uploadPatientFile } from '@vastus/contract/files'
import type { PatientEContact } from '@vastus/contract/shapes'
import { type ReactNode, Suspense, type SyntheticEvent, useState } from 'react'
import { alertOfError } from '../../../../shared/api/alert-of-error.ts'
import { reportError } from '../../../../shared/api/report.ts'
import { isRefused } from '../../../../shared/drafts/message-key.ts'
import type { Draft } from '../../../../shared/drafts/use-draft.tsx'
import { sendFile } from '../../../../shared/api/send-file.ts'
import { FilePicker } from '../../../../shared/files/file-picker.tsx'
import { useDraftFiles, withFile, withoutFile } from '../../../../shared/files/use-draft-files.ts'
import { useRemoveFile } from '../../../../shared/files/use-remove-file.ts'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/i18n/lazy-part.tsx'
import { Button, ButtonRow } from '../../../../shared/ui/button.tsx'
import { IconSend } from '../../../../shared/ui/icons.tsx'
import { TextArea } from '../../../../shared/ui/text-area.tsx'
import { useToasts } from '../../../../shared/ui/toasts.tsx'
import { useReply } from '../api/change-e-contact.ts'
import { useEndFilesStep } from '../api/finalize.ts'
import styles from '../components/patient.module.css'
import { NotSent } from '../components/not-sent.tsx'
import { SavedLine } from '../components/saved-line.tsx'
import { messageProblem } from '../message-rule.ts'
import type { MyReply } from '../my-reply.ts'

const ReplyFiles = lazyPart(() => import('./reply-files.tsx').then((module) => module.ReplyFiles))

type ReplyFormProps = {
  eContact: PatientEContact
  draft: Draft<MyReply>
  /** Why the last try failed; null when it did not. Belongs to the page: a refusal may take this form away. */
  problem: string | null
  onProblem: (problem: string | null) => void
  onSent: (text: string) => void
  /** Stands before the sending and stops nobody: where to call when the text speaks of danger. */
  notice: ReactNode
}

/** Answers the clinic's question, or adds information. A failed sending stays here with its text and files. */
export function ReplyForm({ eContact, draft, problem, onProblem, onSent, notice }: ReplyFormProps) {
  const { t } = useI18n()
  const { show } = useToasts()
  const endFilesStep = useEndFilesStep(eContact.id)
  const uploads = useDraftFiles(
    async (file, options) => {
      await endFilesStep()
      return sendFile(uploadPatientFile, eContact.id, file, options)
    },
    (file) => draft.change((current) => ({ ...current, files: withFile(current.files, file) })),
  )
  const removeFile = useRemoveFile(removePatientFile, eContact.id, (id) =>
    draft.change((current) => ({ ...current, files: withoutFile(current.files, id) })),
  )
  const hasFiles =
    draft.values.files.length + uploads.uploads.length + uploads.refused.length + uploads.duplicates > 0
  const reply = useReply(eContact)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isAnswer = eContact.abilities.ANSWER_INQUIRY === true

  const send = async (): Promise<void> => {
    const { completed, failed } = await uploads.start()
    if (failed > 0) return onProblem(t('patient.timeline.filesFailed'))
    const { text, files, triedAs } = draft.latest()
    const kind = triedAs ?? (isAnswer ? 'ANSWER' : 'INFO')
    draft.change((current) => ({ ...current, triedAs: kind }))
    try {
      await reply.mutateAsync({
        kind,
        text,
        fileIds: [...new Set([...files, ...completed].map(({ id }) => id))],
        idempotencyKey: draft.idempotencyKey(),
      })
      draft.clear(text)
      uploads.clear()
      onSent(text)
      show({ tone: 'success', text: t('patient.timeline.sent'), autoDismiss: true })
    } catch (failure) {
      if (isRefused(failure)) draft.change((current) => ({ ...current, triedAs: undefined }))
      draft.noteFailure(failure)
      reportError('e-contacts', failure)
      onProblem(alertOfError(failure, t).text)
    }
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const broken = messageProblem(draft.values.text)
    setError(broken ? t(broken) : undefined)
    onProblem(null)
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
            draft.change((current) => ({ ...current, text }))
          }}
        />
        <SavedLine state={draft.state} />
      </div>
      {hasFiles && (
        <Suspense fallback={null}>
          <ReplyFiles
            files={draft.values.files}
            stored={eContact.files}
            onRemove={(id) => void removeFile(id)}
            uploads={uploads}
          />
        </Suspense>
      )}
      <FilePicker uploads={uploads} brief />
      {notice}
      <NotSent problem={problem} />
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
