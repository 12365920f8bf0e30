import { forgetBegun, sendByCall } from '../support/e-contacts.ts'
import { conversation, row, visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { holdBack } from '../support/first-load.ts'
import { wordsIn } from '../support/words.ts'

test('danger signs in later messages show the number to call, stop nobody, and stand at the message (pl)', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('pl')
  await signInAs(page, 'patient')
  const id = await sendByCall(page, 'COUGH', `Kaszel ${crypto.randomUUID()}`)
  await page.goto(`/e-contacts/${id}/timeline?locale=pl`)
  const field = page.locator('#reply')
  const notice = page.getByRole('alert').filter({ hasText: t('danger.EMERGENCY.heading') })

  await field.fill('Kaszel jest taki sam.')
  await expect(page.getByText(t('patient.draft.SERVER'), { exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await field.fill('Od rana mocno boli mnie w klatce piersiowej.')
  await expect(notice).toContainText(t('danger.send'))
  await expect(notice.getByRole('link', { name: t('danger.call', { number: '112' }) })).toHaveAttribute(
    'href',
    'tel:112',
  )
  await notice.scrollIntoViewIfNeeded()
  await shot(page, 'danger-reply')
  await page.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
  await expect(page.getByRole('list').getByText('Od rana mocno boli')).toBeVisible()
  await expect(notice).toContainText(t('danger.sent'))

  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  await visit(nurse, `/e-contacts/${id}`, 'pl')
  const marks = conversation(nurse, 'pl').getByRole('region', { name: t('signs.heading') })
  await expect(marks).toContainText(t('signs.rules.CHEST_PAIN'))
  const message = conversation(nurse, 'pl').getByRole('listitem').filter({ hasText: 'Od rana mocno boli' })
  await expect(message.getByRole('region', { name: t('signs.heading') })).toBeVisible()
  await expect(row(nurse, id)).toContainText(t('clinic.row.danger.EMERGENCY_NOW'))
  await shot(nurse, 'danger-message')
  const closed = await nurse.request.post(`/api/clinic/e-contacts/${id}/complete`, {
    data: { infoText: 'Proszę dzwonić pod 112.' },
  })
  expect(closed.status()).toBe(200)

  await page.getByRole('button', { name: t('patient.timeline.reopen') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('textbox').fill('Teraz nie mogę złapać tchu.')
  const inDialog = dialog.getByRole('alert').filter({ hasText: t('danger.EMERGENCY.heading') })
  await expect(inDialog).toBeVisible()
  await dialog.getByRole('button', { name: t('danger.notMeant') }).click()
  await expect(dialog.getByText(t('danger.corrected', { number: '112' }))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'danger-reopen')
  await dialog.getByRole('button', { name: t('patient.timeline.reopen') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(marks).toHaveCount(2)
  await expect(marks.last()).toContainText(t('signs.rules.BREATHING'))
  await expect(marks.last()).toContainText(t('signs.notMeant'))
  await expect(notice).toHaveCount(0)
})

test('who sends a reply at once is shown the notice first, and the next press sends (en)', async ({
  page,
}) => {
  const t = wordsIn('en')
  await signInAs(page, 'patient')
  const id = await sendByCall(page, 'COUGH', `Cough ${crypto.randomUUID()}`)
  const letRulesCome = await holdBack(page, '**/assets/find-*.js')
  // The notice comes by the press, and not by the pause in typing.
  await page.addInitScript(() => {
    const set = window.setTimeout
    window.setTimeout = ((run: () => void, ms?: number) => set(run, ms === 700 ? 60_000 : ms)) as typeof set
  })
  await page.goto(`/e-contacts/${id}/timeline?locale=en`)
  await page.locator('#reply').fill('I have crushing chest pain')
  const send = page.getByRole('button', { name: t('patient.timeline.sendInfo') })
  const notice = page.getByRole('alert').filter({ hasText: t('danger.EMERGENCY.heading') })
  await send.click()
  letRulesCome()
  await expect(notice).toContainText(t('danger.send'))
  await expect(notice).toBeInViewport()
  await expect(page.getByRole('list').getByText('I have crushing chest pain')).toHaveCount(0)
  await send.click()
  await expect(page.getByRole('list').getByText('I have crushing chest pain')).toBeVisible()

  await page.getByRole('button', { name: t('patient.timeline.cancel') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').last().check()
  await dialog.getByRole('textbox').fill("I can't breathe, I am going to the hospital")
  const inDialog = dialog.getByRole('alert').filter({ hasText: t('danger.EMERGENCY.heading') })
  await dialog.getByRole('button', { name: t('patient.timeline.cancelConfirm') }).click()
  await expect(inDialog).toBeVisible()
  await dialog.getByRole('button', { name: t('patient.timeline.cancelConfirm') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(t('patient.entry.CANCELLED')).first()).toBeVisible()
})

/** @proves R2-051 */
test('a safety question that is ticked shows the number at once, none of them is one press (ru)', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('ru')
  await signInAs(page, 'patient')
  await forgetBegun(page)
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  await page.goto(`/e-contacts/create?personId=${personId}&clinicId=1&type=COUGH&locale=ru`)
  const text = `Кашель ${crypto.randomUUID()}`
  await page.locator('#text').fill(text)
  const notice = page.getByRole('alert').filter({ hasText: t('danger.EMERGENCY.heading') })
  await page.getByRole('checkbox', { name: t('danger.safety.none') }).check()
  await expect(notice).toHaveCount(0)
  await page.getByRole('checkbox', { name: t('danger.safety.breath') }).check()
  await expect(page.getByRole('checkbox', { name: t('danger.safety.none') })).not.toBeChecked()
  await expect(notice.getByRole('link', { name: t('danger.call', { number: '112' }) })).toBeVisible()
  await axeCheck(page)
  await shot(page, 'safety-questions')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: /^Отправить/ }).click()
  await expect(page).toHaveURL(/e-contacts\/success/)
  const id = Number(new URL(page.url()).searchParams.get('eContactId'))

  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  await visit(nurse, `/e-contacts/${id}`, 'ru')
  const marks = conversation(nurse, 'ru').getByRole('region', { name: t('signs.heading') })
  await expect(marks).toContainText(t('signs.rules.BREATHING'))
  await expect(marks).toContainText(t('signs.answer'))
  const closed = await nurse.request.post(`/api/clinic/e-contacts/${id}/complete`, {
    data: { infoText: '112' },
  })
  expect(closed.status()).toBe(200)
})
