import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addInfo, answerInquiry, cancelEContact, reopenMyEContact } from '@vastus/contract/patient-e-contacts'
import type { DangerRuleId } from '@vastus/domain/danger-signs/rules'
import type { PatientEContact } from '@vastus/contract/shapes'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call, type CallOptions } from '../../../shared/api/call.ts'
import type { ReplyKind } from '../my-reply.ts'
import { myEContactKeys } from './keys.ts'

type Reply = {
  kind: ReplyKind
  text: string
  fileIds: string[]
  notMeant: readonly DangerRuleId[]
  idempotencyKey: string
}
type Reasoned = {
  reason: string
  infoText: string
  notMeant: readonly DangerRuleId[]
  idempotencyKey: string
}

const paramsOf = ({ id }: PatientEContact) => ({ id: String(id) })
const optionsOf = ({ version }: PatientEContact, idempotencyKey: string): CallOptions => ({
  ifMatch: version,
  idempotencyKey,
})

const corrected = (notMeant: readonly DangerRuleId[]) =>
  notMeant.length > 0 ? { notMeant: [...notMeant] } : {}

/** An answer to what the clinic asked, or more information. */
function reply(eContact: PatientEContact, { kind, text, fileIds, notMeant, idempotencyKey }: Reply) {
  const options = optionsOf(eContact, idempotencyKey)
  const params = paramsOf(eContact)
  return kind === 'ANSWER'
    ? call(
        answerInquiry,
        { params, body: { answer: text, answerFileIds: fileIds, ...corrected(notMeant) } },
        options,
      )
    : call(
        addInfo,
        { params, body: { infoText: text, infoFileIds: fileIds, ...corrected(notMeant) } },
        options,
      )
}

const withWords = ({ reason, infoText }: Reasoned) => (infoText ? { reason, infoText } : { reason })

const cancel = (eContact: PatientEContact, input: Reasoned) =>
  call(
    cancelEContact,
    { params: paramsOf(eContact), body: withWords(input) },
    optionsOf(eContact, input.idempotencyKey),
  )

const reopen = (eContact: PatientEContact, input: Reasoned) =>
  call(
    reopenMyEContact,
    { params: paramsOf(eContact), body: { ...withWords(input), ...corrected(input.notMeant) } },
    optionsOf(eContact, input.idempotencyKey),
  )

export const useReply = (eContact: PatientEContact) => useChange(eContact, reply)
export const useCancel = (eContact: PatientEContact) => useChange(eContact, cancel)
export const useReopen = (eContact: PatientEContact) => useChange(eContact, reopen)

/** After a change, and after a refused one on an outdated view, what is shown is asked for again. */
function useChange<Input>(
  eContact: PatientEContact,
  change: (eContact: PatientEContact, input: Input) => Promise<PatientEContact>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(eContact, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: myEContactKeys.all }),
    onError: (error) => {
      if (error instanceof ApiError && (error.status === 409 || error.key === 'E_CONTACT_ALREADY_CLOSED'))
        return queries.invalidateQueries({ queryKey: myEContactKeys.all })
    },
  })
}
