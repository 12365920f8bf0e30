import { type BoundFunctions, configure, getByRole, type queries, within } from '@testing-library/dom'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { extendLogin, getConsents, getLogin, savePreferences } from '@vastus/contract/identity'
import {
  type AppConfig,
  deleteDraft,
  getConfig,
  getDraftKey,
  listDrafts,
  listGlobalMessages,
  logFromClient,
  saveDraft,
} from '@vastus/contract/platform'
import type { Language, Translate } from '@vastus/i18n'
import { IDBFactory } from 'fake-indexeddb'
import type { Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { start } from '../app/start.tsx'
import { hearServerClock } from '../shared/time/server-clock.ts'
import { type Connection, stubConnections } from './connection.ts'
import { createMockServer, failed, type MockServer } from './mock-server.ts'
import { CONSENTS_GIVEN, userOf, type Viewer } from './people.ts'
import { wordsIn } from './words.ts'

declare global {
  interface Window {
    happyDOM: { setViewport: (size: { width: number; height: number }) => void }
  }
}

type Settings = {
  /** Who is signed in; a guest when left out. */
  as?: Viewer
  language?: Language
  /** Whether the language was chosen on the device, not only taken from the country. */
  isLanguageChosen?: boolean
  /** Whether the question about cookies is still to be answered. */
  asksForCookies?: boolean
  /** The responses of the server beside those of the frame around each page. */
  serve?: (server: MockServer) => void
  /** What the page may print or report to the server. */
  expectedErrors?: RegExp[]
}

export type OpenPage = {
  server: MockServer
  /** The connection on which the server speaks without being asked. */
  connection: Connection
  t: Translate
  /** Types and presses like a person. */
  user: UserEvent
  /** Queries in the whole document, dialogs included. */
  screen: BoundFunctions<typeof queries>
  main: () => BoundFunctions<typeof queries>
}

/** The document does not know every element that browsers do. */
const UNKNOWN_ELEMENT = /^The tag <%s> is unrecognized.* search$/

/** A page takes longer to appear on a busy machine than the library expects. */
configure({ asyncUtilTimeout: 30_000 })

/** What the document lacks of browsers: popovers are shown where they stand. */
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined })

const opened: {
  root: Root
  server: MockServer
  connection: Connection
  errors: string[]
  expectedErrors: RegExp[]
}[] = []

/**
 * Starts the whole application at an address, without a browser, against a server that is made from the contract. The test fails
 * when the page calls what the test has no response for, when a response is not of the contract, and when the page prints an error.
 */
export async function openPage(path: string, settings: Settings = {}): Promise<OpenPage> {
  const { as, language = 'en', isLanguageChosen = true, asksForCookies = false } = settings
  const expectedErrors = [UNKNOWN_ELEMENT, ...(settings.expectedErrors ?? [])]
  await closePages()
  // What an earlier test heard of the server's time is forgotten.
  hearServerClock(new Response(null, { headers: { date: new Date().toUTCString() } }))
  const server = createMockServer()
  serveFrame(server, language, as)
  settings.serve?.(server)
  vi.stubGlobal('fetch', server.fetch)
  const connection = stubConnections(server)
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('scrollTo', () => undefined)
  const errors: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => void errors.push(parts.map(String).join(' ')))
  server.on(logFromClient, ({ body }) => void errors.push(`${body.type}: ${body.message}`))
  if (!asksForCookies) document.cookie = 'cookie-consent=true; path=/'
  if (isLanguageChosen) localStorage.setItem('prm.language', language)
  history.replaceState(null, '', path)
  // Wide enough for everything that a desk shows side by side.
  window.happyDOM.setViewport({ width: 1440, height: 900 })
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const root = await start(element)
  opened.push({ root, server, connection, errors, expectedErrors })
  const screen = within(document.body)
  await within(await screen.findByRole('main')).findAllByRole('heading')
  return {
    server,
    connection,
    t: wordsIn(language),
    user: userEvent.setup(),
    screen,
    main: () => within(getByRole(document.body, 'main')),
  }
}

/** Ends what a test has opened, and fails it for what was wrong behind the scenes. The setup file calls it after each test. */
export async function closePages(): Promise<void> {
  const pages = opened.splice(0)
  for (const { root, connection } of pages) {
    connection.ends()
    root.unmount()
  }
  // What was begun by the last press comes to its end before the next page.
  await new Promise((resolve) => setTimeout(resolve))
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['cookie-consent', 'cookie-consent-analytical'])
    document.cookie = `${name}=; path=/; max-age=0`
  vi.unstubAllGlobals()
  // A call that comes too late finds no server, not the network.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.restoreAllMocks()
  for (const { server, errors, expectedErrors } of pages) {
    expect(server.problems, 'calls and responses outside the contract').toEqual([])
    expect(
      errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error))),
      'errors that the page printed or reported',
    ).toEqual([])
  }
}

/** Matches a name or a label that contains these words, as a reader finds them. */
export const containing =
  (words: string) =>
  (text: string): boolean =>
    text.includes(words)

/** What the frame around each page asks for. */
function serveFrame(server: MockServer, language: Language, as: Viewer | undefined): void {
  server.on(getConfig, servedConfig)
  if (!as) return server.on(getLogin, failed(401))
  const user = userOf(as, language)
  server.on(getLogin, user)
  server.on(extendLogin, user)
  server.on(savePreferences, user)
  server.on(getConsents, CONSENTS_GIVEN)
  server.on(listGlobalMessages, pageOf([]))
  server.on(listDrafts, pageOf([]))
  server.on(saveDraft, undefined)
  server.on(deleteDraft, undefined)
  server.on(getDraftKey, { key: btoa('0123456789abcdef0123456789abcdef') })
}

/** One page of a list, with everything in it. */
export const pageOf = <T>(content: T[]) => ({
  content,
  page: 0,
  size: Math.max(content.length, 1),
  totalElements: content.length,
  last: true,
})

/** What the server answers of its configuration unless a test says otherwise. */
export const servedConfig: AppConfig = {
  appMode: 'PROD',
  version: '0.1.0',
  featureFlags: {
    COUNTRY_CODE: 'EE',
    DOKOBIT_LOGIN_ENABLED: false,
    EMAIL_LOGIN_ENABLED: true,
    PERSONAL_CODE_REQUIRED: true,
  },
  signInMethods: [],
  services: { languageModel: true, sms: true, patientRegister: true, nationalSignIn: false },
  externalProviders: [],
  fileFormats: ['pdf', 'jpg', 'png'],
  maxFileCount: 10,
  maxFileBytes: 50_000_000,
  hasSmartIdLinks: false,
  supportEmail: 'support@vastus.test',
}
