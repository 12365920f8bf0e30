import { logFromClient } from '@vastus/contract/platform'
import { LOG_MESSAGE_MAX } from '@vastus/domain/limits'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'

export type Device = 'MOBILE' | 'TABLET' | 'DESKTOP'

/** What the client looks like; decides whether a camera is offered. */
export function deviceKind(agent = navigator.userAgent, touchPoints = navigator.maxTouchPoints): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1))
    return 'TABLET'
  return /Mobi|iPhone|Android/i.test(agent) ? 'MOBILE' : 'DESKTOP'
}

/** Tells the server of a failure: 4xx as a warning, the rest as an error. What fails here is not reported again. */
export function reportError(area: string, error: unknown): void {
  const isWarning = error instanceof ApiError && error.status >= 400 && error.status < 500
  const message = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
  call(logFromClient, {
    body: {
      type: `prm.${area}`,
      level: isWarning ? 'WARNING' : 'ERROR',
      message: message.slice(0, LOG_MESSAGE_MAX),
      device: deviceKind(),
    },
  }).catch(() => {
    // A report about a failed report would go on for ever.
  })
}
