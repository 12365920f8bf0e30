import type { AnswerDue } from '@vastus/contract/inbox'
import type { DashboardRow } from '@vastus/contract/shapes'
import type { Page, WebSocketRoute } from '@playwright/test'
import { conversation, holdReplies, row, send, visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { tooWide } from '../support/too-wide.ts'
import { wordsIn } from '../support/words.ts'

test.use({ expectedProblems: [/status of 40[39]/] })

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

test('an address edited by hand shows what it still can', async ({ page }) => {
  const t = wordsIn('ru')
  await signInAs(page, 'doctor')
  await visit(
    page,
    '/clinic-e-contacts?view=nothing&assignee=-3&from=2026-11-30&to=2026-11-01&type=%3Cb%3E&order=__proto__&patient=1e9&list=a%00b&search=%25%27',
    'ru',
  )
  await expect(page.getByRole('searchbox')).toHaveValue("%'")
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('button', { name: t('shell.buttons.clearFilters') })
    .last()
    .click()
  await expect(page.locator('[data-row]').first()).toBeVisible()
})

test.describe('while the server fails', () => {
  test.use({ expectedProblems: [[/status of 500/, /^500 from/], { scope: 'test' }] })

  test('the rows stay, that they are old is said, and the next try brings what is new', async ({
    page,
    people,
  }) => {
    const t = wordsIn('pl')
    await signInAs(page, 'doctor')
    await visit(page, '/clinic-e-contacts', 'pl')
    await expect(page.locator('[data-row]').first()).toBeVisible()
    const lists = '**/api/clinic/e-contacts?*'
    await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }))
    const sent = await send(people, 'Kaszel')
    const alert = page.getByRole('alert').filter({ hasText: t('clinic.list.stale') })
    await expect(alert).toBeVisible()
    await axeCheck(page)
    await shot(page, 'list-is-old')
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await page.unroute(lists)
    await alert.getByRole('button', { name: t('shell.buttons.tryAgain') }).click()
    await expect(row(page, sent.id)).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
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

test('who may no longer work here keeps the words, and nothing is sent', async ({ page, people }) => {
  const t = wordsIn('pl')
  const { id } = await send(people, 'Kto odpowie')
  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${id}`, 'pl')
  const pane = conversation(page, 'pl')
  const reply = pane.getByLabel(t('clinic.composer.reply'))
  await page.route('**/api/drafts/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 403, json: { requestId: 'x' } })
      : route.continue(),
  )
  await reply.fill('Proszę pić wodę.')
  // As the server answers a user who was deactivated while writing; deactivated-writer.test.ts proves that it does.
  await page.route(/\/api\/clinic\/e-contacts\/\d+\/./, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { requestId: 'x' } })
      : route.continue(),
  )
  await reply.press('Control+Enter')
  await expect(page.getByText(t('errors.forbidden')).first()).toBeVisible()
  await expect(reply).toHaveValue('Proszę pić wodę.')
  // The device keeps what the server refuses, until its writer may go on.
  await expect.poll(() => draftsOnDevice(page)).toBe(1)
  await page.reload()
  await expect(reply).toHaveValue('Proszę pić wodę.')
})

function draftsOnDevice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('vastus-drafts')) return 0
    const opening = indexedDB.open('vastus-drafts')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const counting = opening.result.transaction('drafts').objectStore('drafts').count()
    await new Promise((resolve) => counting.addEventListener('success', resolve))
    opening.result.close()
    return counting.result
  })
}

test('that an answer is due is said on every page and to who was away, once', async ({ page, people }) => {
  const t = wordsIn('ru')
  const { id } = await send(people, 'Жду ответа')
  const since = new Date().toISOString()
  const mari = { firstName: 'Mari', surname: 'Mägi' }
  const jaanus = { firstName: 'Jaanus', surname: 'Kask' }
  const waits = (eContactId: number, stage: AnswerDue['stage'], patient = mari): AnswerDue => ({
    eContactId,
    eContactType: 'COUGH',
    patient,
    since,
    stage,
  })
  const words = { name: 'Mari Mägi', type: t('types.COUGH') }
  let due: AnswerDue[] = []
  const path = '/api/clinic/answers-due'
  await page.route(`**${path}`, (route) => route.fulfill({ json: { content: due } }))
  const asked = () => page.waitForResponse((response) => response.url().endsWith(path))
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/ws-prm/, (socket) => {
    sockets.push(socket)
    socket.connectToServer()
  })
  await signInAs(page, 'nurse')
  let answered = asked()
  await visit(page, '/settings', 'ru')
  await answered
  const soon = page.getByText(t('clinic.due.SOON', words))
  await expect(soon).toHaveCount(0)
  await expect.poll(() => sockets.length).toBeGreaterThan(0)
  due = [waits(id, 'SOON')]
  sockets.at(-1)?.send(JSON.stringify({ type: 'E_CONTACT_ANSWER_DUE', eContactId: id, stage: 'SOON' }))
  await expect(soon).toBeVisible()

  answered = asked()
  const before = sockets.length
  await page.goto('/clinic-e-contacts/create?mode=to-patient')
  await answered
  await expect.poll(() => sockets.length).toBeGreaterThan(before)
  // With the first word the page's end is open; what was never open is not missed.
  sockets.at(-1)?.send(JSON.stringify({ type: 'HEARTBEAT' }))
  due = [waits(id, 'LATE')]
  await sockets.at(-1)?.close({ code: 1012 })
  await expect(page.getByText(t('clinic.due.LATE', words))).toBeVisible()
  await expect(soon).toHaveCount(0)
  await page.getByRole('link', { name: t('clinic.due.open'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/e-contacts/${id}$`))

  due = [1, 2, 3, 4].map((number) => waits(id + number, 'LATE'))
  await page.goto('/clinic-settings')
  await expect(page.getByText(t('clinic.due.several', { number: '4' }))).toBeVisible()
  await page.getByRole('link', { name: t('clinic.due.open'), exact: true }).click()
  await expect(page).toHaveURL(/\/clinic-e-contacts\?view=our-turn&order=waiting$/)

  // Several are one toast; what a colleague answers leaves it.
  const open = page.getByRole('link', { name: t('clinic.due.open'), exact: true })
  const tell = async (now: AnswerDue[], eContactId: number) => {
    due = now
    sockets
      .at(-1)
      ?.send(JSON.stringify({ type: 'E_CONTACT_DETAILS_UPDATED', eContactId, version: 9, byUserId: 0 }))
  }
  const both = [waits(id, 'LATE'), waits(id + 9, 'LATE', jaanus)]
  due = both
  sockets.at(-1)?.send(JSON.stringify({ type: 'E_CONTACT_ANSWER_DUE', eContactId: id + 9, stage: 'LATE' }))
  await expect(page.getByText('Jaanus Kask')).toBeVisible()
  await expect(open).toHaveCount(1)
  await tell([waits(id, 'LATE')], id + 9)
  await expect(page.getByText('Jaanus Kask')).toHaveCount(0)
})

test('who becomes responsible for what is due is told, and a burst of changes asks once', async ({
  page,
}) => {
  const t = wordsIn('en')
  let due: AnswerDue[] = []
  let asked = 0
  await page.route('**/api/clinic/answers-due', (route) => {
    asked += 1
    return route.fulfill({ json: { content: due } })
  })
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/ws-prm/, (socket) => {
    sockets.push(socket)
    socket.connectToServer()
  })
  await signInAs(page, 'nurse')
  await visit(page, '/settings', 'en')
  await expect.poll(() => [asked, sockets.length]).toEqual([1, 1])
  due = [
    {
      eContactId: 900_001,
      eContactType: 'COUGH',
      patient: { firstName: 'Mari', surname: 'Mägi' },
      since: new Date().toISOString(),
      stage: 'SOON',
    },
  ]
  for (const eContactId of [900_001, 900_002, 900_003])
    sockets[0]?.send(
      JSON.stringify({ type: 'E_CONTACT_DETAILS_UPDATED', eContactId, version: 2, byUserId: 0 }),
    )
  await expect(
    page.getByText(t('clinic.due.SOON', { name: 'Mari Mägi', type: t('types.COUGH') })),
  ).toBeVisible()
  expect(asked).toBe(2)
})
