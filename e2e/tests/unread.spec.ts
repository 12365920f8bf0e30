import { row, send, visit } from '../support/clinic.ts'
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
