// @proves R1-007 R1-008 R1-009 R2-043 R2-044 R2-047 R2-049 R3-026
import type { Page } from '@playwright/test'
import { MEDICINE_ROUTES } from '@vastus/domain/prescriptions/routes'
import { TYPE_CODES, type TypeCode, typeColour } from '@vastus/domain/types/catalogue'
import type { TypeGroup } from '@vastus/domain/types/groups'
import type { Translate } from '@vastus/i18n'
import { forgetBegun, passClinics, sendByCall } from '../support/e-contacts.ts'
import { expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// Choosing a clinic and a kind of e-contact.

async function toPicker(page: Page, t: Translate, language: string) {
  await page.goto(`/e-contacts/choose-person?locale=${language}`)
  await page.getByRole('radio', { name: t('patient.person.myself') }).check()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await passClinics(page, t)
  await expect(page.getByRole('heading', { level: 1, name: t('patient.type.title') })).toBeVisible()
}

const linkTo = (page: Page, t: Translate, type: TypeCode) =>
  page.getByRole('link', { name: t(`types.${type}`), exact: true })

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'patient')
  await forgetBegun(page)
})

const t = wordsIn('ru')

test('the clinics say whether they are the family doctor’s or private', async ({ page }) => {
  // Whom one has written to is one of one's clinics.
  await sendByCall(page, 'QUESTION', 'Palun.', 3)
  await page.goto('/e-contacts/choose-person?locale=ru')
  await page.getByRole('radio', { name: t('patient.person.myself') }).check()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  const option = (clinic: string) => page.getByRole('radio', { name: clinic })
  await expect(option(`Kesklinna Perearstikeskus ${t('patient.clinic.family')}`)).toBeVisible()
  await expect(option(`Tamme Erakliinik ${t('patient.clinic.private')}`)).toBeVisible()
})

test('the kinds stand in groups that unfold, and more of them behind a button', async ({ page }) => {
  await toPicker(page, t, 'ru')
  const groups: [TypeGroup, TypeCode][] = [
    ['MENTAL_HEALTH', 'ANXIETY'],
    ['HEALTH_EXAMINATION', 'REQUEST_LABS'],
    ['MEDICAL_CERTIFICATES_AND_REFERRALS', 'REQUEST_REFERRAL'],
    ['JOINTS_AND_MUSCLES', 'JOINT_PAIN'],
  ]
  await expect(linkTo(page, t, 'CANCEL_APPOINTMENT')).toBeVisible()
  for (const [group, type] of groups) {
    await expect(linkTo(page, t, type)).toBeHidden()
    await page.getByText(t(`enums.typeGroup.${group}`), { exact: true }).click()
    await expect(linkTo(page, t, type)).toBeVisible()
  }
  await page.getByText(t('enums.typeGroup.OTHER_HEALTH_CONCERN'), { exact: true }).click()
  await expect(page.getByRole('heading', { name: t('enums.typeGroup.PROCEDURES') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('enums.typeGroup.QUESTIONNAIRES') })).toBeVisible()
  await expect(linkTo(page, t, 'PROC_SUTURES')).toBeVisible()

  await expect(linkTo(page, t, 'OTHER_PROBLEM')).toHaveCount(0)
  const more = page.getByRole('button', { name: t('enums.typeGroup.SHOW_MORE') })
  await more.click()
  await expect(linkTo(page, t, 'OTHER_PROBLEM')).toBeVisible()
  await expect(more).toHaveCount(0)
  const reasons = page.getByRole('region', { name: t('enums.typeGroup.REASON_FOR_CONTACTING') })
  await expect(reasons.getByRole('link').nth(8)).toBeFocused()
  await shot(page, 'picker-unfolded-ru')
})

const requests: { type: TypeCode; language: 'et' | 'ru'; unfold?: TypeGroup | 'SHOW_MORE' }[] = [
  { type: 'REQUEST_REFERRAL', language: 'et', unfold: 'MEDICAL_CERTIFICATES_AND_REFERRALS' },
  { type: 'REQUEST_VACCINATION', language: 'ru', unfold: 'SHOW_MORE' },
]
for (const { type, language, unfold } of requests)
  test(`${type} is chosen from the picker in ${language} and sent`, async ({ page }) => {
    const t = wordsIn(language)
    await toPicker(page, t, language)
    if (unfold) await page.getByText(t(`enums.typeGroup.${unfold}`), { exact: true }).click()
    await linkTo(page, t, type).click()
    await page.getByRole('textbox', { name: t('patient.create.label') }).fill('Palun.')
    await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
    await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
    await page
      .getByRole('button', { name: t('patient.check.send', { clinic: 'Kesklinna Perearstikeskus' }) })
      .click()
    await page.getByRole('button', { name: t('sent.files.skip') }).click()
    await page.getByRole('button', { name: t('sent.success.open') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t(`types.${type}`) })).toBeVisible()
  })

test('each way of taking a medicine has its picture beside its name (ru)', async ({ page }) => {
  const t = wordsIn('ru')
  await page.goto('/icons?locale=ru')
  const routes = page.getByRole('list', { name: t('identity.icons.routes') }).getByRole('listitem')
  await expect(routes).toHaveText(MEDICINE_ROUTES.map((route) => t(`medicines.route.${route}`)))
  const drawn = await routes
    .locator('use')
    .evaluateAll((uses) =>
      uses.filter((use) => (use as SVGUseElement).getBBox().width > 0).map((use) => use.getAttribute('href')),
    )
  expect(new Set(drawn).size).toBe(MEDICINE_ROUTES.length)
})

/** Of each picture on the page: the colour behind it, and the picture's contrast with it. */
const picturesOf = (page: Page) =>
  page.locator('ul[aria-labelledby=types] svg:has(use)').evaluateAll((pictures) => {
    const partsOf = (colour: string) => {
      const parts = [...colour.matchAll(/[\d.]+/g)].map(Number).slice(0, 3)
      return colour.startsWith('color(') ? parts.map((part) => part * 255) : parts
    }
    const lightOf = (colour: string) => {
      const [r = 0, g = 0, b = 0] = partsOf(colour).map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    }
    return pictures.map((picture) => {
      const behind = getComputedStyle(picture).backgroundColor
      const use = picture.querySelector('use')
      const lights = [lightOf(behind), lightOf(use ? getComputedStyle(use).color : behind)].toSorted(
        (a, b) => a - b,
      )
      const [darker = 1, lighter = 1] = lights
      return { behind, contrast: lighter / darker }
    })
  })

test('each kind stands on its own colour, and can be made out on it in light and dark', async ({ page }) => {
  const asRgb = (type: TypeCode) =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(typeColour(type).slice(at, at + 2), 16)).join(', ')})`
  await page.goto('/icons?locale=et')
  await expect(page.locator('ul[aria-labelledby=types] svg:has(use)')).toHaveCount(TYPE_CODES.length)
  const light = await picturesOf(page)
  expect(light.map(({ behind }) => behind)).toEqual(TYPE_CODES.map(asRgb))
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await picturesOf(page)
  expect(new Set(dark.map(({ behind }) => behind)).size).toBe(new Set(TYPE_CODES.map(asRgb)).size)
  for (const { behind, contrast } of [...light, ...dark]) expect(contrast, behind).toBeGreaterThanOrEqual(3)
})

test('who comes to the check page with nothing written writes first', async ({ page }) => {
  await toPicker(page, t, 'ru')
  const chosen = new URL(page.url())
  chosen.searchParams.set('change', 'type')
  await page.goto(chosen.href)
  await page.getByRole('searchbox').fill('кашель')
  await linkTo(page, t, 'COUGH').click()
  const text = page.getByRole('textbox', { name: t('patient.create.label') })
  await text.pressSequentially('Кашель')
  await expect(text).toHaveValue('Кашель')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page).toHaveURL(/e-contacts\/questions/)
})

test('who writes for nobody else and has one clinic begins with the topics, and finds the ways to others', async ({
  page,
}) => {
  const only = (path: string, keep: (each: Record<string, unknown>) => Record<string, unknown>[]) =>
    page.route(path, async (route) => {
      const response = await route.fetch()
      const list = (await response.json()) as { content: Record<string, unknown>[] }
      await route.fulfill({ response, json: { ...list, content: list.content.flatMap(keep) } })
    })
  await only('**/api/persons', (person) => (person['relation'] === 'SELF' ? [person] : []))
  await only('**/api/patient/clinics?*', (clinic) => [
    clinic['id'] === 1 ? clinic : { ...clinic, relation: 'OPEN' },
  ])
  await page.goto('/my-e-contacts?locale=ru')
  await page
    .getByRole('button', { name: t('patient.list.new') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.type.title'))
  await shot(page, 'topics-first-ru')
  await page.getByRole('link', { name: t('patient.type.otherClinic') }).click()
  await expect(page.getByRole('radio', { name: 'Tamme Erakliinik' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: t('patient.type.forOther') }).click()
  await expect(page.getByRole('link', { name: t('persons.add.action') })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.list.title'))
})
