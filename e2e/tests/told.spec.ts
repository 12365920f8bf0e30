// @proves R2-042 R2-046
import { type Locator, type Page, expect as plain } from '@playwright/test'
import { listen } from '../support/announcements.ts'
import { cancelByCall, sendByCall } from '../support/e-contacts.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// The whole way of a request as a screen reader tells it: each page by its name and heading, each field by its role, name, hint
// and fault, and what happens by itself through live regions.

const t = wordsIn('pl')
const CLINIC = 'Kesklinna Perearstikeskus'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A page begins with its title and one heading, which has the focus: what is read first says where one is. */
async function expectPage(page: Page, heading: string): Promise<void> {
  const first = page.getByRole('heading', { level: 1 })
  await expect(first).toHaveText(heading)
  await expect(first).toHaveCount(1)
  await expect(first).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(t('shell.productName')))
  expect(await page.title()).not.toBe(t('shell.productName'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  for (const landmark of ['banner', 'main'] as const) await expect(page.getByRole(landmark)).toHaveCount(1)
}

/** Every control that can be reached has a name. */
async function expectNames(page: Page): Promise<void> {
  for (const role of ['button', 'link', 'textbox', 'searchbox', 'radio', 'checkbox', 'combobox'] as const)
    for (const control of await page.getByRole(role).all()) await plain(control).toHaveAccessibleName(/\S/)
}

async function expectFault(field: Locator, fault: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(fault))
}

test('a request is written and sent by what a screen reader tells (pl)', async ({ page }) => {
  const { told } = await listen(page)
  const hears = (how: 'alert' | 'status', text: string) =>
    expect
      .poll(async () => (await told()).some((each) => each.how === how && each.text.includes(text)), {
        message: `${how}: ${text}`,
      })
      .toBe(true)
  await signInAs(page, 'patient')
  const { content: drafts } = (await (await page.request.get('/api/drafts')).json()) as {
    content: { key: string }[]
  }
  for (const { key } of drafts) await page.request.delete(`/api/drafts/${key}`)
  const proceed = page.getByRole('button', { name: t('shell.buttons.continue') })
  // With a second clinic there is one to choose.
  await sendByCall(page, 'QUESTION', 'Proszę.', 3)

  await page.goto('/my-e-contacts?locale=pl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.list.title'))
  await expectNames(page)
  await page
    .getByRole('button', { name: t('patient.list.new') })
    .first()
    .click()

  await expectPage(page, t('patient.person.title'))
  await expectNames(page)
  const people = page.getByRole('group').filter({ has: page.getByRole('radio') })
  await expect(people).toHaveAccessibleName(/\S/)
  await page.getByRole('radio', { name: t('patient.person.myself') }).check()
  await proceed.click()

  await expectPage(page, t('patient.clinic.title'))
  await page.getByRole('radio', { name: CLINIC }).check()
  await proceed.click()

  await expectPage(page, t('patient.type.title'))
  const search = page.getByRole('searchbox', { name: t('patient.type.search') })
  await search.fill('kaszel')
  await hears('status', 'wynik')
  await search.fill('qqqq')
  await hears('status', t('patient.type.nothing'))
  await search.fill('zawroty')
  await page.getByRole('link', { name: t('types.VERTIGO'), exact: true }).click()

  await expectPage(page, t('patient.create.title'))
  await expectNames(page)
  const text = page.getByRole('textbox', { name: t('patient.create.label') })
  await expect(text).toHaveAccessibleDescription(new RegExp(t('patient.create.hint').slice(0, 20)))
  await proceed.click()
  await hears('alert', t('patient.create.required'))
  await expectFault(text, t('patient.create.required'))
  await expect(page.getByRole('alert', { name: t('kit.errorSummary') })).toBeFocused()
  await page.getByRole('link', { name: t('patient.create.required') }).click()
  await expect(text).toBeFocused()
  await text.fill('Kręci mi się w głowie i boli mnie w klatce piersiowej.')
  await hears('alert', t('danger.EMERGENCY.heading'))
  await hears('status', t('patient.draft.SERVER'))
  await proceed.click()

  await expectPage(page, t('questionnaire.questions.title'))
  await expectNames(page)
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()

  await expectPage(page, t('patient.check.title'))
  await expectNames(page)
  await expect(
    page.getByRole('button', { name: t('patient.check.changeNamed', { what: t('patient.check.clinic') }) }),
  ).toBeVisible()
  await page.getByRole('button', { name: t('patient.check.send', { clinic: CLINIC }) }).click()

  await expectPage(page, t('sent.success.title'))
  await expectNames(page)
  await page.getByRole('button', { name: t('sent.success.open') }).click()
  await page.getByRole('button', { name: t('patient.timeline.filesAlone') }).click()

  await expectPage(page, t('sent.files.title'))
  await expectNames(page)
  const choose = page.getByRole('button', { name: t('kit.files.chooseFile') })
  await expect(choose).toHaveAccessibleDescription(/50/)
  await page
    .locator('input[data-source=device]')
    .setInputFiles({ name: 'skóra.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.getByRole('listitem').filter({ hasText: 'skóra.png' })).toContainText(
    t('kit.file.waiting'),
  )
  await expect(
    page.getByRole('button', { name: t('kit.file.removeNamed', { name: 'skóra.png' }) }),
  ).toBeVisible()
  await page
    .locator('input[data-source=device]')
    .setInputFiles({ name: 'gra.exe', mimeType: 'application/octet-stream', buffer: PIXEL })
  await hears('alert', t('errors.rules.FILE_FORMAT'))
  await page.getByRole('button', { name: t('sent.files.sendFiles', { count: 1 }) }).click()
  await hears('status', t('kit.file.ready'))

  await expectPage(page, t('sent.success.title'))
  await expectNames(page)
  await page.getByRole('button', { name: t('sent.success.open') }).click()

  await expect(page.getByRole('list', { name: t('patient.timeline.label') })).toBeVisible()
  await expectNames(page)
  const reply = page.getByRole('textbox', { name: t('patient.timeline.infoLabel') })
  await page.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
  await expectFault(reply, t('patient.create.required'))
  await expect(reply).toBeFocused()
  await reply.fill('Teraz jest trochę lepiej.')
  await page.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
  await hears('status', t('patient.timeline.sent'))
  await hears('status', 'Teraz jest trochę lepiej.')
  await cancelByCall(page, /e-contacts\/(\d+)/.exec(page.url())?.[1])
})
