import { useMutation, useQueryClient } from '@tanstack/react-query'
import { finalizeEContact } from '@vastus/contract/patient-e-contacts'
import type { RouteCall } from '@vastus/contract/route'
import { useMemo } from 'react'
import { call } from '../../../shared/api/call.ts'
import { once } from '../../../shared/api/persistently.ts'
import { myEContactKeys } from './keys.ts'

const STARTED_KEY = 'prm.patient.startedEContactId'

/** The e-contact whose sending was started in this tab and not ended yet. */
export const startedEContact = {
  remember: (id: number) => sessionStorage.setItem(STARTED_KEY, String(id)),
  find: () => Number(sessionStorage.getItem(STARTED_KEY)) || null,
  forget: () => sessionStorage.removeItem(STARTED_KEY),
}

/** Ends the files step, or gives up a sending that failed. */
export function useFinalize() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: RouteCall<typeof finalizeEContact>['body']) => call(finalizeEContact, { body }),
    onSuccess: () => {
      startedEContact.forget()
      return queries.invalidateQueries({ queryKey: myEContactKeys.all })
    },
  })
}

/**
 * For files of a later message. Until the files step of the first one is over, every file would go to that one: a writer who left
 * the step by closing the page has ended it by writing on.
 */
export function useEndFilesStep(eContactId: number): () => Promise<unknown> {
  return useMemo(() => once(() => call(finalizeEContact, { body: { eContactId } })), [eContactId])
}
