import { type BrowserContext, expect, type Locator } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import { axeCheck } from '../fixtures.ts'
import type { startOwn } from '../server.ts'
import { wordsIn } from '../words.ts'
import type { Form } from './forms.ts'
import type { People } from './people.ts'

type Given = {
  context: BrowserContext
  server: Awaited<ReturnType<typeof startOwn>>
  people: People
  form: Form
  id: number
  personId: number
  language: Language
  /** Milliseconds between the last key and what happens. */
  delay: number
  /** Whether what an error looks like is examined as well. */
  looksToo: boolean
}

export type Stage = Awaited<ReturnType<typeof stageOf>>

/** One writer at one form, and what can be seen of the text from outside. */
export async function stageOf(given: Given) {
  const { context, people, form, id } = given
  const mark = crypto.randomUUID().slice(0, 8)
  let field: Locator | undefined

  const stage = {
    ...given,
    t: wordsIn(given.language),
    page: await context.newPage(),
    /** Nobody else's text has it. */
    mark,
    /** Must be there again, whatever happens. */
    early: `Mul on köha ${mark}, juba`,
    /** Typed in the last two seconds. */
    late: ' kolmas päev',
    isSent: false,
    isOver: false,

    async newPage(): Promise<void> {
      stage.page = await context.newPage()
    },
    async open(): Promise<void> {
      // What the page that is left has asked for is not taken for what the next one asks.
      await stage.page.goto('about:blank')
      // Without the key nothing is kept on the device, and without the drafts nothing on the server.
      const responses = ['**/api/draft-key', '**/api/drafts'].map((path) => stage.page.waitForResponse(path))
      await stage.page.goto(form.path(id, given.personId))
      for (const response of responses) await (await response).finished()
      field = await form.field(stage.page, stage.t)
      await expect(field).toBeVisible()
    },
    field: (): Locator => {
      if (!field) throw new Error('The form is not open')
      return field
    },
    type: async (text: string): Promise<void> => {
      await stage.field().focus()
      await stage.page.keyboard.press('Control+End')
      await stage.page.keyboard.type(text)
    },
    button: (): Promise<Locator> => form.button(stage.page, stage.t),
    async changeLanguage(): Promise<void> {
      const next: Language = given.language === 'en' ? 'et' : 'en'
      await stage.page.getByRole('combobox', { name: stage.t('shell.header.language') }).selectOption(next)
      stage.t = wordsIn(next)
      await expect(stage.page.locator('html')).toHaveAttribute('lang', next)
      field = await form.field(stage.page, stage.t)
    },
    /** Two seconds pass, and the text must be safe. */
    async untilKept(place: 'SERVER' | 'DEVICE'): Promise<void> {
      await stage.page.clock.runFor(2000)
      await expect
        .poll(() => (place === 'DEVICE' ? stage.keptOnDevice() : stage.keptOnServer()), {
          message: `lost: not kept on the ${place.toLowerCase()}`,
          intervals: [30, 50, 100],
        })
        .toBe(true)
    },
    async keptOnServer(): Promise<boolean> {
      const kept = (await people.drafts(form.role)).filter(({ payload }) => payload.includes(mark))
      stage.misplaced(
        kept.some(({ key }) => key !== form.draftKey(id)),
        `kept as ${kept.map(({ key }) => key).join()}`,
      )
      return kept.length > 0
    },
    /** Texts on the device are sealed: only the place of this form can be seen. */
    keptOnDevice: (): Promise<boolean> =>
      stage.page.evaluate(
        (key) =>
          new Promise<boolean>((resolve, reject) => {
            const opening = indexedDB.open('vastus-drafts')
            opening.onerror = () => reject(opening.error)
            opening.onupgradeneeded = () => opening.transaction?.abort()
            opening.onsuccess = () => {
              const asked = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
              asked.onerror = () => reject(asked.error)
              asked.onsuccess = () => {
                opening.result.close()
                resolve(asked.result.some((found) => (found as [number, string])[1] === key))
              }
            }
          }).catch(() => false),
        form.draftKey(id),
      ),
    /** An error is shown, on the spot or on the page the writer was led to. */
    untilRefused: (): Promise<void> =>
      expect(
        stage.page
          .getByRole('alert')
          .filter({ hasText: /\S/ })
          .or(stage.page.getByText(stage.t('errors.eContactUpdated')))
          .first(),
      ).toBeVisible(),
    async sendAgain(): Promise<void> {
      if (!(await stage.field().isVisible()) && form.name === 'new e-contact') {
        await (await stage.button()).click()
      } else await (await stage.button()).click()
      stage.isSent = true
    },
    misplaced(is: boolean, where: string): void {
      expect(is, `misplaced: ${where}`).toBe(false)
    },
    async axe(): Promise<void> {
      if (given.looksToo && form.role === 'patient') await axeCheck(stage.page)
    },
  }
  await stage.page.clock.install()
  await stage.open()
  return stage
}
