import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendFreeText } from '@vastus/contract/patient-e-contacts'
import type { RouteCall } from '@vastus/contract/route'
import { call } from '../../../shared/api/call.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { myEContactKeys } from './keys.ts'

type Message = RouteCall<typeof sendFreeText>['body'] & { idempotencyKey: string }

/** Sends a new e-contact; every try of the same message carries the same key, so that it arrives once. */
export function useSendEContact() {
  const { language } = useI18n()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Message) =>
      call(sendFreeText, { query: { locale: language }, body }, { idempotencyKey }),
    onSuccess: () => {
      // Who has sent goes on at once, also where the connection is too weak for the list.
      void queries.invalidateQueries({ queryKey: myEContactKeys.list })
    },
  })
}
