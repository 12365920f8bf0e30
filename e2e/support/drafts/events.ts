import { expect, type Page } from '@playwright/test'
import { signInAs } from '../fixtures.ts'
import type { Form } from './forms.ts'
import type { Stage } from './stage.ts'

/** What befalls somebody who types, and the way back to the form. */
export type Event = {
  name: string
  befalls: (form: Form) => boolean
  happen: (stage: Stage) => Promise<void>
}

const always = () => true
const DRAFTS = /\/api\/drafts\//

/** The text is typed, kept, and a little more is typed, whose loss would be forgiven. */
async function typeAndKeep(stage: Stage): Promise<void> {
  await stage.type(stage.early)
  await stage.untilKept('SERVER')
  await stage.type(stage.late)
  await stage.page.clock.runFor(stage.delay)
}

async function openMenu(page: Page, stage: Stage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const button = page.getByRole('button', { name: stage.t('shell.header.openMenu') })
  if (await button.isVisible()) await button.click()
}

/** Sends once while the answer is not what it should be; then the text must still be there. */
async function sendInVain(stage: Stage): Promise<void> {
  await stage.type(stage.early)
  await (await stage.button()).click()
  await stage.untilRefused()
  await stage.axe()
  await stage.untilKept('SERVER')
  await stage.page.unroute(stage.form.sending)
  await stage.open()
}

export const events: readonly Event[] = [
  {
    name: 'the network is cut',
    befalls: always,
    happen: async (stage) => {
      await stage.context.setOffline(true)
      await stage.type(stage.early)
      await stage.untilKept('DEVICE')
      await stage.type(stage.late)
      await stage.page.clock.runFor(stage.delay)
      await stage.axe()
      await stage.context.setOffline(false)
      await stage.open()
    },
  },
  {
    name: 'the session ends, and its owner signs in again',
    befalls: always,
    happen: async (stage) => {
      // Once the page learns of it there is no field any more: whatever it asks meanwhile must not cut the typing short.
      await stage.type(stage.early)
      await stage.context.clearCookies({ name: /^(?!cookie-consent)/ })
      // What was typed may be kept already: there must be something left to keep.
      await stage.page.keyboard.type('.')
      await stage.page.clock.runFor(2000)
      await expect(stage.page.getByText(stage.t('errors.sessionExpired')).first()).toBeVisible()
      await stage.axe()
      await signInAs(stage.page, stage.form.role)
      await stage.open()
    },
  },
  {
    name: 'the page is loaded again',
    befalls: always,
    happen: async (stage) => {
      await typeAndKeep(stage)
      await stage.page.reload()
      await stage.open()
    },
  },
  {
    name: 'the tab is closed',
    befalls: always,
    happen: async (stage) => {
      await typeAndKeep(stage)
      await stage.page.close()
      await stage.newPage()
      await stage.open()
    },
  },
  {
    name: 'the server is killed',
    befalls: always,
    happen: async (stage) => {
      await stage.type(stage.early.slice(0, 8))
      await stage.server.kill()
      try {
        await stage.type(stage.early.slice(8))
        await stage.untilKept('DEVICE')
      } finally {
        await stage.server.restart()
      }
      await stage.open()
    },
  },
  {
    name: 'drafts are answered with 503',
    befalls: always,
    happen: async (stage) => {
      await stage.page.route(DRAFTS, (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
      )
      await stage.type(stage.early)
      await stage.untilKept('DEVICE')
      await stage.page.unroute(DRAFTS)
      await stage.open()
    },
  },
  {
    name: 'the sending is answered with 500',
    befalls: always,
    happen: async (stage) => {
      await stage.page.route(stage.form.sending, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      )
      await sendInVain(stage)
    },
  },
  {
    name: 'somebody else was faster (409)',
    befalls: ({ versioned }) => versioned,
    happen: async (stage) => {
      await stage.page.route(stage.form.sending, (route) =>
        route.continue({ headers: { ...route.request().headers(), 'if-match': '"99999"' } }),
      )
      await sendInVain(stage)
    },
  },
  {
    name: 'the answer to the sending is lost',
    befalls: always,
    happen: async (stage) => {
      await stage.page.route(stage.form.sending, async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        await route.fetch()
        await route.abort('connectionreset')
      })
      await stage.type(stage.early)
      await (await stage.button()).click()
      await stage.untilRefused()
      await stage.page.unroute(stage.form.sending)
      // The next try is made where the first one was: its answer must be that of the first.
      await stage.sendAgain()
    },
  },
  {
    name: 'the language changes',
    befalls: ({ name }) => !name.startsWith('why'),
    happen: async (stage) => {
      await stage.type(stage.early)
      await stage.changeLanguage()
      await stage.type(stage.late)
    },
  },
  {
    name: 'the button is mashed',
    befalls: always,
    happen: async (stage) => {
      await stage.type(stage.early)
      await (await stage.button()).click({ clickCount: 3, delay: 1 })
      stage.isSent = true
    },
  },
  {
    name: 'the device goes to somebody else',
    befalls: always,
    happen: async (stage) => {
      await typeAndKeep(stage)
      const { page, form, t } = stage
      await page.goto(form.role === 'patient' ? '/my-e-contacts' : '/clinic-e-contacts')
      await openMenu(page, stage)
      await page.getByRole('button', { name: t('shell.menu.logOut'), exact: true }).click()
      await expect(page.getByRole('button', { name: t('identity.demo.roles.nurse.name') })).toBeVisible()
      stage.misplaced(await stage.keptOnDevice(), 'a text on the device after the logout')
      await signInAs(page, form.role === 'patient' ? 'newPatient' : 'doctor')
      await page.goto(form.path(stage.id, stage.personId))
      await expect(page.getByRole('main')).toBeVisible()
      await page.goto(form.role === 'patient' ? '/my-e-contacts' : form.path(stage.id, stage.personId))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const shown = [await page.locator('body').innerText()]
      for (const field of await page.getByRole('textbox').all()) shown.push(await field.inputValue())
      stage.misplaced(shown.join().includes(stage.mark), "a text on somebody else's page")
      stage.isOver = true
    },
  },
]
