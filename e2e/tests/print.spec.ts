import { join } from 'node:path'
import { conversation, send, visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

test('an e-contact on paper: who, what and when, black on white, notes only where they are chosen', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('pl')
  const { id, text } = await send(openAs, 'Proszę o radę')
  const nurse = await openAs('nurse')
  const path = `/api/clinic/e-contacts/${id}`
  expect((await nurse.request.post(`${path}/notes`, { data: { note: 'Tylko dla nas' } })).status()).toBe(201)
  await nurse.request.post(`${path}/actions/inquiry`, { data: { question: 'Od kiedy?' } })

  await signInAs(page, 'doctor')
  await visit(page, `/e-contacts/${id}`, 'pl')
  await conversation(page, 'pl')
    .getByRole('link', { name: t('print.action') })
    .click()
  const paper = page.getByRole('article')
  for (const said of [text, 'Od kiedy?', 'Mari Saar', 'Kesklinna Perearstikeskus', t('types.COUGH')])
    await expect(paper).toContainText(said)
  await expect(paper).not.toContainText('Tylko dla nas')
  await axeCheck(page)

  // Whoever likes it dark prints on white paper all the same.
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
  await expect(paper).toContainText('Tylko dla nas')
  await shot(page, 'clinic-print')
})
