import { sendByCall } from '../support/e-contacts.ts'
import { conversation, row, visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

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
