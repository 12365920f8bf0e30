// @proves R2-068 R2-069 R2-070 R2-071 R2-072 R2-073 R2-074 R3-049
import type { Page } from '@playwright/test'
import { conversation, row, send, sendAsNewcomer, visit } from '../support/clinic.ts'
import type { People } from '../support/drafts/people.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { holdBack, watchLayoutShifts } from '../support/first-load.ts'
import { tabTo } from '../support/keyboard.ts'
import { wordsIn } from '../support/words.ts'

// Wide enough for the filters to stand beside the list.
test.use({ viewport: { width: 1440, height: 900 } })

const LIST = '/api/clinic/e-contacts'
const t = wordsIn('et')
type Row = {
  id: number
  eContactType: string
  status: string
  assigneeUser: { id: number } | null
  patient: { listCode: string | null }
}

const filters = (page: Page) => page.getByRole('region', { name: t('clinic.filter.open'), exact: true })
const field = (page: Page, name: string) => filters(page).getByRole('combobox', { name, exact: true })
const button = (page: Page, name: string) => filters(page).getByRole('button', { name, exact: true })

/** Does something to the filters; answers what the list is then asked for, once that names the filter. */
async function listAfter(page: Page, name: string, act: () => Promise<unknown>): Promise<URLSearchParams> {
  const asked = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === LIST && searchParams.has(name)
  })
  await act()
  return new URL((await asked).url()).searchParams
}

async function open(page: Page): Promise<void> {
  await signInAs(page, 'doctor')
  await visit(page, '/clinic-e-contacts')
  await expect(page.locator('[data-row]').first()).toBeVisible()
}

async function openRows(people: People): Promise<Row[]> {
  return (await people.read<{ content: Row[] }>('doctor', `${LIST}?clinicId=1&size=500`)).content
}

/** The list holds these and no others, as far as it is drawn. */
async function expectRows(page: Page, expected: readonly Row[]): Promise<void> {
  await expect(
    page.getByText(t('clinic.list.found', { count: expected.length }), { exact: true }),
  ).toBeVisible()
  const drawn = () =>
    page
      .locator('[data-row]')
      .evaluateAll((rows) => rows.map((each) => Number(each.getAttribute('data-row'))))
  const ids = expected.map(({ id }) => id)
  await expect.poll(async () => (await drawn()).filter((id) => !ids.includes(id))).toEqual([])
  expect((await drawn()).length).toBeGreaterThan(0)
}

test('assignee, reason and patient list narrow the rows, one on top of the other, and are cleared', async ({
  page,
  people,
}) => {
  const all = await openRows(people)
  const chosen = all.find(({ assigneeUser, patient }) => assigneeUser && patient.listCode)
  if (!chosen?.assigneeUser || !chosen.patient.listCode) throw new Error('The DEMO has such an e-contact.')
  const { id: assignee } = chosen.assigneeUser
  const { eContactType: type } = chosen
  const { listCode: list } = chosen.patient
  await open(page)

  let asked = await listAfter(page, 'assigneeUserIds', () =>
    field(page, t('clinic.column.assignee')).selectOption(String(assignee)),
  )
  expect(asked.get('assigneeUserIds')).toBe(String(assignee))
  await expect(page).toHaveURL(new RegExp(`[?&]assignee=${assignee}(&|$)`))
  let left = all.filter(({ assigneeUser }) => assigneeUser?.id === assignee)
  await expectRows(page, left)

  asked = await listAfter(page, 'types', () => field(page, t('clinic.column.reason')).selectOption(type))
  expect([asked.get('types'), asked.get('assigneeUserIds')]).toEqual([type, String(assignee)])
  await expect(page).toHaveURL(new RegExp(`[?&]type=${type}(&|$)`))
  left = left.filter(({ eContactType }) => eContactType === type)
  await expectRows(page, left)

  asked = await listAfter(page, 'listCodes', () =>
    field(page, t('clinic.filter.patientList')).selectOption(list),
  )
  expect([asked.get('listCodes'), asked.get('types')]).toEqual([list, type])
  await expect(page).toHaveURL(new RegExp(`[?&]list=${list}(&|$)`))
  await expectRows(
    page,
    left.filter(({ patient }) => patient.listCode === list),
  )

  await button(page, t('shell.buttons.clearFilters')).click()
  await expect(page).toHaveURL(/\/clinic-e-contacts$/)
  for (const name of ['clinic.column.assignee', 'clinic.column.reason', 'clinic.filter.patientList'] as const)
    await expect(field(page, t(name))).toHaveValue('')

  asked = await listAfter(page, 'hasAssigneeUser', () =>
    field(page, t('clinic.column.assignee')).selectOption('none'),
  )
  expect(asked.get('hasAssigneeUser')).toBe('false')
  await expectRows(
    page,
    all.filter(({ assigneeUser }) => assigneeUser === null),
  )
})

test('a view says its status, and gives way to a chosen assignee', async ({ page, people }) => {
  const me = (await people.read<{ id: number }>('doctor', '/api/login')).id
  const colleague = (await openRows(people)).find(
    ({ assigneeUser }) => assigneeUser && assigneeUser.id !== me,
  )
  const assignee = String(colleague?.assigneeUser?.id)
  await open(page)
  const asked = await listAfter(page, 'statuses', () => button(page, t('clinic.view.completed')).click())
  expect(asked.get('statuses')).toBe('completed')
  await expect(page).toHaveURL(/view=completed/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('clinic.view.completed'))

  const mine = filters(page).getByRole('button', { name: new RegExp(`^${t('clinic.view.mine')}`) })
  await mine.click()
  await expect(page).toHaveURL(/view=mine/)
  await field(page, t('clinic.column.assignee')).selectOption(assignee)
  await expect(page).toHaveURL(new RegExp(`\\?assignee=${assignee}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('clinic.view.all'))
  await mine.click()
  await expect(page).toHaveURL(/\?view=mine$/)
  await expect(field(page, t('clinic.column.assignee'))).toHaveValue('')
})

test('a period or two days bound the last change by the clock on the wall', async ({ page, people }) => {
  const { id } = await send(people, 'Täna saadetud')
  await open(page)
  /** The midnight at which a day begins, so many days after today. */
  const midnight = (days: number) =>
    page.evaluate((add) => {
      const day = new Date()
      day.setHours(0, 0, 0, 0)
      day.setDate(day.getDate() + add)
      return day.toISOString()
    }, days)
  const justBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString()
  const bounds = (asked: URLSearchParams) => [asked.get('updatedAtFrom'), asked.get('updatedAtTo')]
  const [yesterday, today, tomorrow] = [await midnight(-1), await midnight(0), await midnight(1)]
  const { sinceMonday, sinceFirst } = await page.evaluate(() => {
    const now = new Date()
    return { sinceMonday: (now.getDay() + 6) % 7, sinceFirst: now.getDate() - 1 }
  })

  for (const [period, from, to] of [
    ['today', today, tomorrow],
    ['yesterday', yesterday, today],
    ['this-week', await midnight(-sinceMonday), tomorrow],
    ['this-month', await midnight(-sinceFirst), tomorrow],
  ] as const) {
    const chip = button(page, t(`clinic.period.${period}`))
    // Two periods may be the same days, for which nothing is asked again.
    await page.goto('/clinic-e-contacts')
    const asked = await listAfter(page, 'updatedAtFrom', () => chip.click())
    expect(bounds(asked), period).toEqual([from, justBefore(to)])
    await expect(page).toHaveURL(new RegExp(`period=${period}`))
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(row(page, id)).toHaveCount(period === 'yesterday' ? 0 : 1)
  }

  const day = (days: number) =>
    page.evaluate((add) => {
      const date = new Date()
      date.setDate(date.getDate() + add)
      const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      return parts.map((part) => String(part).padStart(2, '0')).join('-')
    }, days)
  const [first, last] = [await day(-5), await day(-2)]
  const lasts = filters(page).getByLabel(t('clinic.filter.to'), { exact: true })
  await filters(page).getByLabel(t('clinic.filter.from'), { exact: true }).fill(first)
  await expect(page).toHaveURL(new RegExp(`\\?from=${first}$`))
  const asked = await listAfter(page, 'updatedAtTo', () => lasts.fill(last))
  expect(bounds(asked)).toEqual([await midnight(-5), justBefore(await midnight(-1))])
  await expect(page).toHaveURL(new RegExp(`from=${first}&to=${last}`))
  await expect(row(page, id)).toHaveCount(0)
  await button(page, t('shell.buttons.clearFilters')).click()
  await expect(lasts).toHaveValue('')
  await expect(row(page, id)).toBeVisible()
})

test('an answer that is only for one type is not offered on another', async ({ page, people }) => {
  const cough = await send(people, 'Köha', 'patient', 'COUGH')
  const headache = await send(people, 'Peavalu', 'patient', 'HEADACHE')
  await signInAs(page, 'doctor')
  const heading = `Ainult köhale ${crypto.randomUUID().slice(0, 8)}`
  const made = await page.request.post('/api/clinic/1/templates', {
    data: { heading, description: 'Jooge sooja.', onlyForType: 'COUGH', visibleToAll: false },
  })
  expect(made.status()).toBe(201)
  for (const [{ id }, count] of [
    [cough, 1],
    [headache, 0],
  ] as const) {
    await visit(page, `/e-contacts/${id}`)
    const pane = conversation(page)
    await pane.getByRole('button', { name: t('templates.button') }).click()
    const options = pane.getByRole('listbox', { name: t('templates.list') }).getByRole('option')
    await expect(options.first()).toBeVisible()
    await expect(options.filter({ hasText: heading })).toHaveCount(count)
  }
})

test('own views that come late move nothing', async ({ page }) => {
  await signInAs(page, 'doctor')
  const name = `Köha ${crypto.randomUUID().slice(0, 8)}`
  const kept = await page.request.post('/api/clinic/inbox-views', {
    data: { clinicId: 1, name, query: 'type=COUGH' },
  })
  expect(kept.ok()).toBe(true)
  const layoutShift = await watchLayoutShifts(page)
  const letViewsIn = await holdBack(page, '**/inbox-views?*')
  await visit(page, '/clinic-e-contacts')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  })
  const before = await layoutShift()
  letViewsIn()
  await expect(filters(page).getByRole('button', { name, exact: true })).toBeVisible()
  await expect(field(page, t('clinic.column.assignee'))).toBeVisible()
  // Zero as it is reported: to three decimals.
  expect((await layoutShift()) - before).toBeLessThan(0.0005)
  expect((await page.request.delete(`/api/clinic/inbox-views/${(await kept.json()).id}`)).ok()).toBe(true)
})

test.describe('where the views are in a drawer', () => {
  test.use({
    viewport: { width: 1000, height: 900 },
    expectedProblems: [[/status of 403/], { scope: 'test' }],
  })

  test('what fails after it was closed is told: forgetting one, and taking that back', async ({ page }) => {
    await signInAs(page, 'doctor')
    const name = `Köha ${crypto.randomUUID().slice(0, 8)}`
    const views = '/api/clinic/inbox-views'
    const kept = await page.request.post(views, { data: { clinicId: 1, name, query: 'type=COUGH' } })
    expect(kept.ok()).toBe(true)
    await visit(page, '/clinic-e-contacts')
    const refused = page.getByText(t('errors.forbidden'))
    const refusal = { status: 403, json: { requestId: 'x' } }
    const forgetAndClose = async () => {
      await page.getByRole('button', { name: t('clinic.filter.open'), exact: true }).click()
      await page.getByRole('button', { name: t('clinic.views.forget', { name }) }).click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }

    const closed = Promise.withResolvers<void>()
    await page.route(`**${views}/*`, async (route) => {
      await closed.promise
      await route.fulfill(refusal)
    })
    await forgetAndClose()
    closed.resolve()
    await expect(refused).toBeVisible()
    await page.reload()

    const letIn = await holdBack(page, `**${views}/*`)
    await forgetAndClose()
    letIn()
    const undo = page
      .getByRole('status')
      .filter({ hasText: t('clinic.views.forgotten', { name }) })
      .getByRole('button', { name: t('clinic.bulk.undo') })
    await expect(undo).toBeVisible()
    await page.route(`**${views}`, (route) => route.fulfill(refusal))
    await undo.click()
    await expect(refused).toBeVisible()
  })
})

test('however fast a search is typed, no letter of it is lost', async ({ page }) => {
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts?view=all')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const search = page.getByRole('searchbox')
  for (const delay of [0, 20, 100]) {
    const words = `pikk otsing ${crypto.randomUUID().slice(0, 8)}`
    await search.fill('')
    await search.pressSequentially(words, { delay })
    await expect(page).toHaveURL(new RegExp(`search=${words.replaceAll(' ', '(%20|\\+)')}$`))
    await expect(search).toHaveValue(words)
    await expect(page.locator('[data-row]')).toHaveCount(0)
  }
  await page.goBack()
  await expect(page).not.toHaveURL(/clinic-e-contacts/)
})

test('a search asks at the first key and then when the typing rests, not at each key', async ({ page }) => {
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts?view=all')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/clinic/e-contacts' && searchParams.has('search'))
      asked.push(searchParams.get('search'))
  })
  const search = page.getByRole('searchbox')
  await search.pressSequentially('k')
  await page.clock.runFor(10)
  await expect(page).toHaveURL(/search=k$/)
  for (const letter of 'öha') {
    await page.clock.runFor(100)
    await search.pressSequentially(letter)
  }
  await page.clock.runFor(450)
  await expect(page).toHaveURL(/search=k$/)
  await page.clock.runFor(100)
  await expect(page).toHaveURL(/search=k%C3%B6ha$/)
  expect(new Set(asked)).toEqual(new Set(['k', 'köha']))
})

test.describe('a search among the closed ones', () => {
  for (const [language, width] of [
    ['ru', 380],
    ['pl', 1440],
  ] as const)
    test(`is one press away, and back, by keys, told, and moves nothing (${language}, ${width})`, async ({
      page,
      people,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const words = wordsIn(language)
      const word = crypto.randomUUID().slice(0, 8)
      const done = await send(people, `Lõpetatud ${word}`)
      const refused = await sendAsNewcomer(people, `Keeldutud ${word}`)
      await signInAs(page, 'doctor')
      const complete = await page.request.post(`/api/clinic/e-contacts/${done.id}/complete`, {
        data: { infoText: 'Jooge sooja teed.' },
      })
      expect(complete.status()).toBe(200)
      const reject = await page.request.post(`/api/clinic/e-contacts/${refused.id}/reject`, {
        data: { reason: 'CLINIC_OVERWHELMED' },
      })
      expect(reject.status()).toBe(200)

      await visit(page, '/clinic-e-contacts?view=our-turn', language)
      await expect(page.locator('[data-row]').first()).toBeVisible()
      await page.keyboard.press('/')
      await page.keyboard.type(word)
      const scopes = page.getByRole('group', { name: words('clinic.scope.label') })
      const scope = (name: 'open' | 'closed') =>
        scopes.getByRole('button', { name: new RegExp(`^${words(`clinic.scope.${name}`)}`) })
      await expect(scope('open')).toHaveAttribute('aria-pressed', 'true')
      const place = await scope('closed').boundingBox()
      await expect(
        page.getByRole('status').getByText(words('clinic.scope.told', { open: '0', closed: '2' })),
      ).toBeAttached()
      await expect(scope('closed')).toHaveText(`${words('clinic.scope.closed')}2`)
      expect(await scope('closed').boundingBox()).toEqual(place)
      await expect(page.locator('[data-row]')).toHaveCount(0)

      await tabTo(page, page.getByRole('button', { name: words('clinic.scope.searchClosed') }))
      await page.keyboard.press('Enter')
      await expect(row(page, done.id)).toBeVisible()
      await expect(row(page, refused.id)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('clinic.scope.closed'))
      await expect(scope('closed')).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`view=our-turn&search=${word}&closed=true$`))

      await page.reload()
      await expect(row(page, done.id)).toBeVisible()
      await scope('open').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-row]')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('clinic.view.our-turn'))
      await expect(scope('open')).toBeFocused()
      await page.goBack()
      await expect(row(page, done.id)).toBeVisible()
      await page.getByRole('searchbox').fill('')
      await expect(scopes).toHaveCount(0)
      await expect(page).toHaveURL(/\?view=our-turn$/)
    })
})
