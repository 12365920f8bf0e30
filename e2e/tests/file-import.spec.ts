// @proves R2-108 R5-032
// @proves-part R5-047: the screen
import { visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { freshPersonalCode } from '../support/personal-code.ts'
import { tooWide } from '../support/too-wide.ts'
import { wordsIn } from '../support/words.ts'

// A file is refused on purpose.
test.use({ expectedProblems: [/status of 469/] })

test('a nurse brings phone numbers from another program, and takes them back', async ({ page }) => {
  const t = wordsIn('et')
  await signInAs(page, 'nurse')
  const { clinics } = await (await page.request.get('/api/login')).json()
  const { clinicId } = clinics[0]
  const personalCode = freshPersonalCode()
  const birthDate = `19${personalCode.slice(1, 3)}-${personalCode.slice(3, 5)}-${personalCode.slice(5, 7)}`
  const patient = {
    clinicId,
    firstName: 'Imre',
    surname: 'Import',
    personalCode,
    birthDate,
    phone: '51230000',
  }
  expect((await page.request.post('/api/clinic/patients', { data: patient })).status()).toBe(201)
  const fileOf = (text: string) => ({
    name: 'telefonid.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })

  await visit(page, '/message-centre', 'et')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('file-import.button.PHONES') }).click()
  await (await chooser).setFiles(fileOf('nimi;telefon\nImre;51234567\n'))
  await expect(page.getByText(t('file-import.problem.NO_CODE_COLUMN'))).toBeVisible()
  await shot(page, 'message-centre-import')

  const rows = [
    `${personalCode};51234567`,
    `${personalCode};51234568`,
    '60001019907;51234569',
    `${freshPersonalCode()};5`,
  ]
  await page
    .locator('input[type=file]')
    .setInputFiles(fileOf(`Isikukood;Telefon\r\n${rows.join('\r\n')}\r\n`))
  await expect(page).toHaveURL(/\/message-centre\/import\?import=/)
  await expect(page.getByText(t('file-import.told.PREVIEW'))).toBeVisible()
  await expect(page.getByText('Imre Import')).toBeVisible()
  await page.getByRole('tab', { name: t('file-import.tab.skipped') }).click()
  await expect(page.getByText(t('file-import.outcome.INVALID_CODE'))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'file-import-preview')

  await page.getByRole('button', { name: t('file-import.confirm', { count: 1 }) }).click()
  await expect(page.getByText(t('file-import.told.DONE'))).toBeVisible()
  await page.setViewportSize({ width: 380, height: 800 })
  expect(await tooWide(page)).toEqual([])
  await axeCheck(page)
  await shot(page, 'file-import-done')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('file-import.report') }).click()
  expect((await saved).suggestedFilename()).toMatch(/^import-\d+\.csv$/)
  await page.getByRole('button', { name: t('file-import.undo') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('file-import.undo') })
    .click()
  await expect(page.getByText(t('file-import.told.UNDONE'))).toBeVisible()
})

test('a doctor brings the patient list of a clinic as a file', async ({ page }) => {
  const t = wordsIn('ru')
  await page.setViewportSize({ width: 768, height: 800 })
  await signInAs(page, 'doctor')
  await visit(page, '/admin', 'ru')
  await page.getByRole('link', { name: t('administration.home.patientFile.label') }).click()
  const [code, other] = [freshPersonalCode(), freshPersonalCode()]
  const input = page.locator('input[type=file]')
  await input.setInputFiles({
    name: 'patsiendid.xlsx',
    mimeType: 'text/csv',
    buffer: Buffer.from('Isikukood\r\n'),
  })
  await expect(page.getByText(t('file-import.problem.NOT_TEXT'))).toBeVisible()
  await input.setInputFiles({
    name: 'patsiendid.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Isikukood;Eesnimi;Perenimi;Nimistu;Telefon\r\n${code};Aino;Failist;N0777;51234567\r\n${other};;Nimeta;;\r\n`,
    ),
  })
  await expect(page.getByText('Aino Failist')).toBeVisible()
  await page.getByRole('button', { name: t('file-import.confirm', { count: 1 }) }).click()
  await expect(page.getByText(t('file-import.told.DONE'))).toBeVisible()
  await page.setViewportSize({ width: 380, height: 800 })
  expect(await tooWide(page)).toEqual([])
  await axeCheck(page)
  await shot(page, 'patient-import-done')
})
