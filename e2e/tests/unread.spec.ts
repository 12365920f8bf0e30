import { conversation, row, send, visit } from '../support/clinic.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

test('what a patient writes is unread for each colleague until they open it, in all their tabs', async ({
  page,
  context,
  openAs,
  people,
}) => {
  const t = wordsIn('ru')
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts', 'ru')
  const { id, text } = await send(people, 'Новый вопрос')
  const isUnread = (where: typeof page) => row(where, id).getByText(t('clinic.row.unread'))
  await expect(isUnread(page)).toBeAttached()

  const colleague = await openAs('doctor')
  await visit(colleague, '/clinic-e-contacts', 'ru')
  await expect(isUnread(colleague)).toBeAttached()

  const second = await context.newPage()
  await visit(second, `/clinic-e-contacts?view=unread&search=${text.split(' ').at(-1)}`, 'ru')
  await expect(row(second, id)).toBeVisible()
  await row(page, id).click()
  await expect(page).toHaveURL(new RegExp(`/e-contacts/${id}`))
  await expect(isUnread(page)).toHaveCount(0)
  await expect(isUnread(second)).toHaveCount(0)
  await expect(isUnread(colleague)).toBeAttached()
})

test('an e-contact that was only pointed at is not asked for, and nobody has opened it (ru)', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('ru')
  const word = `avamata${crypto.randomUUID().slice(0, 8)}`
  const last = await send(people, `Köha, ${word}`)
  const passed = await send(people, `Nohu, ${word}`)
  const first = await send(people, `Palavik, ${word}`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const askedOf = ({ id }: { id: number }) => asked.filter((path) => path.includes(`/e-contacts/${id}`))

  await signInAs(page, 'nurse')
  await visit(page, `/clinic-e-contacts?search=${word}`, 'ru')
  await row(page, passed.id).hover()
  await row(page, first.id).focus()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, passed.id)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, last.id)).toBeFocused()
  expect([...askedOf(passed), ...askedOf(last)]).toEqual([])

  await page.keyboard.press('Enter')
  await expect(conversation(page, 'ru')).toContainText(last.text)
  expect(askedOf(passed)).toEqual([])
  expect(askedOf(last)).toContain(`/api/clinic/e-contacts/${last.id}`)
  await expect(row(page, passed.id).getByText(t('clinic.row.unread'))).toBeAttached()

  const patient = await openAs('patient')
  const response = await patient.request.get('/api/patient/access-log?size=20&page=0')
  const { content } = (await response.json()) as {
    content: { kind: string; eContact: { id: number } | null }[]
  }
  const readOf = ({ id }: { id: number }) =>
    content.filter(({ eContact }) => eContact?.id === id).map(({ kind }) => kind)
  expect(readOf(passed)).toEqual([])
  expect(readOf(last)).toEqual(['OPENED'])
})
