import { getLogin } from '@vastus/contract/identity'
import { getConfig } from '@vastus/contract/platform'
import { type CountryCode, countryProfile } from '@vastus/domain/country'
import type { Role } from '@vastus/domain/roles'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AppShell } from '../app/layout/app-shell.tsx'
import { navigationItems } from '../app/layout/navigation-items.tsx'
import { I18nProvider } from '../shared/i18n/i18n-context.tsx'
import type { I18nStore } from '../shared/i18n/i18n-store.ts'
import { type Answers, bodyOf } from './answers.ts'
import { type FirstLook, firstLooks } from './first-looks.tsx'
import { createTextMarks, type TextMarks } from './text-marks.ts'

/** What boot.js paints until the app is there: markup with marks in place of words, and the words of each language. */
export type Frame = { html: string; words: Record<string, string[]> }

/** How the server draws the frame of each page that is opened first. */
export const frames = firstLooks.map((first) => ({
  address: first.path,
  /**
   * Draws header, menu and what the answers tell of the page; nothing when they do not tell that the page is the visitor's.
   *
   * @param search of the address, with its question mark
   */
  draw: (answers: Answers, search: string): Frame | undefined => {
    const config = bodyOf(answers, getConfig)
    if (!config || !isFor(first.role, answers, search)) return undefined
    const country = config.featureFlags.COUNTRY_CODE
    const later = createTextMarks({ country, timeZone: countryProfile(country).timeZone })
    const content = first.look({ t: later.i18n.t, answers, search: new URLSearchParams(search), country })
    const html = inFrame(first, later, content, { country, demo: config.appMode !== 'PROD' })
    return { html, words: later.words() }
  },
}))

function isFor(role: Role | null, answers: Answers, search: string): boolean {
  const login = answers[`/api${getLogin.path}`]
  const user = bodyOf(answers, getLogin)
  if (!role) return login !== undefined && !user
  if (!user || user.incompleteProfile || !user.permissions.includes(role)) return false
  // Of an e-contact for somebody else the frame would have to tell the name.
  const person = new URLSearchParams(search).get('personId')
  return person === null || Number(person) === user.personId
}

function inFrame(
  { path, role }: FirstLook,
  { i18n }: TextMarks,
  content: ReactNode,
  { country, demo }: { country: CountryCode; demo: boolean },
): string {
  const store: I18nStore = {
    snapshot: () => i18n,
    subscribe: () => () => undefined,
    load: () => Promise.resolve(),
    setLanguage: () => Promise.resolve(),
  }
  const isStaff = role === 'PRM_DOCTOR'
  const isHome = path === '/' || path === '/my-e-contacts' || isStaff
  const nothing = () => undefined
  const html = renderToStaticMarkup(
    // Neither read out nor to be pressed: the app is about to take its place.
    <div inert aria-hidden="true">
      <I18nProvider store={store}>
        <AppShell
          face={isStaff ? 'staff' : 'patient'}
          room={isStaff ? 'panes' : 'column'}
          homeHref="/"
          helpHref="/help"
          items={navigationItems({ t: i18n.t, path, activeRole: role, country })}
          theme="system"
          onTheme={nothing}
          onNavigate={nothing}
          languages={[]}
          onLanguage={nothing}
          {...(isHome ? {} : { onBack: nothing })}
          demo={demo}
        >
          {content}
        </AppShell>
      </I18nProvider>
    </div>,
  )
  // Within a page a picture needs no name of its language.
  return html.replaceAll(/ xmlns="[^"]*"/g, '')
}
