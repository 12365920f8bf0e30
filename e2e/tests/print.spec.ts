import { join } from 'node:path'
import { conversation, send, visit } from '../support/clinic.ts'
import { holdBack } from '../support/first-load.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// The answer of notes that cannot be read.
test.use({ expectedProblems: [/status of 500|500 from .*\/notes/] })

test('an e-contact on paper: who, what and when, black on white, notes only where they are chosen', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('pl')
  const { id, text } = await send(people, 'Proszę o radę')
  const nurse = await openAs('nurse')
  const path = `/api/clinic/e-contacts/${id}`
  expect((await nurse.request.post(`${path}/notes`, { data: { note: 'Tylko dla nas' } })).status()).toBe(201)
  const { id: assigneeUserId } = await (await nurse.request.get('/api/login')).json()
  expect((await nurse.request.post(`${path}/assign`, { data: { assigneeUserId } })).status()).toBe(200)
  const assigned = t('clinic.entry.assignedSelf')
  await nurse.request.post(`${path}/actions/inquiry`, { data: { question: 'Od kiedy?' } })

  await signInAs(page, 'doctor')
  await visit(page, `/e-contacts/${id}`, 'pl')
  // The code has the name that its country gives it, in the language of the reader.
  const codeName = t('identity.field.personalCode.EE')
  await expect(conversation(page, 'pl').getByText(codeName)).toBeVisible()
  await conversation(page, 'pl')
    .getByRole('link', { name: t('print.action') })
    .click()
  const paper = page.getByRole('article')
  for (const said of [
    text,
    codeName,
    'Od kiedy?',
    'Mari Saar',
    'Kesklinna Perearstikeskus',
    t('types.COUGH'),
  ])
    await expect(paper).toContainText(said)
  for (const internal of ['Tylko dla nas', assigned]) await expect(paper).not.toContainText(internal)

  // A user of the dark theme prints on white paper all the same.
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: t('print.action') })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  const ink = await paper.evaluate((each) => [
    getComputedStyle(each).color,
    getComputedStyle(each).backgroundColor,
  ])
  expect(ink).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await shot(page, 'clinic-paper')
  const pdf = await page.pdf({
    format: 'A4',
    path: join(import.meta.dirname, '../test-results/e-contact.pdf'),
  })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await page.getByLabel(t('print.notes')).check()
  for (const internal of ['Tylko dla nas', assigned]) await expect(paper).toContainText(internal)
  await shot(page, 'clinic-print')
})

test('chosen notes are on the paper, or there is none', async ({ page, openAs, people }) => {
  const t = wordsIn('et')
  const { id, text } = await send(people, 'Palun nõu')
  const nurse = await openAs('nurse')
  await nurse.request.post(`/api/clinic/e-contacts/${id}/notes`, { data: { note: 'Ainult meile' } })

  await signInAs(page, 'doctor')
  const notes = `**/api/clinic/e-contacts/${id}/notes`
  await page.route(notes, (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }))
  await visit(page, `/e-contacts/${id}/print`)
  const paper = page.getByRole('article')
  const print = page.getByRole('button', { name: t('print.action') })
  await expect(paper).toContainText(text)
  await expect(print).toBeEnabled()

  await page.getByLabel(t('print.notes')).check()
  await expect(print).toBeDisabled()
  await expect(paper).toHaveCount(0)
  await expect(page.getByText(t('print.notesFailed'))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'clinic-print-failed')

  await page.unroute(notes)
  const letIn = await holdBack(page, notes)
  await page.getByRole('button', { name: t('shell.buttons.tryAgain') }).click()
  await expect(print).toBeDisabled()
  letIn()
  await expect(paper).toContainText('Ainult meile')
  await expect(print).toBeEnabled()
})

test('the paper of an e-contact that goes on in another is that of the other', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('et')
  const stays = await send(people, 'Köha ei lähe üle')
  const goes = await send(people, 'Pea valutab ka', 'patient', 'HEADACHE')
  const nurse = await openAs('nurse')
  const path = `/api/clinic/e-contacts/${stays.id}/merge`
  expect((await nurse.request.post(path, { data: { eContactId: goes.id } })).status()).toBe(200)

  await signInAs(page, 'doctor')
  await visit(page, `/e-contacts/${goes.id}/print`)
  await expect(page).toHaveURL(new RegExp(`/e-contacts/${stays.id}/print$`))
  const paper = page.getByRole('article')
  await expect(paper).toContainText(t('print.heading', { id: String(stays.id) }))
  for (const said of [stays.text, goes.text]) await expect(paper).toContainText(said)
})
