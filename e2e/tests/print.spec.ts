import { join } from 'node:path'
import { conversation, send, visit } from '../support/clinic.ts'
import { expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

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
