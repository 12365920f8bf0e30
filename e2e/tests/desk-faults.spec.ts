import type { Page, WebSocketRoute } from '@playwright/test'
import type { DashboardRow } from '@vastus/contract/shapes'
import { conversation, holdReplies, row, send, visit } from '../support/clinic.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { tooWide } from '../support/too-wide.ts'
import { wordsIn } from '../support/words.ts'

test.use({ expectedProblems: [/status of 409/] })

const PEOPLE: readonly [string, string, string][] = [
  ['Анна-Мария', 'Преображенская-Воскресенская', 'Болит голова с понедельника, таблетки не помогают. '],
  ['محمد', 'عبد الرحمن', 'عندي صداع منذ يوم الاثنين ولا تساعدني الحبوب. '],
  ['👩‍👩‍👧', '🙂🙂🙂', 'Пью воду 💧 и сплю 😴, но 🤒🤒🤒 остаётся. '],
  ['ד״ר שרה', 'כהן', 'כואב לי הראש מאז יום שני. '],
  ['Wolfeschlegelsteinhausenbergerdorff', 'Õ', 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)],
]

/** The list with 500 rows, whose people and words are from everywhere. */
async function showHundreds(page: Page): Promise<void> {
  await page.route('**/api/clinic/e-contacts?*', async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
    const [first] = ((await response.json()) as { content: DashboardRow[] }).content
    if (!first) throw new Error('the DEMO clinic has no e-contacts')
    const content = Array.from({ length: 500 }, (_, at) => {
      const [firstName, surname, words] = PEOPLE[at % PEOPLE.length] ?? ['', '', '']
      const messagePreview = words.repeat(100).slice(0, 3000)
      return { ...first, id: 900_000 + at, patient: { ...first.patient, firstName, surname }, messagePreview }
    })
    await route.fulfill({ json: { content, page: 0, size: 500, totalElements: 500, last: true } })
  })
}

test('500 rows in every script fit and scroll, as a list and as a table', async ({ page }) => {
  await signInAs(page, 'nurse')
  await showHundreds(page)
  for (const layout of ['', '&layout=table']) {
    await visit(page, `/clinic-e-contacts?view=all${layout}`, 'ru')
    await expect(page.locator('[data-row]').first()).toContainText('Преображенская')
    for (const width of [1280, 768, 380]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await tooWide(page), `at ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await page.locator('[data-row]').count(), 'only what is seen is in the page').toBeLessThan(80)
    for (let turns = 0; turns < 20; turns++) await page.keyboard.press('j')
    await expect(row(page, 900_019)).toBeFocused()
    await expect(row(page, 900_019)).toBeInViewport()
    await row(page, 900_019).hover()
    await page.mouse.wheel(0, 100_000)
    await expect(row(page, 900_499)).toBeInViewport()
  }
})

test('3000 characters of every script are sent, shown and answered whole', async ({ page, people }) => {
  const t = wordsIn('ru')
  const long = PEOPLE.map(([, , words]) => words).join('')
  const { id, text } = await send(people, long.repeat(20).slice(0, 2980))
  await signInAs(page, 'nurse')
  await holdReplies(page, id, 1)
  await visit(page, `/e-contacts/${id}`, 'ru')
  const pane = conversation(page, 'ru')
  await expect(pane.getByText(text)).toBeVisible()
  expect(await tooWide(page)).toEqual([])
  const reply = pane.getByLabel(t('clinic.composer.reply'))
  const answer = long.repeat(20).slice(0, 3000)
  await reply.fill(answer)
  await reply.press('Control+Enter')
  await expect
    .poll(
      async () => (await (await page.request.get(`/api/clinic/e-contacts/${id}/timeline`)).json()).content,
    )
    .toContainEqual(expect.objectContaining({ text: answer }))
})

/** While `isDead` nothing comes through and no new one is opened, and neither end notices. */
async function mortalSocket(page: Page) {
  const socket = { isDead: false }
  const opened: WebSocketRoute[] = []
  await page.routeWebSocket(/ws-prm/, (route) => {
    opened.push(route)
    if (socket.isDead) return void route.close()
    const server = route.connectToServer()
    route.onMessage((message) => void (socket.isDead || server.send(message)))
    server.onMessage((message) => void (socket.isDead || route.send(message)))
  })
  return { socket, hasSocket: () => opened.length > 0 }
}

test('what was missed while the socket was dead for 40 s is caught up', async ({ page, openAs, people }) => {
  const t = wordsIn('et')
  const { socket, hasSocket } = await mortalSocket(page)
  await page.clock.install()
  const { id } = await send(people, 'Kas keegi loeb')
  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${id}`)
  const pane = conversation(page)
  await expect(pane.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(hasSocket).toBe(true)

  socket.isDead = true
  const doctor = await openAs('doctor')
  const note = `Helistasin ${crypto.randomUUID().slice(0, 8)}`
  const noted = await doctor.request.post(`/api/clinic/e-contacts/${id}/notes`, { data: { note } })
  expect(noted.status()).toBe(201)
  const { id: newId } = await send(people, 'Teine kiri')
  await page.clock.runFor(5_000)
  await expect(pane.getByText(note)).toHaveCount(0)
  await page.clock.runFor(35_000)
  await expect(pane.getByText(note)).toHaveCount(0)
  socket.isDead = false
  const sees = async () => {
    await page.clock.runFor(1_000)
    return pane.getByText(note).isVisible()
  }
  await expect.poll(sees, { timeout: 30_000 }).toBe(true)
  await expect(pane.getByText(t('errors.eContactUpdated'))).toBeVisible()
  await page.goto('/clinic-e-contacts')
  await expect(row(page, newId)).toBeVisible()
})

test('marks of colleagues stand side by side, and go although nobody said so while the socket was dead', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('et')
  const { socket } = await mortalSocket(page)
  await page.clock.install()
  const [first, second] = [await send(people, 'Kes seda loeb'), await send(people, 'Ja kes seda')]
  const [doctor, reception] = [await openAs('doctor'), await openAs('reception')]
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts')
  const mark = (id: number) =>
    row(page, id).getByRole('img', { name: t('clinic.presence.viewing', { count: 1, names: '' }).trim() })
  await visit(doctor, `/e-contacts/${first.id}`)
  await expect(mark(first.id)).toBeVisible()
  await visit(reception, `/e-contacts/${second.id}`)
  await expect(mark(second.id)).toBeVisible()
  await expect(mark(first.id)).toBeVisible()

  socket.isDead = true
  await doctor.goto('/clinic-e-contacts')
  await page.clock.runFor(40_000)
  await expect(mark(first.id)).toBeVisible()
  socket.isDead = false
  const sees = async () => {
    await page.clock.runFor(1_000)
    return mark(first.id).isVisible()
  }
  await expect.poll(sees, { timeout: 30_000 }).toBe(false)
  await expect(mark(second.id)).toBeVisible()
})

test('what happens while a page waits for its first socket reaches it', async ({ openAs, people }) => {
  const { id } = await send(people, 'Kas keegi vastab')
  const [nurse, doctor, patient] = [await openAs('nurse'), await openAs('doctor'), await openAs('patient')]
  const doors: (() => void)[] = []
  for (const each of [nurse, patient]) {
    const held = new Promise<void>((resolve) => doors.push(resolve))
    await each.routeWebSocket(/ws-prm/, async (socket) => {
      await held
      socket.connectToServer()
    })
  }
  await visit(nurse, `/e-contacts/${id}`)
  await expect(conversation(nurse).getByRole('heading', { level: 1 })).toBeVisible()
  await visit(patient, `/e-contacts/${id}/timeline`)
  await expect(patient.getByText('Kas keegi vastab').first()).toBeVisible()

  const question = `Mis ajast ${crypto.randomUUID().slice(0, 8)}`
  const asked = await doctor.request.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, {
    data: { question, holdSeconds: 0 },
  })
  expect(asked.status()).toBe(200)
  for (const open of doors) open()
  await expect(conversation(nurse).getByText(question)).toBeVisible()
  await expect(patient.getByText(question)).toBeVisible()
})

test('two tabs of one person send one reply', async ({ page, context, people }) => {
  const t = wordsIn('et')
  const { id } = await send(people, 'Kaks akent')
  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${id}`)
  const reply = conversation(page).getByLabel(t('clinic.composer.reply'))
  const kept = page.waitForResponse((response) => response.url().includes('/drafts/') && response.ok())
  await reply.fill('Ainult üks kord')
  await kept
  const other = await context.newPage()
  await visit(other, `/e-contacts/${id}`)
  const same = conversation(other).getByLabel(t('clinic.composer.reply'))
  await expect(same).toHaveValue('Ainult üks kord')
  for (const tab of [page, other]) await holdReplies(tab, id, 1)
  await Promise.all([reply.press('Control+Enter'), same.press('Control+Enter')])
  const said = async () => {
    const { content } = await (await page.request.get(`/api/clinic/e-contacts/${id}/timeline`)).json()
    return content.filter(({ text }: { text: string }) => text === 'Ainult üks kord').length
  }
  await expect.poll(said, { timeout: 20_000 }).toBe(1)
  await expect(reply).toHaveValue('')
  await expect(same).toHaveValue('')
  for (const tab of [page, other])
    await expect(conversation(tab).getByText(t('answering.held.own'))).toHaveCount(0)
  expect(await said()).toBe(1)
})

test('what was begun in one tab goes on in another that was open before', async ({
  page,
  context,
  people,
}) => {
  const t = wordsIn('pl')
  const { id } = await send(people, 'Ból ucha')
  await signInAs(page, 'nurse')
  const other = await context.newPage()
  await other.clock.install()
  await visit(other, '/clinic-e-contacts?view=all', 'pl')
  await expect(row(other, id)).toBeVisible()
  await visit(page, `/e-contacts/${id}`, 'pl')
  const kept = page.waitForResponse((response) => response.url().includes('/drafts/') && response.ok())
  await conversation(page, 'pl').getByLabel(t('clinic.composer.reply')).fill('Od kiedy boli?')
  await kept
  await other.clock.fastForward(6_000)
  await row(other, id).click()
  const same = conversation(other, 'pl').getByLabel(t('clinic.composer.reply'))
  await expect(same).toHaveValue('Od kiedy boli?')
  await same.press('Control+End')
  await same.pressSequentially(' Czy jest gorączka?')
  await expect(same).toHaveValue('Od kiedy boli? Czy jest gorączka?')
  await page.request.delete(`/api/drafts/e-contact:${id}:reply`)
})
