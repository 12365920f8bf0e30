// @proves R2-056
import { replyBlockedUntil } from '@vastus/domain/e-contact/reply-restriction'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// The state of a request, who has read it, and everything as a copy of one's own.

const et = wordsIn('et')
const ru = wordsIn('ru')

/** The browser prints refused calls as errors of its own. */
test.use({ expectedProblems: [/status of 469/] })

async function send(page: Page): Promise<number> {
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  const sent = await page.request.post('/api/patient/e-contacts/fallback', {
    data: { eContactType: 'COUGH', patientPersonId: personId, clinicId: 1, text: 'Köha ja nohu.' },
  })
  const { id } = (await sent.json()) as { id: number }
  return id
}

test('the steps of an e-contact follow what happens at the clinic, without a reload', async ({
  page,
  openAs,
}) => {
  await signInAs(page, 'patient')
  const id = await send(page)
  const nurse = await openAs('nurse')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const opened = new Promise<void>((done) =>
    cdp.once('Network.webSocketHandshakeResponseReceived', () => done()),
  )
  await page.goto(`/e-contacts/${id}/timeline?locale=et`)
  await opened
  const steps = page.getByRole('region', { name: et('patient.steps.label') })
  const current = steps.locator('[aria-current="step"]')
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(current).toContainText(et('patient.steps.RECEIVED'))

  await nurse.request.get(`/api/clinic/e-contacts/${id}`)
  await expect(current).toContainText(et('patient.steps.READ'))
  await nurse.request.post(`/api/clinic/e-contacts/${id}/notes`, { data: { note: 'Ainult meile' } })
  const asked = await nurse.request.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, {
    data: {
      question: 'Kas palavikku on?',
      questionFileIds: [],
      replyBlockedUntil: replyBlockedUntil('IN_3_DAYS', { now: new Date(), timeZone: 'Europe/Tallinn' }),
    },
  })
  expect(asked.status()).toBe(200)
  await expect(current).toContainText(et('patient.steps.ASKED'))
  const [opens = ''] = et('patient.steps.opensAt', { when: '|' }).split('|')
  await expect(current).toContainText(opens)
  await expect(steps.getByText(et('patient.steps.WITH.NURSE'))).toBeVisible()
  await expect(page.getByText('Ainult meile')).toHaveCount(0)

  await nurse.request.post(`/api/clinic/e-contacts/${id}/complete`, { data: { infoText: 'Jooge teed.' } })
  await expect(current).toContainText(et('patient.steps.ANSWERED.NURSE'))
})

test('a colleague who opens an e-contact is on the list without a reload', async ({ page, openAs }) => {
  await signInAs(page, 'patient')
  const id = await send(page)
  const doctor = await openAs('doctor')
  const { firstName, surname } = (await (await doctor.request.get('/api/login')).json()) as {
    firstName: string
    surname: string
  }
  await page.goto('/settings?locale=ru')
  await page.getByRole('link', { name: ru('identity.settings.whoRead') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('my-data.access.heading'))
  const toIt = page
    .getByRole('list', { name: ru('my-data.access.heading') })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href*="/e-contacts/${id}/timeline"]`) })
  await expect(page.locator('[class*="skeleton"]')).toHaveCount(0)
  await expect(toIt).toHaveCount(0)
  for (const path of ['', '/timeline']) await doctor.request.get(`/api/clinic/e-contacts/${id}${path}`)
  await expect(toIt).toHaveCount(1)
  await expect(toIt).toContainText(`${firstName} ${surname}`)
  await expect(toIt).toContainText(ru('enums.profession.DOCTOR'))
  await expect(toIt).toContainText('Kesklinna Perearstikeskus')
  await expect(toIt).toContainText(ru('my-data.access.OWN.OPENED'))
  await toIt.getByRole('link').click()
  await expect(page.getByRole('link', { name: ru('patient.steps.whoRead') })).toBeVisible()
})

test('everything can be downloaded as one file, after the owner has confirmed who it is', async ({
  page,
}) => {
  await signInAs(page, 'patient')
  // As after 15 minutes without a new sign-in.
  let isOld = true
  await page.route('**/api/patient/my-data', async (route) => {
    if (route.request().method() !== 'POST' || !isOld) return route.fallback()
    isOld = false
    await route.fulfill({ status: 469, json: { key: 'SIGN_IN_AGAIN', requestId: 'x', message: 'x' } })
  })
  let isOldAgain = true
  await page.route('**/api/patient/my-data/allow', async (route) => {
    if (!isOldAgain) return route.fallback()
    isOldAgain = false
    await route.fulfill({ status: 469, json: { key: 'SIGN_IN_AGAIN', requestId: 'x', message: 'x' } })
  })
  await page.goto('/settings?locale=ru')
  await page.getByRole('link', { name: ru('identity.settings.downloadMyData') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('my-data.export.heading'))
  await page
    .getByRole('button', {
      name: new RegExp(`${ru('my-data.export.prepare')}|${ru('my-data.export.again')}`),
    })
    .click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(ru('sign-in.confirm.heading'))
  await axeCheck(page)
  await shot(page, 'confirm-owner')
  const password = question.getByLabel(ru('identity.field.password'), { exact: true })
  const known = await password.inputValue()
  await password.fill('a wrong one')
  await question.getByRole('button', { name: ru('sign-in.confirm.submit') }).click()
  await expect(question).toContainText(ru('sign-in.confirm.wrongPassword'))
  await password.fill(known)
  await question.getByRole('button', { name: ru('sign-in.confirm.submit') }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('heading', { name: ru('my-data.export.ready') })).toBeVisible({
    timeout: 20_000,
  })
  await page.getByRole('button', { name: ru('my-data.export.download') }).click()
  await question.getByLabel(ru('identity.field.password'), { exact: true }).fill(known)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: ru('sign-in.confirm.submit') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^vastus-\d{4}-\d\d-\d\d\.zip$/)
  const file = await readFile(await download.path())
  expect(file.subarray(0, 2).toString()).toBe('PK')
  expect(file.includes('index.html')).toBe(true)
})

test('who writes for one is seen, and stopped', async ({ page, openAs }) => {
  await signInAs(page, 'patient')
  const { content } = (await (await page.request.get('/api/persons')).json()) as {
    content: { firstName: string; surname: string; personalCode: string }[]
  }
  const [me] = content
  const daughter = await openAs('newPatient')
  const added = await daughter.request.post('/api/patient/person', {
    data: {
      firstName: me?.firstName,
      surname: me?.surname,
      personalCode: me?.personalCode,
      declaration: true,
    },
  })
  expect(added.status()).toBe(201)
  const { id } = (await added.json()) as { id: number }
  const { firstName, surname } = (await (await daughter.request.get('/api/login')).json()) as {
    firstName: string
    surname: string
  }
  const name = `${firstName} ${surname}`

  await page.goto('/settings?locale=ru')
  await page.getByRole('link', { name: ru('identity.settings.whoWritesForMe') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await axeCheck(page)
  await shot(page, 'my-data-representative')
  await page.getByRole('button', { name: `${ru('persons.representatives.end')}: ${name}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ru('persons.representatives.confirm') })
    .click()
  await expect(page.getByText(ru('persons.representatives.none'))).toBeVisible()
  expect((await daughter.request.get(`/api/patient/clinics?personId=${id}`)).status()).toBe(404)
})
