import {
  createFormatters,
  createTranslator,
  type Language,
  LANGUAGES,
  type MessageKey,
  type MessageParams,
} from '@vastus/i18n'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Role } from '@vastus/domain/roles'
import { AppShell } from '../app/layout/app-shell.tsx'
import { navigationItems } from '../app/layout/navigation-items.tsx'
import { I18nProvider } from '../shared/i18n/i18n-context.tsx'
import type { I18nStore } from '../shared/i18n/i18n-store.ts'
import { type FirstLook, firstLooks } from './first-looks.tsx'
import { everyWord } from './every-word.ts'

/** What boot.js paints until the app is there: markup with numbers in place of words, and the words of each language. */
export type Frame = { role: Role | null; html: string; words: Record<string, string[]> }

/** Stands where the two letters of the language are shown; no language has it. */
const NO_LANGUAGE = 'xx' as Language

/** The frame of every page that is opened first, with as much of the page as is the same for everybody, by its address. */
export function renderFrames(): Record<string, Frame> {
  return Object.fromEntries(firstLooks.map((first) => [first.path, renderFrame(first)]))
}

function renderFrame({ path, role, look }: FirstLook): Frame {
  const said: { key: MessageKey; params: MessageParams | undefined }[] = []
  const numbers = new Map<string, number>()
  const t = (key: MessageKey, params?: MessageParams): string => {
    const id = JSON.stringify([key, params])
    const number = numbers.get(id) ?? said.push({ key, params }) - 1
    numbers.set(id, number)
    return `{{${number}}}`
  }
  const format = createFormatters({ language: 'en', country: 'GB', timeZone: 'UTC' })
  const i18n = { language: NO_LANGUAGE, t, format }
  const store: I18nStore = {
    snapshot: () => i18n,
    subscribe: () => () => undefined,
    load: () => Promise.resolve(),
    setLanguage: () => Promise.resolve(),
  }
  const html = inFrame(store, path, role, look(t))
  const words = Object.fromEntries(
    LANGUAGES.map((language) => {
      const say = createTranslator(language, everyWord[language])
      return [language, said.map(({ key, params }) => escaped(say(key, params)))]
    }),
  )
  return { role, html, words }
}

function inFrame(store: I18nStore, path: string, role: Role | null, look: ReactNode): string {
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
          items={navigationItems({ t: store.snapshot().t, path, activeRole: role })}
          theme="system"
          onTheme={nothing}
          onNavigate={nothing}
          languages={[]}
          onLanguage={nothing}
          {...(isHome ? {} : { onBack: nothing })}
          demo
        >
          {look}
        </AppShell>
      </I18nProvider>
    </div>,
  )
  // Within a page a picture needs no name of its language.
  return html.replaceAll(/ xmlns="[^"]*"/g, '').replaceAll('XX', '{{code}}')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
