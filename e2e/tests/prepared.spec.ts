import type { Page } from '@playwright/test'
import { conversation, row, send, visit } from '../support/clinic.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// The e-contact below the open one stands before anything is asked for. Nobody has seen it by that.

const et = wordsIn('et')

const prepared = (page: Page, id: number) =>
  page.waitForResponse((answer) => answer.url().endsWith(`/api/clinic/e-contacts/${id}/ahead`) && answer.ok())

test('the next e-contact stands without an answer of the server, and only who opens it has opened it', async ({
  page,
  openAs,
}) => {
  const word = `järgmine${crypto.randomUUID().slice(0, 8)}`
  const next = await send(openAs, `Köha, ${word}`)
  const first = await send(openAs, `Nohu, ${word}`)
  const patient = await openAs('patient')
  const access = async () => {
    const answer = await patient.request.get('/api/patient/access-log?size=20&page=0')
    const { content } = (await answer.json()) as {
      content: { kind: string; eContact: { id: number } | null }[]
    }
    return content.filter(({ eContact }) => eContact?.id === next.id).map(({ kind }) => kind)
  }
  await signInAs(page, 'nurse')
  await visit(page, `/clinic-e-contacts?search=${word}`)
  const isPrepared = prepared(page, next.id)
  await row(page, first.id).press('Enter')
  await expect(conversation(page)).toContainText(first.text)
  await isPrepared
  await expect(row(page, next.id).getByText(et('clinic.row.unread'))).toBeAttached()
  expect(await access()).toEqual(['PREPARED'])

  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**/api/clinic/e-contacts/${next.id}*`, async (route) => {
    await held
    await route.continue()
  })
  await row(page, next.id).press('Enter')
  await expect(conversation(page)).toContainText(next.text)
  expect(await access()).toEqual(['PREPARED'])
  letGo()
  await expect.poll(access).toEqual(['OPENED'])
  await expect(row(page, next.id).getByText(et('clinic.row.unread'))).toHaveCount(0)
})

test('what changes after it was prepared is prepared anew', async ({ page, openAs }) => {
  const word = `muutus${crypto.randomUUID().slice(0, 8)}`
  const next = await send(openAs, `Köha, ${word}`)
  const first = await send(openAs, `Nohu, ${word}`)
  const patient = await openAs('patient')
  await signInAs(page, 'nurse')
  await visit(page, `/clinic-e-contacts?search=${word}`)
  const isPrepared = prepared(page, next.id)
  await row(page, first.id).press('Enter')
  await isPrepared
  const isPreparedAnew = prepared(page, next.id)
  const added = await patient.request.post(`/api/patient/e-contacts/${next.id}/info`, {
    data: { infoText: 'Nüüd ka palavik' },
  })
  expect(added.status()).toBe(200)
  // It goes to the top, and is still the only one beside the open one.
  await isPreparedAnew
  await page.route(`**/api/clinic/e-contacts/${next.id}*`, () => {})
  await row(page, next.id).press('Enter')
  await expect(conversation(page)).toContainText('Nüüd ka palavik')
})
