import { USUAL_HOURS } from '@vastus/domain/promises/opening-hours'
import { send, visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// A colleague was quicker.
test.use({ expectedProblems: [/status of 409/] })

test('the clinic says how long replies are held and by when it answers; two who change it lose nothing', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('ru')
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-settings', 'ru')
  const hold = page.getByLabel(t('clinic-settings.hold.label'))
  const all = page.getByLabel(t('clinic-settings.promise.all'))
  const save = page.getByRole('button', { name: t('clinic-settings.save') })
  await hold.fill('61')
  await all.fill('')
  await page.getByRole('button', { name: t('clinic-settings.promise.add') }).click()
  await save.click()
  await expect(hold).toBeFocused()
  await expect(page.getByText(t('clinic-settings.range', { min: '0', max: '60' }))).toBeVisible()
  await expect(page.getByText(t('clinic-settings.chooseType'))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'clinic-settings')

  const day = (name: 'monday' | 'friday') =>
    page.getByLabel(t(`clinic-settings.day.${name}`), { exact: true })
  await day('monday').fill('9:30-9:00')
  await hold.fill('5')
  await all.fill('16')
  await page.getByLabel(t('clinic-settings.promise.type'), { exact: true }).last().selectOption('COUGH')
  await page.getByLabel(t('clinic-settings.promise.hours'), { exact: true }).last().fill('4')
  await save.click()
  await expect(day('monday')).toBeFocused()
  await expect(page.getByText(t('clinic-settings.day.hours'))).toBeVisible()
  await day('monday').fill('9:30-12, 13-16')
  await page.getByRole('button', { name: t('clinic-settings.day.same') }).click()
  await expect(day('friday')).toHaveValue('9:30-12, 13-16')
  await page.getByRole('button', { name: t('clinic-settings.special.add') }).click()
  await page.locator('#special-0').fill('24')
  await page.locator('#special-0-month').fill('12')
  await page.locator('#special-0-year').fill('2026')
  await save.click()
  await expect(page.getByText(t('clinic-settings.saved'))).toBeVisible()

  const doctor = await openAs('doctor')
  const address = '/api/clinic/1/answer-settings'
  const present = await (await doctor.request.get(address)).json()
  expect(present).toMatchObject({ replyHoldSeconds: 5, specialDays: [{ date: '2026-12-24', hours: [] }] })
  expect(present.week[4]).toEqual([
    { opens: 570, closes: 720 },
    { opens: 780, closes: 960 },
  ])
  const theirs = { replyHoldSeconds: 8, ...USUAL_HOURS, promises: present.promises }
  await hold.fill('12')
  expect((await doctor.request.put(address, { data: theirs })).status()).toBe(200)
  await save.click()
  await expect(page.getByText(t('clinic-settings.changed.heading'))).toBeVisible()
  await expect(page.getByText(t('clinic-settings.changed.hold', { seconds: '8' }))).toBeVisible()
  await expect(
    page.getByText(
      t('clinic-settings.changed.day', { day: t('clinic-settings.day.friday'), hours: '08:00–17:00' }),
    ),
  ).toBeVisible()
  await expect(hold).toHaveValue('12')
  await save.click()
  await expect(page.getByText(t('clinic-settings.changed.heading'))).toHaveCount(0)
  expect(await (await doctor.request.get(address)).json()).toMatchObject({ replyHoldSeconds: 12 })

  const { id } = await send(people, 'Сколько ждать?')
  const { answerDueAt } = await (await doctor.request.get(`/api/clinic/e-contacts/${id}`)).json()
  expect(answerDueAt).not.toBeNull()
  // As the DEMO data has it, for the other journeys.
  await doctor.request.put(address, {
    data: {
      replyHoldSeconds: 8,
      ...USUAL_HOURS,
      promises: [{ eContactType: null, workingHours: 24 }],
    },
  })
})
