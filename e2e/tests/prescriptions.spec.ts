// @proves R1-005 R2-061 R2-062 R2-063 R2-151 R3-053 R5-048 R8-035 R9-029
import type { Page } from '@playwright/test'
import { forgetBegun } from '../support/e-contacts.ts'
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

const et = wordsIn('et')
const pl = wordsIn('pl')
const STORED = 'prm.patient.prescriptions'

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'patient')
})

type Listed = { brandName: string; dosing: string; previousId: number | null; chosen: boolean }

/** The content of the session's storage, as outside callers read it. */
async function stored(page: Page): Promise<Listed[]> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), STORED)
  return text === null ? [] : (JSON.parse(text) as { prescriptions: Listed[] }).prescriptions
}

async function persons(page: Page): Promise<{ id: number; relation: string; firstName: string }[]> {
  const response = await page.request.get('/api/persons')
  return ((await response.json()) as { content: { id: number; relation: string; firstName: string }[] })
    .content
}

/** The unsent message of other journeys has no place in this one. */
async function forgetDraft(page: Page): Promise<void> {
  await forgetBegun(page)
  for (const { id } of await persons(page)) await page.request.delete(`/api/drafts/prescription:new:${id}:1`)
}

/** Where the journey was made before on the same data, the last list has its medicine already. */
async function takeOff(page: Page, t: typeof et, name: string): Promise<void> {
  const remove = page.getByRole('button', { name: t('prescriptions.renewal.removeNamed', { name }) })
  if (await remove.isVisible()) await remove.click()
}

test('a medicine of last time is renewed in three presses after opening the list', async ({ page }) => {
  const t = et
  await forgetDraft(page)
  await page.goto('/my-e-contacts?locale=et')
  await page.getByRole('link', { name: t('patient.list.renew') }).click()
  const items = page.getByRole('list', { name: t('prescriptions.renewal.list') })
  await items
    .getByRole('button', { name: t('prescriptions.renewal.renewNamed', { name: '' }).trim() })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.check.title'))
  await page.getByRole('button', { name: /^Saada/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sent.success.title'))
})

test('a renewal begins with last time, takes another medicine by keyboard, and reaches the nurse as a list', async ({
  page,
  openAs,
}) => {
  const t = et
  await forgetDraft(page)
  const self = (await persons(page)).find(({ relation }) => relation === 'SELF')
  await page.goto(`/e-contacts/add?personId=${self?.id}&clinicId=1&locale=et`)
  await page
    .getByRole('link', { name: t('types.PRESCRIPTION_REFILL'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('prescriptions.renewal.title'))
  const ticks = page.getByRole('list', { name: t('prescriptions.renewal.list') }).getByRole('checkbox')
  await expect(page.getByText(/Teie viimasest soovist/)).toBeVisible()
  await takeOff(page, t, 'Nolpaza')
  const before = await ticks.count()
  expect(before).toBeGreaterThan(0)
  const [kept] = await stored(page)
  expect(kept?.previousId).not.toBeNull()

  // By keys alone: the search, its list, the answer, the button.
  await page.getByRole('link', { name: t('prescriptions.renewal.add') }).focus()
  await page.evaluate(() => scrollTo(0, 120))
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  const name = page.getByRole('combobox', { name: t('prescriptions.add.name') })
  await expect(name).toBeVisible()
  // This page alone does not begin at its top.
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await name.focus()
  const options = page.getByRole('listbox', { name: t('prescriptions.add.options') }).getByRole('option')
  await page.keyboard.type('no')
  await expect(options).toHaveCount(0)
  await page.keyboard.type('lp')
  await expect(options.first()).toContainText('Nolpaza')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(name).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nolpaza 20 mg')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(ticks).toHaveCount(before + 1)
  expect((await stored(page)).at(-1)).toMatchObject({
    brandName: 'Nolpaza',
    dosing: 'TWICE',
    previousId: null,
  })

  // One alone is asked about; two are not.
  for (let index = 0; index < before; index++) await ticks.nth(index).uncheck()
  await page.reload()
  await expect(ticks.last()).toBeChecked()
  await page.getByRole('button', { name: t('prescriptions.renewal.continue') }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByRole('heading')).toHaveText(t('prescriptions.one.heading'))
  await expect(question.getByRole('button', { name: t('prescriptions.one.confirm') })).toBeFocused()
  await axeCheck(page)
  await question.getByRole('button', { name: t('kit.cancel') }).click()
  await ticks.first().check()
  await expect(page.locator('#dosing-0 option')).toHaveCount(5)
  await page.getByRole('button', { name: t('prescriptions.renewal.continue') }).click()

  const message = page.getByRole('textbox', { name: t('patient.create.label') })
  await expect(message).toHaveValue(
    t('prescriptions.message', { names: `${kept?.brandName ?? ''}, Nolpaza` }),
  )
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('questionnaire.questions.title'))
  await page.getByRole('textbox', { name: 'Mitmeks päevaks Teil ravimit veel on?' }).fill('Kolmeks')
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.check.title'))
  await expect(page.getByRole('textbox', { name: t('questionnaire.summary.label') })).toHaveValue(/Kolmeks$/)
  await expect(page.getByText('Nolpaza 20 mg')).toBeVisible()
  await page.getByRole('button', { name: /^Saada kliinikusse/ }).click()
  await page.getByRole('button', { name: t('sent.success.open') }).click()
  const list = page.getByRole('region', { name: t('medicines.heading') })
  await expect(list).toContainText('Nolpaza 20 mg')
  await expect(list).toContainText(t('medicines.dosing.TWICE'))
  expect(await stored(page)).toEqual([])
  const id = /e-contacts\/(\d+)\/timeline/.exec(page.url())?.[1]

  const desk = { viewport: { width: 1280, height: 800 } }
  const nurse = await openAs('nurse', desk)
  await nurse.goto(`/e-contacts/${id}?locale=et`)
  await expect(nurse.getByRole('region', { name: t('medicines.heading') })).toContainText('Nolpaza')
  const reception = await openAs('reception', desk)
  const withheld = await reception.request.get(`/api/clinic/e-contacts/${id}/timeline`)
  expect(await withheld.text()).not.toContain('Nolpaza')
})

test('a mother asks in Polish for an ointment that no register has, and keeps what she typed', async ({
  page,
}) => {
  const t = pl
  await forgetDraft(page)
  const child = (await persons(page)).find(({ firstName }) => firstName === 'Juku')
  await page.goto(`/prescriptions?personId=${child?.id}&clinicId=1&type=PRESCRIPTION&locale=pl`)
  await expect(page.getByText(/Juku/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: t('prescriptions.renewal.add') })).toBeVisible()
  await takeOff(page, t, 'Maść babci')
  await page.getByRole('link', { name: t('prescriptions.renewal.add') }).click()
  await page.getByRole('combobox', { name: t('prescriptions.add.name') }).fill('Maść babci')
  await expect(page.getByText(t('prescriptions.add.notFoundHint'))).toBeVisible()
  await page.getByRole('button', { name: t('prescriptions.add.submit') }).click()
  await expect(page.getByRole('alert').getByText(t('prescriptions.add.howOftenRequired'))).toBeVisible()
  await expect
    .poll(async () => (await (await page.request.get('/api/drafts')).text()).includes('babci'))
    .toBe(true)
  await page.reload()
  await expect(page.getByRole('combobox', { name: t('prescriptions.add.name') })).toHaveValue('Maść babci')
  const url = page.url()
  const self = (await persons(page)).find(({ relation }) => relation === 'SELF')
  const kept = page.waitForResponse('**/api/drafts')
  await page.goto(url.replace(`personId=${child?.id}`, `personId=${self?.id}`))
  await kept
  await expect(page.getByRole('combobox', { name: t('prescriptions.add.name') })).toHaveValue('')
  await page.goto(url)
  await expect(page.getByRole('combobox', { name: t('prescriptions.add.name') })).toHaveValue('Maść babci')
  await page.getByRole('radio', { name: t('medicines.dosing.AS_NEEDED') }).check()
  await page.getByRole('button', { name: t('prescriptions.add.submit') }).click()
  await page.getByRole('button', { name: t('prescriptions.renewal.continue') }).click()
  await page.getByRole('button', { name: t('prescriptions.one.confirm') }).click()
  const message = page.getByRole('textbox', { name: t('patient.create.label') })
  await expect(message).toHaveValue(t('prescriptions.message', { names: 'Maść babci' }))
  await message.press('End')
  await message.pressSequentially(' Pomaga na suchą skórę.')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  await page.getByRole('button', { name: /^Wyślij do/ }).click()
  await expect(page).toHaveURL(/e-contacts\/success/)
  const last = await page.request.get(
    `/api/clinic/patients/prescriptions?patientPersonId=${child?.id}&clinicId=1`,
  )
  expect(await last.json()).toMatchObject({
    prescriptions: [{ brandName: 'Maść babci', route: 'other', dosing: 'AS_NEEDED' }],
  })
})

test('another clinic gets the same list once it is confirmed; another person neither the list nor its names', async ({
  page,
}) => {
  const t = wordsIn('en')
  const goOn = page.getByRole('button', { name: t('shell.buttons.continue') })
  const pastTheQuestions = async () => {
    await goOn.click()
    await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  }
  const ticks = page.getByRole('list', { name: t('prescriptions.renewal.list') }).getByRole('checkbox')
  const message = page.getByRole('textbox', { name: t('patient.create.label') })
  const medicines = page.getByRole('region', { name: t('medicines.heading') })
  const change = (what: 'person' | 'clinic') =>
    page
      .getByRole('button', {
        name: t('patient.check.changeNamed', { what: t(`patient.check.${what}`) }),
      })
      .click()
  await forgetDraft(page)
  const self = (await persons(page)).find(({ relation }) => relation === 'SELF')
  await page.goto('/help')
  await page.evaluate(([key, list]) => sessionStorage.setItem(key, list), [
    STORED,
    JSON.stringify({
      patientPersonId: self?.id,
      clinicId: 1,
      from: null,
      prescriptions: [listed('Atoris'), listed('Ventolin')],
    }),
  ] as const)
  await page.goto(`/prescriptions?personId=${self?.id}&clinicId=1&type=PRESCRIPTION&locale=en`)
  await goOn.click()
  await expect(message).toHaveValue(t('prescriptions.message', { names: 'Atoris, Ventolin' }))
  await message.press('End')
  await message.pressSequentially(' They help me.')
  const written = await message.inputValue()
  await pastTheQuestions()

  await change('clinic')
  await page.getByRole('radio', { name: t('persons.clinic.other') }).check()
  await goOn.click()
  await page.getByRole('radio', { name: /Tamme Erakliinik/ }).check()
  await goOn.click()
  await expect(page).toHaveURL(/\/prescriptions\?.*clinicId=[^1]/)
  await expect(ticks).toHaveCount(2)
  await goOn.click()
  await expect(message).toHaveValue(written)
  await pastTheQuestions()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.check.title'))
  await expect(medicines).toContainText('Atoris')

  await change('person')
  await page.getByRole('radio', { name: t('patient.person.other') }).check()
  await goOn.click()
  await page.getByRole('radio', { name: /Juku/ }).check()
  await goOn.click()
  // His only clinic is not asked for.
  await expect(page).toHaveURL(/\/prescriptions/)
  await page.getByRole('button', { name: t('prescriptions.renewal.withoutList') }).click()
  await expect(message).toHaveValue('They help me.')
  await pastTheQuestions()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.check.title'))
  await expect(page.getByText(/Juku/).first()).toBeVisible()
  await expect(page.getByText(/Atoris/)).toHaveCount(0)
})

const listed = (brandName: string) => ({
  brandName,
  activeIngredient: null,
  route: 'other',
  strength: null,
  form: null,
  dosing: 'ONCE',
  previousId: null,
  chosen: true,
})
