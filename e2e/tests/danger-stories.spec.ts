import { conversation, row, visit } from '../support/clinic.ts'
import { cancelByCall, forgetBegun, sendByCall } from '../support/e-contacts.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { speak, wordsIn } from '../support/words.ts'

// What patients, those who write for them, and staff see of danger signs, first of all at the top of the list.

test('a danger sign is on top for all staff until one takes it and notes the call (et)', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('et')
  const wide = { viewport: { width: 1280, height: 800 }, hasTouch: false }
  await signInAs(page, 'patient')
  const id = await sendByCall(
    page,
    'COUGH',
    `Hommikust saadik kange valu rinnus ja higistan ${crypto.randomUUID()}`,
  )
  await sendByCall(page, 'BACK_PAIN', `Selg on kange ${crypto.randomUUID()}`)

  const reception = await openAs('reception', wide)
  await visit(reception, '/clinic-e-contacts', 'et')
  await expect(reception.locator('[data-row]').first()).toHaveAttribute('data-row', String(id))
  await expect(row(reception, id)).toContainText(t('clinic.row.danger.EMERGENCY_NOW'))
  await expect(reception).toHaveTitle(/^\(\d+!\)/)
  await shot(reception, 'danger-on-top')
  await visit(reception, `/e-contacts/${id}`, 'et')
  const alarm = conversation(reception, 'et').getByRole('region', { name: t('signs.alarm.heading') })
  await expect(alarm).toContainText(t('signs.alarm.hidden'))
  await axeCheck(reception)

  const nurse = await openAs('nurse', wide)
  await visit(nurse, `/e-contacts/${id}?view=danger`, 'et')
  await expect(row(nurse, id)).toBeVisible()
  const open = conversation(nurse, 'et')
  await shot(nurse, 'danger-alarm')
  await open.getByRole('button', { name: t('signs.alarm.take') }).click()
  await expect(open.getByRole('region', { name: t('signs.alarm.heading') })).toHaveCount(0)
  await open.getByRole('button', { name: t('signs.alarm.call') }).click()
  await expect(open.getByRole('button', { name: t('signs.alarm.call') })).toHaveCount(0)
  await expect(open.getByRole('region', { name: t('signs.heading') })).toContainText(
    t('signs.rules.CHEST_PAIN'),
  )
  await shot(nurse, 'danger-taken')
  await expect(alarm).toHaveCount(0)
  const closed = await nurse.request.post(`/api/clinic/e-contacts/${id}/complete`, {
    data: { infoText: 'Palun helistage 112.' },
  })
  expect(closed.status()).toBe(200)
})

test('reception that writes down a call reads what to say to the caller (pl)', async ({ page, openAs }) => {
  const t = wordsIn('pl')
  const patient = await openAs('patient')
  const { content } = (await (await patient.request.get('/api/persons')).json()) as {
    content: { personalCode: string }[]
  }
  await signInAs(page, 'reception')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.request.delete('/api/drafts/clinic-e-contact:1:as-patient')
  await speak(page, 'pl')
  await page.goto('/clinic-e-contacts/create?mode=as-patient')
  await expect(
    page.getByRole('main').getByRole('combobox', { name: t('wizard.patient.label') }),
  ).toBeFocused()
  await page.keyboard.type(content[0]?.personalCode ?? '')
  await expect(page.getByRole('main').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: t('shell.buttons.continue') })).toBeFocused()
  await page.keyboard.press('Enter')
  const field = page.getByLabel(t('wizard.message.asPatient'))
  await expect(field).toBeFocused()
  await field.fill('Przedłużyć receptę.')
  const card = page.getByRole('alert').filter({ hasText: t('wizard.caller.say') })
  await expect(card).toHaveCount(0)
  await field.fill('Przedłużyć receptę. Od rana ucisk w klatce piersiowej, zimny pot.')
  await expect(card).toContainText(t('signs.rules.CHEST_PAIN'))
  await expect(card).toContainText(t('wizard.caller.EMERGENCY', { number: '112' }))
  await axeCheck(page)
  await shot(page, 'danger-caller')
  await page.setViewportSize({ width: 380, height: 800 })
  await shot(page, 'danger-caller')
  await page.getByRole('button', { name: t('wizard.message.save') }).click()
  const asked = page.getByRole('dialog', { name: t('wizard.caller.ask') })
  await expect(asked).toContainText(t('wizard.caller.EMERGENCY', { number: '112' }))
  await axeCheck(page)
  await shot(page, 'danger-caller-asked')
  await asked.getByRole('button', { name: t('wizard.caller.yes') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wizard.success.saved'))
  await expect(page.getByRole('alert').filter({ hasText: t('signs.alarm.open') })).toBeVisible()
  const link = await page.getByRole('link', { name: t('wizard.success.open') }).getAttribute('href')
  await cancelByCall(patient, /e-contacts\/(\d+)/.exec(link ?? '')?.[1])
})

test('a notice can be corrected outside opening hours, and staff see it and judge the sign (et)', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('et')
  await signInAs(page, 'patient')
  await forgetBegun(page)
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  // The clinic opens tomorrow, whenever this runs.
  const opensNextAt = new Date(Date.now() + 20 * 3_600_000).toISOString()
  await page.route(/\/api\/patient\/clinics\?/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { content: object[] }
    await route.fulfill({
      response,
      json: { ...body, content: body.content.map((clinic) => ({ ...clinic, opensNextAt })) },
    })
  })
  await page.goto('/my-e-contacts?locale=et')
  await page.goto(`/e-contacts/create?personId=${personId}&clinicId=1&type=COUGH`)
  await page.locator('#text').fill('Eilsest on rinnus valu, kui köhin')
  const notice = page.getByRole('alert').filter({ hasText: t('danger.EMERGENCY.heading') })
  await expect(notice).toContainText(t('danger.send'))
  await expect(notice).toContainText(t('danger.closed', { when: '' }).trim().slice(0, 20))
  await shot(page, 'danger-closed')
  // The page is opened again below, and the draft kept by then is what it finds.
  const kept = page.waitForResponse((response) => /CHEST_PAIN/.test(response.request().postData() ?? ''))
  await page.getByRole('button', { name: t('danger.notMeant') }).click()
  await expect(notice).toHaveCount(0)
  await kept
  await expect(page.getByText(t('danger.corrected', { number: '112' }))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'danger-corrected')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page).toHaveURL(/questions|step=check/)
  await page.goto(`/e-contacts/create?personId=${personId}&clinicId=1&type=COUGH&step=check`)
  const sent = page.waitForResponse(/e-contacts\/fallback/)
  await page
    .getByRole('button', { name: t('patient.check.send', { clinic: 'Kesklinna Perearstikeskus' }) })
    .click()
  const { id } = (await (await sent).json()) as { id: number }

  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  await visit(nurse, `/e-contacts/${id}`, 'et')
  const marks = conversation(nurse, 'et').getByRole('region', { name: t('signs.heading') })
  await expect(marks).toContainText(t('signs.notMeant'))
  const wrong = marks.getByRole('button', { name: t('signs.wrong', { rule: t('signs.rules.CHEST_PAIN') }) })
  await wrong.click()
  await expect(wrong).toHaveAttribute('aria-pressed', 'true')
  await axeCheck(nurse)
  await shot(nurse, 'danger-judged')
  await cancelByCall(page, String(id))
})
