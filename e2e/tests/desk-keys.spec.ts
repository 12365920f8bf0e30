// @proves R9-023
import type { Page } from '@playwright/test'
import { conversation, row, send, visit } from '../support/clinic.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { disablePointer } from '../support/keyboard.ts'
import { wordsIn } from '../support/words.ts'

// A day at the desk: working through the list, from one e-contact to the next, by keys alone.

// A script presses keys faster than any hand: when the server asks for a pause, the page waits and asks again.
test.use({ expectedProblems: [/status of 429/] })

const stateOf = async (page: Page, id: number) =>
  (await page.request.get(`/api/clinic/e-contacts/${id}`)).json()
const openId = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1))

test('three e-contacts are answered with a ready-made answer in five keys each', async ({ page, people }) => {
  const t = wordsIn('et')
  const word = crypto.randomUUID().slice(0, 8)
  const ids: number[] = []
  for (let each = 0; each < 3; each += 1) ids.push(await people.sent(`Retsept ${word}`))
  await signInAs(page, 'nurse')
  await disablePointer(page)
  await visit(page, `/clinic-e-contacts?view=our-turn&search=${word}`)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  let pressed = 0
  const press = async (key: string) => {
    pressed += 1
    await page.keyboard.press(key)
  }
  await press('j')
  await press('Enter')
  const reply = conversation(page).getByLabel(t('clinic.composer.reply'))
  const list = conversation(page).getByRole('listbox', { name: t('templates.list') })
  const done: number[] = []
  for (const [at] of ids.entries()) {
    await expect(reply).toBeVisible()
    // Nobody answers before what was asked for is there; the server stops a hand that is quicker than that.
    await expect(page.getByText(t('shell.header.working'))).toHaveCount(0)
    const id = openId(page)
    expect(done).not.toContain(id)
    done.push(id)
    const before = pressed
    await press('r')
    await press('/')
    await expect(list.getByRole('option').first()).toBeVisible()
    await press('ArrowDown')
    await press('Enter')
    await expect(reply).not.toHaveValue('/')
    await press('Control+Enter')
    if (at < ids.length - 1) await expect.poll(() => openId(page)).not.toBe(id)
    expect(pressed - before).toBeLessThanOrEqual(5)
  }
  await expect(page).toHaveURL(/\/clinic-e-contacts/)
  expect(done.toSorted()).toEqual(ids.toSorted())
  for (const id of ids)
    await expect.poll(async () => (await stateOf(page, id)).status).toBe('waitingForPatient')
})

test('keys move the open conversation, fold the panes, and never lose the focus', async ({
  page,
  people,
}) => {
  const t = wordsIn('en')
  const word = crypto.randomUUID().slice(0, 8)
  const ids: number[] = []
  for (const each of ['Third', 'Second', 'First']) ids.unshift(await people.sent(`${each} ${word}`))
  const [first = 0, second = 0, third = 0] = ids
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page, 'nurse')
  await visit(page, `/clinic-e-contacts?search=${word}`, 'en')
  await expect(row(page, first)).toBeVisible()
  await disablePointer(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const pane = conversation(page, 'en')
  await expect(pane.getByText(`First ${word}`)).toBeVisible()
  await page.keyboard.press('j')
  await expect(pane.getByText(`Second ${word}`)).toBeVisible()
  expect(openId(page)).toBe(second)
  await page.keyboard.press('ArrowDown')
  await expect(pane.getByText(`Third ${word}`)).toBeVisible()
  expect(openId(page)).toBe(third)
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(pane.getByText(`Second ${word}`)).toBeVisible()

  const messages = pane.getByRole('region', { name: t('clinic.conversation.messages') })
  await page.keyboard.press('Enter')
  await expect(messages).toBeFocused()
  await page.keyboard.press('r')
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(messages).toBeFocused()
  await page.keyboard.press('c')
  await expect(pane.getByLabel(t('clinic.composer.restriction'))).toHaveValue('NO_REPLY')
  await page.keyboard.press('F6')
  await expect(page.getByRole('complementary', { name: t('clinic.info.heading') })).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.getByRole('region', { name: t('clinic.filter.open') })).toBeFocused()
  await page.keyboard.press('F6')
  await expect(row(page, second)).toBeFocused()
  await page.keyboard.press(']')
  await expect(page.getByRole('complementary', { name: t('clinic.info.heading') })).toHaveCount(0)
  await page.keyboard.press(']')
  await page.keyboard.press('[')
  await expect(page.getByRole('region', { name: t('clinic.filter.open') })).toHaveCount(0)
  await page.keyboard.press('[')
  await expect(page.getByRole('region', { name: t('clinic.filter.open') })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/clinic-e-contacts/)
  await expect(row(page, second)).toBeFocused()
  await page.keyboard.press('Shift+K')
  await expect(page.getByText(t('clinic.bulk.chosen', { count: 2 }))).toBeVisible()
  await page.getByRole('button', { name: t('clinic.bulk.all', { count: 3 }) }).click()
  await expect(page.getByText(t('clinic.bulk.chosen', { count: 3 }))).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText(t('clinic.unread.markedMany', { count: 3 }))).toBeVisible()
  const unread = async () =>
    (await (await page.request.get('/api/clinic/e-contacts/unread?clinicId=1')).json()).ids as number[]
  expect(await unread()).toEqual(expect.arrayContaining(ids))
  await row(page, second).click()
  await expect(pane.getByText(`Second ${word}`)).toBeVisible()
  await expect.poll(async () => (await unread()).includes(second)).toBe(false)
  await messages.focus()
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/clinic-e-contacts/)
  await expect.poll(async () => (await unread()).includes(second)).toBe(true)
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page).toHaveURL(/\/admin/)
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page).toHaveURL(/clinic-e-contacts/)
})

test('what is archived or handed over leads to the next one and can be taken back', async ({
  page,
  people,
}) => {
  const t = wordsIn('pl')
  const word = crypto.randomUUID().slice(0, 8)
  const { id: older } = await send(people, `Starsze ${word}`)
  const { id: newer } = await send(people, `Nowsze ${word}`)
  await signInAs(page, 'nurse')
  await visit(page, `/clinic-e-contacts?view=our-turn&search=${word}`, 'pl')
  await expect(row(page, newer)).toBeVisible()
  await row(page, newer).click()
  const pane = conversation(page, 'pl')
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toBeVisible()
  const archive = async () => {
    await page.keyboard.press('e')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('enums.reason.ARCHIVE.INFORMATION_DELIVERED')).check()
    await dialog.getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') }).click()
  }
  await archive()
  await expect.poll(() => openId(page)).toBe(older)
  const undo = page.getByRole('status').getByRole('button', { name: t('answering.held.undo') })
  await expect(undo).toBeVisible()
  await page.keyboard.press('z')
  await expect(pane.getByText(`Nowsze ${word}`)).toBeVisible()
  await expect(undo).toHaveCount(0)
  expect((await stateOf(page, newer)).heldReplies).toEqual([])

  await page.keyboard.press('m')
  await expect(
    pane.getByRole('button', { name: new RegExp(t('clinic.assign.label', { name: '' }).trim()) }),
  ).toBeVisible()
  await expect(undo).toBeVisible()
  await page.keyboard.press('z')
  await expect.poll(async () => (await stateOf(page, newer)).assigneeUser).toBeNull()

  await archive()
  await expect.poll(() => openId(page)).toBe(older)
  await expect.poll(async () => (await stateOf(page, newer)).status).toBe('completed')
  expect((await stateOf(page, newer)).outcome).toBe('ARCHIVED')
})
