import type { translate } from '@vastus/contract/ai'
import type { RouteCall, RouteResponse } from '@vastus/contract/route'
import { type ReactNode, useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { useSession } from '../../shared/session/session-context.tsx'
import { useTranslate } from './api.ts'

const ConsentDialog = lazyPart(() => import('./consent-dialog.tsx').then((module) => module.ConsentDialog))

type Body = RouteCall<typeof translate>['body']
type Result = RouteResponse<typeof translate>

/** Translates, after the reader has agreed to the terms of translation once. */
export function useTranslating(): {
  run: (body: Body, onDone: (result: Result) => void) => void
  isPending: boolean
  dialog: ReactNode
} {
  const alert = useErrorAlert()
  const { consents } = useSession()
  const { mutate, isPending } = useTranslate()
  const [waiting, setWaiting] = useState<{ body: Body; onDone: (result: Result) => void } | null>(null)

  const translateNow = (body: Body, onDone: (result: Result) => void) =>
    mutate(body, { onSuccess: onDone, onError: (error) => alert('ai', error) })

  return {
    run: (body, onDone) => {
      if (consents?.prmTranslationClinicConsentGiven) translateNow(body, onDone)
      else setWaiting({ body, onDone })
    },
    isPending,
    dialog: waiting && (
      <ConsentDialog
        onClose={() => setWaiting(null)}
        onGiven={() => {
          setWaiting(null)
          translateNow(waiting.body, waiting.onDone)
        }}
      />
    ),
  }
}
