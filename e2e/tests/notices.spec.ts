import type { Page } from '@playwright/test'
import { cast } from '../support/cast.ts'
import { sendByCall } from '../support/e-contacts.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { addressOpenedBy, fakePushService, keepShown, shownBy } from '../support/push.ts'
import { wordsIn } from '../support/words.ts'

// A short notice on the device when there is news: allowed by a press, told honestly, and silent about health.

const et = wordsIn('et')
const ru = wordsIn('ru')
const DESKTOP = { viewport: { width: 1280, height: 800 }, hasTouch: false }

// The browser's own worker shows what is pushed.
test.use({ serviceWorkers: 'allow' })

const card = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) })

/** The innermost section with that heading. */
const ledgerOf = (page: Page, heading: string) => card(page, heading).last().getByRole('listitem')

async function pushesTo(page: Page, email: string, id: number): Promise<{ text: string; subject: string }[]> {
  const response = await page.request.get(`/api/demo/outbox?channel=PUSH&to=${encodeURIComponent(email)}`)
  const messages = (await response.json()) as { text: string; subject: string }[]
  return messages.filter(({ text }) => text.endsWith(`/e-contacts/${id}/timeline`))
}

test('a patient turns notices on, is told of a reply, and turns them off', async ({
  page,
  context,
  openAs,
}) => {
  await fakePushService(context)
  await context.grantPermissions(['notifications'])
  await signInAs(page, 'patient')
  await page.goto('/settings?locale=ru')
  const notices = card(page, ru('notices.device.heading'))
  await expect(notices.getByRole('status')).toHaveText(ru('notices.device.off'))
  await notices.getByRole('button', { name: ru('notices.device.turnOn') }).click()
  await expect(notices.getByRole('status')).toHaveText(ru('notices.device.on'))
  await page.reload()
  await expect(notices.getByRole('status')).toHaveText(ru('notices.device.on'))

  const id = await sendByCall(page, 'COUGH', 'Kuiv köha juba teist nädalat.')
  const nurse = await openAs('nurse', DESKTOP)
  const asked = await nurse.request.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, {
    data: { question: 'Kas palavikku on?', questionFileIds: [] },
  })
  expect(asked.status()).toBe(200)
  await expect.poll(async () => (await pushesTo(page, cast.patient, id)).length).toBe(1)
  const [pushed] = await pushesTo(page, cast.patient, id)
  expect(pushed?.subject).toBe('Vastus')
  expect(pushed?.text).toContain(ru('notices.push.body'))
  expect(pushed?.text).not.toMatch(/köha|palavik/i)

  await nurse.goto(`/e-contacts/${id}?locale=et`)
  const ledger = ledgerOf(nurse, et('clinic.notices.heading'))
  await expect(ledger.filter({ hasText: et('clinic.notices.PUSH.QUEUED') })).toHaveCount(1)
  await expect(ledger.filter({ hasText: et('clinic.notices.EMAIL.SENT') })).toHaveCount(2)

  await notices.getByRole('button', { name: ru('notices.device.turnOff') }).click()
  await expect(notices.getByRole('status')).toHaveText(ru('notices.device.off'))
  await nurse.request.post(`/api/clinic/e-contacts/${id}/complete`, { data: { infoText: 'Jooge teed.' } })
  // Without a reload: what is still on its way is asked for again.
  await expect(
    ledger
      .filter({ hasText: et('notices.kind.completed') })
      .filter({ hasText: et('clinic.notices.EMAIL.SENT') }),
  ).toHaveCount(1)
  expect(await pushesTo(page, cast.patient, id)).toHaveLength(1)
})

test('a logout ends the notices on this device; a session that is over by itself does not', async ({
  page,
  context,
}) => {
  await fakePushService(context)
  await context.grantPermissions(['notifications'])
  const devices = async () =>
    ((await (await page.request.get('/api/users/push')).json()) as { devices: string[] }).devices
  const isSubscribed = () => page.evaluate(() => localStorage.getItem('test.push') !== null)
  await signInAs(page, 'newPatient')
  await page.goto('/settings?locale=et')
  const notices = card(page, et('notices.device.heading'))
  await notices.getByRole('button', { name: et('notices.device.turnOn') }).click()
  await expect(notices.getByRole('status')).toHaveText(et('notices.device.on'))
  expect(await devices()).toHaveLength(1)

  // What an open page is just asking for would be refused.
  await page.goto('about:blank')
  await page.request.post('/api/logout')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(et('identity.home.heading'))
  expect(await isSubscribed()).toBe(true)
  await signInAs(page, 'newPatient')
  expect(await devices()).toHaveLength(1)

  await page.goto('/settings')
  await page.getByRole('button', { name: et('shell.header.openMenu') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: et('shell.menu.logOut') })
    .click()
  await expect(page).toHaveURL('/')
  expect(await isSubscribed()).toBe(false)
  await signInAs(page, 'newPatient')
  expect(await devices()).toEqual([])
})

test('the worker shows what is pushed, whatever it is, and leads to it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'])
  await signInAs(page, 'patient')
  const id = await sendByCall(page, 'COUGH', 'Kuiv köha juba teist nädalat.')
  await page.goto('/settings?locale=et')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    // What is pushed to a worker that is only about to be active would be lost.
    await new Promise<void>((resolve) => {
      const look = () => {
        if (active?.state === 'activated') resolve()
      }
      active?.addEventListener('statechange', look)
      look()
    })
  })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data })
  await keepShown(context)

  const path = `/e-contacts/${id}/timeline`
  const body = et('notices.push.body')
  await push(JSON.stringify({ title: 'Vastus', body, path, tag: `e-contact-${id}`, language: 'et' }))
  await expect
    .poll(() => shownBy(context))
    .toEqual([{ title: 'Vastus', body, tag: `e-contact-${id}`, lang: 'et' }])
  await push('{"title":')
  await expect.poll(async () => (await shownBy(context)).at(1)?.title).toBe('Vastus')

  expect(await addressOpenedBy(context, `e-contact-${id}`)).toBe(`${baseURL}${path}`)
})
