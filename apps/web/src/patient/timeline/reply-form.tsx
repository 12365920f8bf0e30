import { uploadPatientFile } from '@vastus/contract/files'
import type { PatientEContact } from '@vastus/contract/shapes'
import { type ReactNode, Suspense, type SyntheticEvent, useState } from 'react'
import { useOnline } from '../../shared/api/use-online.ts'
import type { Draft } from '../../shared/drafts/use-draft.tsx'
import { sendFile } from '../../shared/api/send-file.ts'
import { FilePicker } from '../../shared/files/file-picker.tsx'
import { useDraftFiles, withFile } from '../../shared/files/use-draft-files.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { IconSend } from '../../shared/ui/icons.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import type { useSignsBeforeSending } from '../../shared/danger/use-danger-signs.ts'
import {
  useEndFilesStep,
  patientStyles as styles,
  NotSent,
  SavedLine,
  Waiting,
  messageProblem,
  type MyReply,
} from '../e-contacts/index.ts'
import { type SentReply, useReplySending } from './use-reply-sending.ts'

const ReplyFiles = lazyPart(() => import('./reply-files.tsx').then((module) => module.ReplyFiles))

type ReplyFormProps = {
  eContact: PatientEContact
  draft: Draft<MyReply>
  /** Why the last try failed; null when it did not. Belongs to the page: a refusal may take this form away. */
  problem: string | null
  onProblem: (problem: string | null) => void
  onSent: (sent: SentReply) => void
  /** Shown before sending: where to call when the text speaks of danger. */
  notice: ReactNode
  /** Shows it first if the writer sends before it could be shown. */
  danger: ReturnType<typeof useSignsBeforeSending>
}

/** Answers the clinic's question, or adds information. A failed sending stays here with its text and files. */
export function ReplyForm({ eContact, draft, problem, onProblem, onSent, notice, danger }: ReplyFormProps) {
  const { t } = useI18n()
  const endFilesStep = useEndFilesStep(eContact.id)
  const uploads = useDraftFiles(
    async (file, options) => {
      await endFilesStep()
      return sendFile(uploadPatientFile, eContact.id, file, { ...options, reply: true })
    },
    draft.values.files,
    (file) => draft.change((current) => ({ ...current, files: withFile(current.files, file) })),
  )
  const hasFiles =
    draft.values.files.length + uploads.uploads.length + uploads.refused.length + uploads.duplicates > 0
  const sending = useReplySending({ eContact, draft, uploads, onProblem, onSent })
  const isOnline = useOnline()
  const { waits } = sending
  const isCutOff = (!isOnline || sending.hadNoAnswer) && draft.values.text !== ''
  const [error, setError] = useState<string>()
  const isAnswer = eContact.abilities.ANSWER_INQUIRY === true

  const sendBy = (send: (text: string) => unknown): void => {
    if (sending.isBusy || danger.isLooking) return
    // The text at the press goes out; what is typed after it stays.
    const { text } = draft.values
    const broken = messageProblem(text)
    setError(broken ? t(broken) : undefined)
    onProblem(null)
    if (broken) return document.getElementById('reply')?.focus()
    void danger.afterLook(
      () => send(text),
      () => undefined,
    )
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    sendBy(sending.send)
  }

  return (
    <form className={styles.composer} noValidate onSubmit={submit}>
      <div className={styles.field}>
        <TextArea
          id="reply"
          label={t(isAnswer ? 'patient.timeline.replyLabel' : 'patient.timeline.infoLabel')}
          {...(isAnswer ? {} : { hint: t('patient.timeline.infoHint') })}
          error={error}
          value={draft.values.text}
          onChange={(text) => {
            setError(undefined)
            sending.stopWaiting()
            draft.change((current) => ({ ...current, text }))
          }}
        />
        <SavedLine state={draft.state} />
      </div>
      {hasFiles && (
        <Suspense fallback={null}>
          <ReplyFiles eContact={eContact} draft={draft} uploads={uploads} />
        </Suspense>
      )}
      <div inert={sending.isBusy}>
        <FilePicker uploads={uploads} brief />
      </div>
      {notice}
      <NotSent problem={problem} />
      {waits && <Waiting isOnlyHere onStop={sending.stopWaiting} />}
      {isCutOff && !waits && !problem && <p className={styles.secondary}>{t('patient.offline.kept')}</p>}
      <ButtonRow>
        {!waits && (isOnline || !isCutOff) && (
          <Button
            type="submit"
            wide
            busy={sending.isBusy || danger.isLooking}
            icon={<IconSend aria-hidden="true" />}
          >
            {problem
              ? t('shell.toast.notSent')
              : t(isAnswer ? 'patient.timeline.sendReply' : 'patient.timeline.sendInfo')}
          </Button>
        )}
        {isCutOff && !waits && (
          <Button
            variant={isOnline ? 'secondary' : 'primary'}
            wide
            onClick={() => sendBy(sending.sendWhenBack)}
          >
            {t('patient.offline.sendWhenBack')}
          </Button>
        )}
      </ButtonRow>
    </form>
  )
}
