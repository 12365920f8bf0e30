import type { Locator } from '@playwright/test'
import type { AnswerDue } from '@vastus/contract/inbox'
import { conversation, send, visit } from '../support/clinic.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return box
}
const LINES = Array.from({ length: 60 }, (_, index) => `${index + 1}. lause sellest, kuidas olen.`).join('\n')

test('the menu of views below the room for their pane stands in line', async ({ page }) => {
  const t = wordsIn('et')
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts')
  await page
    .getByRole('region', { name: t('clinic.list.pane') })
    .getByRole('button', { name: t('clinic.view.all'), exact: true })
    .click()
  const menu = page.getByRole('menu')
  const first = await boxOf(menu.getByRole('menuitem').first())
  expect(first.x).toBeGreaterThan((await boxOf(menu)).x)
})

test('a long reply leaves how to send it in sight', async ({ page, people }) => {
  const t = wordsIn('et')
  const { id } = await send(people, 'Kurk on valus')
  await signInAs(page, 'nurse')
  const sizes = [
    [1366, 620],
    [1280, 800],
    [640, 400],
  ] as const
  await visit(page, `/e-contacts/${id}`)
  const pane = conversation(page)
  const reply = pane.getByLabel(t('clinic.composer.reply'))
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await reply.fill('')
    await reply.fill(LINES)
    for (const part of [
      reply,
      pane.getByLabel(t('clinic.composer.restriction')),
      pane.getByRole('button', { name: t('shell.buttons.send'), exact: true }),
    ])
      await expect(part, `${width} by ${height}`).toBeInViewport({ ratio: 0.95 })
  }
})

test('a long message that waits for an answer opens at its beginning, and what comes is shown', async ({
  page,
  openAs,
  people,
}) => {
  const { id } = await send(people, LINES)
  const nurse = await openAs('nurse')
  await signInAs(page, 'doctor')
  await visit(page, `/e-contacts/${id}`)
  const author = conversation(page).locator('li').filter({ hasText: '60. lause' }).locator('p').first()
  await expect(author).toBeInViewport()
  await nurse.request.post(`/api/clinic/e-contacts/${id}/notes`, { data: { note: 'Helistan ise' } })
  await expect(conversation(page).getByText('Helistan ise')).toBeInViewport()
})

test('on a narrow phone and at 400 % a reply has room beside its label and its buttons', async ({
  page,
  people,
}) => {
  const { id } = await send(people, 'Kurk on valus')
  await signInAs(page, 'nurse')
  await page.setViewportSize({ width: 320, height: 700 })
  for (const language of ['et', 'en', 'ru', 'pl'] as const) {
    const t = wordsIn(language)
    await visit(page, `/e-contacts/${id}`, language)
    const pane = conversation(page, language)
    const button = await boxOf(pane.getByRole('button', { name: t('templates.button') }))
    const lines = await pane.getByText(t('clinic.composer.reply'), { exact: true }).evaluate((label) => {
      const words = document.createRange()
      words.selectNodeContents(label)
      return Array.from(words.getClientRects(), ({ top }) => top)
    })
    expect(lines, language).toHaveLength(1)
    expect(lines[0], language).toBeGreaterThanOrEqual(button.y + button.height)
  }
  // A window of 1280 x 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  const t = wordsIn('pl')
  const pane = conversation(page, 'pl')
  await pane.getByRole('button', { name: t('shell.buttons.send'), exact: true }).scrollIntoViewIfNeeded()
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toBeInViewport({ ratio: 1 })
  await pane.getByText('Kurk on valus').scrollIntoViewIfNeeded()
  await expect(pane.getByText('Kurk on valus')).toBeInViewport({ ratio: 1 })
})

test('a warning of danger lies over no field and no button where somebody writes', async ({
  page,
  people,
}) => {
  const t = wordsIn('et')
  const { id } = await send(people, 'Kurk on valus')
  const due: AnswerDue = {
    eContactId: 900_000,
    eContactType: 'COUGH',
    patient: { firstName: 'Anna-Maria', surname: 'Preobraženskaja' },
    since: new Date().toISOString(),
    stage: 'DANGER',
  }
  await page.route('**/api/clinic/answers-due', (route) => route.fulfill({ json: { content: [due] } }))
  await signInAs(page, 'nurse')
  const warning = page.getByRole('region', { name: t('kit.toasts') }).getByRole('alert')
  const pane = conversation(page)
  const places = [
    [`/e-contacts/${id}`, pane, pane.getByLabel(t('clinic.composer.reply'))],
    [
      '/clinic-e-contacts/create?mode=as-patient',
      page.getByRole('main'),
      page.getByRole('main').getByRole('combobox'),
    ],
  ] as const
  for (const [path, room, field] of places) {
    // Each is announced once.
    due.eContactId += 1
    await visit(page, path)
    await expect(field).toBeVisible()
    await expect(warning.getByRole('link', { name: t('clinic.due.open') })).toBeVisible()
    for (const width of [380, 600, 768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const card = await boxOf(warning)
      // On a phone it is higher than the header of the frame: there the page's own task stays free.
      const task = width < 576 ? 'input, textarea, [type=submit]' : 'a, button, input, textarea, label'
      const covered = await room.locator(task).evaluateAll(
        (all, { x, y, width: wide, height }) =>
          all
            .filter((each) => {
              const { left, right, top, bottom } = each.getBoundingClientRect()
              return right > x && left < x + wide && bottom > y && top < y + height && right > left
            })
            .map((each) => each.textContent),
        card,
      )
      expect(covered, `${path} at ${width} px`).toEqual([])
    }
  }
})
