import { useNavigate } from '@tanstack/react-router'
import { isRenewalType } from '@vastus/domain/prescriptions/prescription'
import { leaveVariantOf } from '@vastus/domain/sick-leave/leave'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import { useEffect, useRef, useState } from 'react'
import { alertOfError } from '../../../shared/api/alert-of-error.ts'
import { ApiError, isUnreachable } from '../../../shared/api/api-error.ts'
import { reportError } from '../../../shared/api/report.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { linesOf, listedPrescriptions } from '../../../shared/prescriptions/listed-prescriptions.ts'
import { signInMark } from '../../../shared/session/sign-in-mark.ts'
import { chosenFiles, endWay, startedEContact, useSendEContact, useWhenBack } from '../../e-contacts/index.ts'
import { answersToSend, type useNewMessage, waitingOf, wordsToSend } from '../new-message.ts'

/**
 * Sends the new message. What the writer can mend or try again stays on the page with its text; a failure of the server
 * leads back to the list, where the draft waits and what was started is given up. A message that waits for the connection is
 * tried until it gets an answer.
 */
export function useSending(
  draft: ReturnType<typeof useNewMessage>,
  onSent: (eContactId: number) => void = () => undefined,
) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const send = useSendEContact()
  const [problem, setProblem] = useState<string | null>(null)
  const [hadNoAnswer, setHadNoAnswer] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)

  const isWaiting = () => waitingOf(draft.latest(), signInMark()) === 'WAITS'

  const setWaits = (waits: boolean) => {
    setProblem(null)
    setHadNoAnswer(false)
    draft.change((current) => ({
      ...current,
      waitsIn: waits ? signInMark() : '',
      medicines: waits ? listedPrescriptions.find() : null,
    }))
  }
  const fail = async (error: unknown): Promise<void> => {
    draft.noteFailure(error)
    reportError('e-contacts', error)
    const waited = isWaiting()
    if (waited && isUnreachable(error)) return
    if (waited) setWaits(false)
    if (error instanceof ApiError && error.key === 'PATIENT_NOT_RELATED_WITH_ANY_CLINIC')
      return navigate({ to: '/e-contacts/clinic-not-joined' })
    setHadNoAnswer(error instanceof ApiError && error.status === 0)
    if (!(error instanceof ApiError) || error.status < 500) return setProblem(alertOfError(error, t).text)
    await navigate({ to: '/my-e-contacts', search: { eContactAddedStatus: 'failed' } })
  }

  const sendNow = async (): Promise<void> => {
    const message = draft.latest()
    const { personId, clinicId, type } = message
    const { medicines } = message
    const isOwn = String(medicines?.patientPersonId) === personId && String(medicines?.clinicId) === clinicId
    // The list of the session may be another person's by the time a message that waited goes.
    const waited = isOwn ? linesOf(medicines, type) : []
    const prescriptions =
      listedPrescriptions.toSend({ personId, clinicId, type }) ?? (waited.length > 0 ? waited : undefined)
    if (isUnderWay.current || !isTypeCode(type)) return
    isUnderWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      const { id } = await send.mutateAsync({
        eContactType: type,
        patientPersonId: Number(personId),
        clinicId: Number(clinicId),
        text: wordsToSend(message),
        questionAnswers: answersToSend(message),
        ...(message.byAi && message.summary.trim() !== '' ? { madeWithAi: true } : {}),
        ...(message.notMeant.length > 0 ? { notMeant: [...message.notMeant] } : {}),
        ...(prescriptions ? { prescriptions } : {}),
        idempotencyKey: draft.idempotencyKey(),
      })
      onSent(id)
      startedEContact.remember(id)
      chosenFiles.handOver(id, personId)
      const eContactId = String(id)
      // Before the next page is there: who goes back meanwhile finds no empty form either.
      endWay()
      await (leaveVariantOf(type)
        ? navigate({ to: '/e-contacts/$eContactId/sick-leave', params: { eContactId }, replace: true })
        : navigate({ to: '/my-e-contacts/files', search: { eContactId }, replace: true }))
      chosenFiles.forget()
      draft.clear(message.text)
      if (isRenewalType(type) && listedPrescriptions.isThere(personId, clinicId)) listedPrescriptions.forget()
    } catch (error) {
      await fail(error)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  const { medicines } = draft.values
  useEffect(() => {
    if (medicines) listedPrescriptions.restore(medicines)
  }, [medicines])
  const waiting = waitingOf(draft.values, signInMark())
  useWhenBack(waiting === 'WAITS', () => void sendNow())

  return {
    waiting,
    problem,
    /** The last try got no answer: there is no connection, or nobody at its end. */
    hadNoAnswer,
    isBusy,
    send: sendNow,
    sendWhenBack: () => setWaits(true),
    stopWaiting: () => setWaits(false),
  }
}
