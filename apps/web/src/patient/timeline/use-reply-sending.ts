import type { PatientEContact } from '@vastus/contract/shapes'
import { useRef, useState } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { ApiError, isUnreachable } from '../../shared/api/api-error.ts'
import { reportError } from '../../shared/api/report.ts'
import { whileOnline } from '../../shared/api/use-online.ts'
import { isRefused } from '../../shared/drafts/message-key.ts'
import type { Draft } from '../../shared/drafts/use-draft.tsx'
import type { Uploads } from '../../shared/files/use-uploads.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { useReply, useWhenBack, type MyReply } from '../e-contacts/index.ts'

/** What went out, to be looked through for danger signs. */
export type SentReply = Pick<MyReply, 'text' | 'notMeant'>

type ReplySending = {
  eContact: PatientEContact
  draft: Draft<MyReply>
  uploads: Uploads
  onProblem: (problem: string | null) => void
  onSent: (sent: SentReply) => void
}

/** Sends a reply with its files: now, or as soon as there is a connection, as its writer says. */
export function useReplySending({ eContact, draft, uploads, onProblem, onSent }: ReplySending) {
  const { t } = useI18n()
  const { show } = useToasts()
  const reply = useReply(eContact)
  const [isBusy, setBusy] = useState(false)
  const [hadNoAnswer, setHadNoAnswer] = useState(false)
  const [waits, setWaits] = useState(false)
  const isUnderWay = useRef(false)

  const refuse = (problem: string) => {
    setWaits(false)
    onProblem(problem)
  }
  const fail = (failure: unknown) => {
    if (isRefused(failure)) draft.change((current) => ({ ...current, triedAs: undefined }))
    draft.noteFailure(failure)
    reportError('e-contacts', failure)
    if (waits && isUnreachable(failure)) return
    setHadNoAnswer(failure instanceof ApiError && failure.status === 0)
    refuse(alertOfError(failure, t).text)
  }
  const sendText = async (text: string): Promise<void> => {
    const uploaded = await whileOnline(uploads.start())
    if (!uploaded) throw new ApiError(0)
    if (uploaded.failed > 0) return refuse(t('patient.timeline.filesFailed'))
    const { files, triedAs, notMeant } = draft.latest()
    const kind = triedAs ?? (eContact.abilities.ANSWER_INQUIRY === true ? 'ANSWER' : 'INFO')
    draft.change((current) => ({ ...current, triedAs: kind }))
    await reply.mutateAsync({
      kind,
      text,
      fileIds: [...new Set([...files, ...uploaded.completed].map(({ id }) => id))],
      notMeant,
      idempotencyKey: draft.idempotencyKey(),
    })
    draft.clear(text)
    uploads.clear()
    setWaits(false)
    onSent({ text, notMeant })
    show({ tone: 'success', text: t('patient.timeline.sent'), autoDismiss: true })
  }
  const send = async (text: string): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setHadNoAnswer(false)
    await sendText(text)
      .catch(fail)
      .finally(() => {
        isUnderWay.current = false
        setBusy(false)
      })
  }
  useWhenBack(waits, () => void send(draft.latest().text))

  return {
    isBusy,
    /** The last try got no answer: there is no connection, or nobody at its end. */
    hadNoAnswer,
    waits,
    send,
    sendWhenBack: () => setWaits(true),
    stopWaiting: () => setWaits(false),
  }
}
