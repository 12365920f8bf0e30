import { useNavigate } from '@tanstack/react-router'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useState } from 'react'
import { alertOfError } from '../../../../shared/api/alert-of-error.ts'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { reportError } from '../../../../shared/api/report.ts'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { startedEContact, useFinalize } from '../api/finalize.ts'
import { useSendEContact } from '../api/send-e-contact.ts'
import type { useNewMessage } from '../new-message.ts'

type Choices = { personId: string; clinicId: string; type: TypeCode }

/**
 * Sends the new message. What the writer can mend or try again stays on the page with its text; a failure of the server
 * leads back to the list, where the draft waits.
 */
export function useSending(draft: ReturnType<typeof useNewMessage>) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const send = useSendEContact()
  const finalize = useFinalize()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const giveUp = async (): Promise<void> => {
    const started = startedEContact.find()
    if (started) await finalize.mutateAsync({ eContactId: started, failed: true })
  }
  const fail = async (error: unknown): Promise<void> => {
    draft.noteFailure(error)
    reportError('e-contacts', error)
    if (error instanceof ApiError && error.key === 'PATIENT_NOT_RELATED_WITH_ANY_CLINIC')
      return navigate({ to: '/e-contacts/clinic-not-joined' })
    if (!(error instanceof ApiError) || error.status < 500) return setProblem(alertOfError(error, t).text)
    await giveUp().catch((also: unknown) => reportError('e-contacts', also))
    await navigate({ to: '/my-e-contacts', search: { eContactAddedStatus: 'failed' } })
  }

  return {
    problem,
    isBusy,
    send: async ({ personId, clinicId, type }: Choices): Promise<void> => {
      setBusy(true)
      setProblem(null)
      startedEContact.forget()
      try {
        const { id } = await send.mutateAsync({
          eContactType: type,
          patientPersonId: Number(personId),
          clinicId: Number(clinicId),
          text: draft.values.text,
          idempotencyKey: draft.idempotencyKey(),
        })
        startedEContact.remember(id)
        await navigate({
          to: '/my-e-contacts/files',
          search: { eContactId: String(id) },
          replace: true,
        })
        draft.clear()
      } catch (error) {
        await fail(error)
      } finally {
        setBusy(false)
      }
    },
  }
}
