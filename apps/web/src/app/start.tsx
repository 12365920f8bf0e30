import { QueryClient } from '@tanstack/react-query'
import { getConfig } from '@vastus/contract/platform'
import { countryProfile } from '@vastus/domain/country'
import { chooseLanguage } from '@vastus/domain/language-choice'
import { LANGUAGE_STORAGE_KEY } from '@vastus/domain/locale'
import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { rememberPlace } from '../offline/last-place.ts'
import { isAskedAgain, pauseBeforeAsking } from '../shared/api/ask-again.ts'
import { call, configureCalls, forgetEarlyAnswers } from '../shared/api/call.ts'
import { cookieQuestion } from '../shared/cookies/cookie-question.ts'
import { createI18nStore } from '../shared/i18n/i18n-store.ts'
import { createRealtimeClient } from '../shared/realtime/realtime-client.ts'
import { ownerQuestion } from '../shared/session/owner-question.ts'
import { createSessionStore } from '../shared/session/session-store.ts'
import { askForLogin, endSession, settle } from '../shared/session/sign-in-out.ts'
import { App } from './app.tsx'
import type { AppContext } from './app-context.ts'
import { outdateHidden } from './outdate-hidden.ts'
import { createAppRouter } from './router.ts'

/** Starts the app in an element of the page, at the address that the browser shows. */
export async function start(element: HTMLElement): Promise<Root> {
  // Both were asked for by boot.js; who is signed in is waited for below.
  const login = askForLogin()
  // Heard of below; when already the settings are out of reach, they tell it first.
  login.catch(() => undefined)
  const config = await call(getConfig, {})
  const country = config.featureFlags.COUNTRY_CODE
  const language = chooseLanguage({
    query: new URLSearchParams(location.search).get('locale'),
    stored: localStorage.getItem(LANGUAGE_STORAGE_KEY),
    countryCode: country,
  })
  configureCalls({ language })
  rememberPlace(language, country)
  const i18n = await createI18nStore({ language, country, timeZone: countryProfile(country).timeZone })
  i18n.subscribe(() => {
    const chosen = i18n.snapshot().language
    configureCalls({ language: chosen })
    rememberPlace(chosen, country)
  })

  const context: AppContext = {
    store: createSessionStore(config),
    i18n,
    queryClient: new QueryClient({
      defaultOptions: {
        queries: {
          retry: isAskedAgain,
          retryDelay: pauseBeforeAsking,
          staleTime: 5000,
        },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
    realtime: openRealtime(),
    askForCookies: cookieQuestion.ask,
  }
  context.realtime.listen((event) => void outdateHidden(context.queryClient, event))
  await yieldToBrowser()
  const router = createAppRouter(context)
  await yieldToBrowser()
  // The first date that a browser writes takes a slow phone 60 ms. They pass here, before there is a list of dates to be drawn.
  i18n.snapshot().format.time(new Date())
  await yieldToBrowser()
  configureCalls({
    confirmOwner: ownerQuestion.ask,
    onSessionEnded: () => {
      if (!context.store.snapshot().user) return
      endSession(context)
      void router.navigate({ to: '/', search: { status: 'session-expired' } })
    },
  })
  const signedIn = await login
  // The page came with its first answers.
  if (signedIn) settle(context, signedIn, 0)
  // What boot.js has painted gives way to a whole page, not to an empty one.
  await router.load()
  forgetEarlyAnswers()
  // In small pieces: a slow phone stays able to answer a touch meanwhile.
  const root = createRoot(element)
  startTransition(() => root.render(<App context={context} router={router} />))
  return root
}

/** Between two pieces of work a slow phone answers touches, and paints. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

function openRealtime() {
  const address = `${location.origin.replace(/^http/, 'ws')}/api/ws-prm`
  const realtime = createRealtimeClient(() => new WebSocket(address))
  window.addEventListener('online', realtime.look)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') realtime.look()
  })
  return realtime
}
