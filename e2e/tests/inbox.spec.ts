import type { Page } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import { ARCHIVING_HOLD_MS } from '../support/clinic.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { speak, wordsIn } from '../support/words.ts'

/** Sends e-contacts as the patient, without the screens of that side. */
async function send(page: Page, texts: readonly string[]): Promise<number[]> {
  const { personId } = await (await page.request.get('/api/login')).json()
  const ids: number[] = []
  for (const text of texts) {
    const response = await page.request.post('/api/patient/e-contacts/fallback', {
      data: { eContactType: 'COUGH', patientPersonId: personId, clinicId: 1, text },
    })
    expect(response.status()).toBe(201)
    ids.push((await response.json()).id)
  }
  return ids
}

async function visit(page: Page, path: string, language: Language) {
  await speak(page, language)
  await page.goto(path)
}

const row = (page: Page, id: number) => page.locator(`[data-row="${id}"]`)

test('the clinic and the patient see by when an answer is promised, until it is given', async ({
  page,
  openAs,
}) => {
  const et = wordsIn('et')
  const ru = wordsIn('ru')
  const patient = await openAs('patient', { viewport: { width: 380, height: 800 } })
  const [id = 0] = await send(patient, ['Köhin juba teist nädalat'])
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts?view=our-turn', 'et')
  await expect(row(page, id)).toContainText(et('clinic.waiting.minute', { count: 0 }))
  await row(page, id).click()
  const badge = page.getByText(et('clinic.due.badgeBy', { when: '' }).trim())
  await expect(badge).toBeVisible()

  await visit(patient, `/e-contacts/${id}/timeline`, 'ru')
  const [beforeDate = ''] = ru('patient.timeline.answerBy', { date: '|' }).split('|')
  const promise = patient.getByText(beforeDate.trim())
  await expect(patient.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(promise).toBeVisible()

  const response = await page.request.post(`/api/clinic/e-contacts/${id}/complete`, {
    data: { infoText: 'Jooge sooja teed.' },
  })
  expect(response.status()).toBe(200)
  await expect(badge).toHaveCount(0)
  await expect(promise).toHaveCount(0)
})

test('several are assigned and archived at once, by keys and by pointer, and it can be undone', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('pl')
  const patient = await openAs('patient')
  const word = crypto.randomUUID().slice(0, 8)
  const [first = 0, second = 0, third = 0] = await send(patient, [`A ${word}`, `B ${word}`, `C ${word}`])
  await signInAs(page, 'nurse')
  const stateOf = async (id: number) => (await page.request.get(`/api/clinic/e-contacts/${id}`)).json()
  await page.clock.install()
  await visit(page, `/clinic-e-contacts?search=${word}`, 'pl')
  await expect(row(page, third)).toBeVisible()

  // Another message of the same account may offer to undo something too.
  const undo = (done: string) =>
    page
      .getByRole('status')
      .locator('div')
      .filter({ hasText: done })
      .getByRole('button', { name: t('clinic.bulk.undo') })
      .click()

  // Newest first: j goes to the third, x takes it, and Shift takes what is between.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bar = page.getByRole('group', { name: t('clinic.bulk.label') })
  await expect(bar).toContainText(t('clinic.bulk.chosen', { count: 1 }))
  await row(page, first).click({ modifiers: ['Shift'] })
  await expect(bar).toContainText(t('clinic.bulk.chosen', { count: 3 }))
  await page.keyboard.press('m')
  await expect(page.getByText(t('clinic.bulk.done.ASSIGN', { count: 3 }))).toBeVisible()
  expect((await stateOf(second)).assigneeUser).not.toBeNull()
  await undo(t('clinic.bulk.done.ASSIGN', { count: 3 }))
  await expect(page.getByText(t('clinic.bulk.undone'))).toBeVisible()
  for (const id of [first, second, third]) expect((await stateOf(id)).assigneeUser).toBeNull()

  await page.getByRole('button', { name: t('clinic.bulk.start') }).click()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await expect(bar).toContainText(t('clinic.bulk.chosen', { count: 3 }))
  const archive = async () => {
    await bar.getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('enums.reason.ARCHIVE.INFORMATION_DELIVERED')).check()
    await dialog.getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') }).click()
  }
  await archive()
  await undo(t('clinic.bulk.archiving', { count: 3 }))
  for (const id of [first, second, third]) expect((await stateOf(id)).status).toBe('waitingForClinic')

  await row(page, second).focus()
  await page.keyboard.press('x')
  await archive()
  await expect(page.getByText(t('clinic.bulk.archiving', { count: 1 }))).toBeVisible()
  // The list stays as it is under the pointer.
  await page.mouse.move(0, 0)
  await page.clock.runFor(ARCHIVING_HOLD_MS)
  await expect(page.getByText(t('clinic.bulk.done.ARCHIVE', { count: 1 }))).toBeVisible()
  await expect(row(page, second)).toHaveCount(0)
  expect(await stateOf(second)).toMatchObject({ status: 'completed', outcome: 'ARCHIVED' })
  for (const id of [first, third]) expect((await stateOf(id)).status).toBe('waitingForClinic')
})

test('in a scrolled list what is gone keeps its place, says so, and goes when asked, as rows and as a table', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('en')
  const patient = await openAs('patient')
  const doctor = await openAs('doctor')
  await signInAs(page, 'nurse')
  for (const layout of ['rows', 'table'] as const) {
    const [answered = 0, archived = 0] = await send(patient, ['Answered', 'Archived'])
    await visit(page, `/clinic-e-contacts?view=our-turn${layout === 'table' ? '&layout=table' : ''}`, 'en')
    await row(page, answered).hover()
    const topOf = async () => (await row(page, answered).boundingBox())?.y
    const before = await topOf()
    for (const [id, body] of [
      [answered, { infoText: 'Rest' }],
      [archived, { infoText: '', fixedInfoText: 'INFORMATION_DELIVERED' }],
    ] as const)
      expect((await doctor.request.post(`/api/clinic/e-contacts/${id}/complete`, { data: body })).ok()).toBe(
        true,
      )
    for (const id of [answered, archived]) {
      const line = page.getByRole(layout === 'table' ? 'row' : 'listitem').filter({ has: row(page, id) })
      await expect(line).toContainText(t('clinic.row.gone'))
      await expect(line).not.toContainText(t('enums.status.clinic.waitingForClinic'))
    }
    expect(await topOf()).toBe(before)
    const gone = page.getByRole('button', { name: t('clinic.list.gone', { count: 2 }) })
    // On the way to it the pointer leaves the rows.
    await gone.hover()
    await gone.click()
    for (const id of [answered, archived]) await expect(row(page, id)).toHaveCount(0)
  }
})

test('a view is kept under a name, renamed, found in the palette, and forgotten', async ({ page }) => {
  const t = wordsIn('ru')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts?view=our-turn&order=waiting', 'ru')
  await page.getByRole('button', { name: t('clinic.views.keep') }).click()
  const name = `Срочные ${crypto.randomUUID().slice(0, 6)}`
  const given = async (words: string) => {
    await page.getByLabel(t('clinic.views.name')).fill(words)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('clinic.views.save'), exact: true })
      .click()
    const view = page.getByRole('button', { name: words, exact: true })
    await expect(view).toHaveAttribute('aria-pressed', 'true')
  }
  await given(`Ждут ${name}`)
  await page.getByRole('button', { name: t('clinic.views.rename', { name: `Ждут ${name}` }) }).click()
  await given(name)

  await page.getByRole('button', { name: t('clinic.view.mine') }).click()
  await expect(page).toHaveURL(/view=mine/)
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: t('clinic.palette.label') }).fill(name.slice(0, 9))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=our-turn&order=waiting/)

  // A letter in a text field is only a letter.
  await page.getByRole('searchbox').pressSequentially('x?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const forget = page.getByRole('button', { name: t('clinic.views.forget', { name }) })
  await forget.click()
  await expect(forget).toHaveCount(0)
  await page
    .getByRole('status')
    .filter({ hasText: t('clinic.views.forgotten', { name }) })
    .getByRole('button', { name: t('clinic.bulk.undo') })
    .click()
  await forget.click()
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('where nothing is open, the one that has waited longest is a key away', async ({ page, openAs }) => {
  const t = wordsIn('ru')
  const patient = await openAs('patient')
  const word = `W${crypto.randomUUID().slice(0, 8)}`
  const [first = 0, second = 0] = await send(patient, [`Cough ${word}`, `Cough again ${word}`])
  await signInAs(page, 'nurse')
  await visit(page, `/clinic-e-contacts?search=${word}`, 'ru')
  const open = page.getByRole('button', { name: t('clinic.conversation.openLongest') })
  await expect(open).toBeVisible()
  await expect(row(page, second)).toBeVisible()
  await open.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/e-contacts/${first}\\?search=${word}`))
  await page.goto(`/clinic-e-contacts?search=${word}&closed=true`)
  await expect(page.getByText(t('clinic.conversation.choose'))).toBeAttached()
  await expect(open).toHaveCount(0)
})
