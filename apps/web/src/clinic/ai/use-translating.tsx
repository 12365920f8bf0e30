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

type OnDone = (result: Result, body: Body) => void

/** Translates one text after the other, after the reader has agreed to the terms of translation once. */
export function useTranslating(): {
  run: (bodies: readonly Body[], onDone: OnDone) => void
  isPending: boolean
  dialog: ReactNode
} {
  const alert = useErrorAlert()
  const { consents } = useSession()
  const { mutate, isPending } = useTranslate()
  const [waiting, setWaiting] = useState<{ bodies: readonly Body[]; onDone: OnDone } | null>(null)

  const translateNow = ([body, ...rest]: readonly Body[], onDone: OnDone) => {
    if (!body) return
    mutate(body, {
      onSuccess: (result) => {
        onDone(result, body)
        translateNow(rest, onDone)
      },
      onError: (error) => alert('ai', error),
    })
  }

  return {
    run: (bodies, onDone) => {
      if (consents?.prmTranslationClinicConsentGiven) translateNow(bodies, onDone)
      else setWaiting({ bodies, onDone })
    },
    isPending,
    dialog: waiting && (
      <ConsentDialog
        onClose={() => setWaiting(null)}
        onGiven={() => {
          setWaiting(null)
          translateNow(waiting.bodies, waiting.onDone)
        }}
      />
    ),
  }
}
