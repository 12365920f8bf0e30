// @proves R1-001 R1-003 R2-001 R2-034 R2-050 R2-054 R2-064 R2-080 R4-001 R4-002 R4-003 R4-004 R4-005 R4-007
// @proves R4-013 R4-027 R4-037
import type { Browser, Page } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import { cast } from '../support/cast.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'
import { passClinics } from '../support/e-contacts.ts'

// The main job from end to end, as two people play it: Mari on her phone, nurse Kuusk at her desk.

/** A window of its own, in which nobody has signed in or chosen anything yet. */
async function openWindow(
  browser: Browser,
  baseURL: string,
  width: number,
  language: Language,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 800 },
    hasTouch: width < 576,
  })
  const page = await context.newPage()
  await page.goto(`/?locale=${language}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: wordsIn(language)('shell.cookie.acceptAll') })
    .click()
  return page
}

test('a patient writes, a nurse answers, and so on to the end (ru)', async ({ browser, baseURL, people }) => {
  const t = wordsIn('ru')
  await people.holdReplies(1)
  const words = `Köha kolmandat päeva, ${crypto.randomUUID().slice(0, 8)}`

  const nurse = await openWindow(browser, baseURL ?? '', 1280, 'ru')
  await nurse.getByRole('button', { name: t('identity.demo.roles.nurse.name') }).click()
  await expect(nurse).toHaveURL('/clinic-e-contacts?view=our-turn&order=waiting')
  await expect(nurse.locator('[data-row]').first()).toBeVisible()
  // All that is open, what is new first: there what has just been written is on top.
  await nurse.goto('/clinic-e-contacts')
  await expect(nurse.locator('[data-row]').first()).toBeVisible()

  const patient = await openWindow(browser, baseURL ?? '', 380, 'ru')
  await patient
    .getByRole('button', { name: t('identity.demo.roles.patient.name'), exact: false })
    .first()
    .click()
  await patient
    .getByRole('button', { name: t('patient.list.new') })
    .first()
    .click()
  await patient.getByRole('radio', { name: t('patient.person.myself') }).check()
  await patient.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await passClinics(patient, t)
  await patient.getByRole('searchbox').fill('кашель')
  await patient.getByRole('link', { name: t('types.COUGH'), exact: true }).click()
  await patient.getByRole('textbox', { name: t('patient.create.label') }).fill(words)
  await patient.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await patient.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  const filesStep = patient.waitForURL(/\/my-e-contacts\/files\?eContactId=\d+/, { waitUntil: 'commit' })
  await patient
    .getByRole('button', { name: t('patient.check.send', { clinic: 'Kesklinna Perearstikeskus' }) })
    .click()
  await filesStep

  const row = nurse.locator('[data-row]').filter({ hasText: words })
  await expect(row).toBeVisible()
  await patient.getByRole('button', { name: t('sent.success.open') }).click()
  await expect(patient).toHaveURL(/\/e-contacts\/\d+\/timeline/)
  const id = /e-contacts\/(\d+)\/timeline/.exec(patient.url())?.[1]

  await row.click()
  const pane = nurse.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })
  await pane.getByLabel(t('clinic.composer.reply')).fill('Kas teil on palavik?')
  await pane.getByRole('button', { name: t('shell.buttons.send') }).click()
  await expect(
    pane.getByText(t('enums.status.clinic.waitingForPatient'), { exact: true }).first(),
  ).toBeVisible({ timeout: 30_000 })

  await expect(patient.getByText('Kas teil on palavik?')).toBeVisible()
  await expect(patient.getByText(t('enums.status.patient.waitingForPatient')).first()).toBeVisible()
  await expect
    .poll(async () => {
      const outbox = await patient.request.get(`/api/demo/outbox?to=${cast.patient}&channel=EMAIL`)
      const mails = (await outbox.json()) as { text: string }[]
      return mails.some((mail) => mail.text.includes(`/e-contacts/${id}/timeline`))
    })
    .toBe(true)

  await patient.getByRole('textbox', { name: t('patient.timeline.replyLabel') }).fill('Palavikku ei ole.')
  await patient.getByRole('button', { name: t('patient.timeline.sendReply') }).click()
  await expect(pane.getByText('Palavikku ei ole.')).toBeVisible()
  await expect(
    pane.getByText(t('enums.status.clinic.waitingForClinic'), { exact: true }).first(),
  ).toBeVisible()

  await pane
    .getByLabel(t('clinic.composer.reply'))
    .fill('Jooge sooja ja puhake. Kui läheb halvemaks, helistage.')
  await pane.getByLabel(t('clinic.composer.restriction')).selectOption('NO_REPLY')
  await pane.getByRole('button', { name: t('clinic.composer.sendAndClose') }).click()
  await expect(pane.getByText(t('clinic.closed.completed'))).toBeVisible({ timeout: 30_000 })

  await expect(patient.getByText('Jooge sooja ja puhake.', { exact: false })).toBeVisible()
  await expect(patient.getByText(t('patient.timeline.answered'))).toBeVisible()
  await patient.getByRole('button', { name: t('patient.timeline.reopen') }).click()
  await patient.getByRole('dialog').getByRole('radio').first().check()
  await patient
    .getByRole('dialog')
    .getByRole('button', { name: t('patient.timeline.reopen') })
    .click()
  await expect(patient.getByText(t('enums.status.patient.waitingForClinic')).first()).toBeVisible()
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toBeVisible()

  await nurse.context().close()
  await patient.context().close()
})
