// @proves R2-083
import { conversation, row, send, visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

test('two e-contacts become one, a colleague and the patient are led there, and they come apart again', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('et')
  const stays = await send(people, 'Köha ei lähe üle')
  const goes = await send(people, 'Pea valutab ka', 'patient', 'HEADACHE')

  // A colleague has the other one open, and has begun to write.
  const colleague = await openAs('doctor')
  await visit(colleague, `/e-contacts/${goes.id}`)
  const theirs = conversation(colleague)
  const theirReply = theirs.getByLabel(t('clinic.composer.reply'))
  const theirNote = theirs.getByLabel(t('clinic.composer.note'))
  const kept = (of: string) =>
    colleague.waitForResponse(
      (response) =>
        response.url().includes('/api/drafts/') &&
        response.url().includes(of) &&
        response.request().method() === 'PUT' &&
        response.ok(),
    )
  const keptReply = kept('reply')
  await theirReply.fill('Võtke valuvaigistit')
  await keptReply
  const keptNote = kept('note')
  await theirs.getByRole('tab', { name: t('clinic.composer.noteTab') }).click()
  await theirNote.fill('Küsi Marilt')
  await keptNote

  // So has the patient.
  const patient = await openAs('patient', { viewport: { width: 380, height: 800 } })
  await visit(patient, `/e-contacts/${goes.id}/timeline`)
  const more = patient.getByLabel(t('patient.timeline.infoLabel'))
  const saved = patient.waitForResponse(
    (response) =>
      response.url().includes('/api/drafts/') && response.request().method() === 'PUT' && response.ok(),
  )
  await more.fill('Läks hullemaks')
  await saved

  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${stays.id}`)
  const pane = conversation(page)
  const others = page.getByRole('complementary', { name: t('clinic.info.heading') })
  await others.getByRole('button', { name: `${t('merge.into')}: ${t('types.HEADACHE')}, ${goes.id}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(goes.text)
  await expect(dialog).toContainText(stays.text)
  // It goes by itself.
  const led = expect(patient.getByText(t('merge.patient.led'))).toBeVisible()
  await dialog.getByRole('button', { name: t('merge.confirm') }).click()
  await Promise.all([led, expect(dialog).toHaveCount(0)])
  await expect(pane.getByText(goes.text)).toBeVisible()
  await expect(row(page, goes.id)).toHaveCount(0)
  await expect(row(page, stays.id)).toBeVisible()
  const undo = pane.getByRole('button', { name: t('merge.undo') })
  await expect(undo).toBeVisible()

  await expect(colleague).toHaveURL(new RegExp(`/e-contacts/${stays.id}`))
  await expect(theirs.getByText(t('merge.kept.noteHeading', { id: String(goes.id) }))).toBeVisible()
  await shot(colleague, 'clinic-merged-drafts')
  await theirs.getByRole('button', { name: t('merge.kept.use') }).click()
  await expect(theirReply).toHaveValue('Võtke valuvaigistit')
  await theirs.getByRole('button', { name: t('merge.kept.useInNote') }).click()
  await expect(theirNote).toHaveValue('Küsi Marilt')
  await expect(theirNote).toBeFocused()

  await expect(patient).toHaveURL(new RegExp(`/e-contacts/${stays.id}/timeline`))
  await expect(patient.getByText(goes.text)).toBeVisible()
  await expect(patient.getByText(stays.text)).toBeVisible()
  await patient.getByRole('button', { name: t('merge.patient.use') }).click()
  await expect(more).toHaveValue('Läks hullemaks')
  await axeCheck(patient)
  await shot(patient, 'patient-merged')

  await undo.click()
  await expect(pane.getByText(goes.text)).toHaveCount(0)
  await expect(row(page, goes.id)).toBeVisible()
})
