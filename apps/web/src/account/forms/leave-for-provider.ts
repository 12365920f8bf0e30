import type { AppConfig } from '@vastus/contract/platform'
import { createDokobitSession, startExternalSignIn } from '@vastus/contract/sign-in'
import type { Language } from '@vastus/i18n'
import { call } from '../../shared/api/call.ts'
import { type Departure, keepDeparture } from './departure.ts'

/** Sends the browser to the page of a provider. @throws ApiError when the provider cannot be reached */
export async function leaveForProvider(
  { id, method }: AppConfig['externalProviders'][number],
  purpose: Departure['purpose'],
  language: Language,
): Promise<void> {
  if (method === 'DOKOBIT') {
    const { url, attemptId } = await call(createDokobitSession, { body: { locale: language, purpose } })
    keepDeparture({ attemptId, purpose })
    window.location.assign(url)
  } else {
    const { url } = await call(startExternalSignIn, { body: { provider: id, purpose } })
    keepDeparture({ attemptId: null, purpose })
    window.location.assign(url)
  }
}
