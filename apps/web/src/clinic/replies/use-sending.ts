import { useState } from 'react'
import { reportError } from '../../shared/api/report.ts'
import { type ChangeInput, useChangeEContact } from '../e-contacts/index.ts'

export type Sending = { isBusy: boolean; failed: Error | null }

/** Sends a text once. What failed keeps its reason until the next try. */
export function useSending(eContactId: number, noteFailure: (failure: Error) => void) {
  const { mutateAsync } = useChangeEContact(eContactId)
  const [sending, setSending] = useState<Sending>({ isBusy: false, failed: null })
  return {
    sending,
    /** @returns whether it was sent */
    send: async (input: ChangeInput): Promise<boolean> => {
      setSending({ isBusy: true, failed: null })
      try {
        await mutateAsync(input)
        setSending({ isBusy: false, failed: null })
        return true
      } catch (error) {
        if (!(error instanceof Error)) throw error
        noteFailure(error)
        reportError('e-contacts', error)
        setSending({ isBusy: false, failed: error })
        return false
      }
    },
  }
}
