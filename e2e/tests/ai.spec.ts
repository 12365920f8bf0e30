// @proves R2-088 R2-089
import { conversation, send, visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

const TEXT = 'Palavik 38,5 kolmandat päeva. Võtsin 400 mg ibuprofeeni 2 korda päevas.'

test('a doctor has a conversation summarised, and sees what each sentence rests on (et)', async ({
  page,
  people,
}) => {
  const t = wordsIn('et')
  const { id, text } = await send(people, TEXT)
  await signInAs(page, 'doctor')
  await visit(page, `/e-contacts/${id}`)
  await conversation(page)
    .getByRole('button', { name: t('ai.summary.make') })
    .click()
  const card = page.getByRole('region', { name: t('ai.summary.heading') })
  await expect(card).toContainText('Palavik 38,5 kolmandat päeva.')
  await expect(card).toContainText(t('ai.madeBy', { model: 'simulator' }))
  await card.getByRole('button', { name: t('ai.summary.source', { place: 1, count: 1 }) }).click()
  await expect(page.locator('[id^="entry-"]:focus')).toContainText(text)
  await axeCheck(page)
  await shot(page, 'ai-summary')
  await card.getByRole('button', { name: t('ai.summary.dislike') }).click()
  await page.getByLabel(t('ai.dislike.reason')).fill('Liiga lühike')
  await page
    .getByRole('button', { name: t('shell.buttons.send'), exact: true })
    .last()
    .click()
  await expect(card.getByRole('button', { name: t('ai.summary.dislike') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a nurse reads a message in Russian and answers in it, with every dose kept (ru)', async ({
  page,
  people,
}) => {
  const t = wordsIn('ru')
  const { id } = await send(people, TEXT)
  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${id}`, 'ru')
  await conversation(page, 'ru')
    .getByRole('button', { name: t('ai.translation.make') })
    .first()
    .click()
  const consent = page.getByRole('button', { name: t('ai.consent.agree') })
  const translated = page.getByText('400 mg ibuprofeeni 2 раза в день', { exact: false })
  await expect(consent.or(translated).first()).toBeVisible()
  if (await consent.isVisible()) await consent.click()
  await expect(translated).toBeVisible()
  await shot(page, 'ai-translation')
  await page.locator('#reply-text').fill('Принимайте 400 мг 3 раза в день.')
  await page.getByRole('button', { name: t('ai.reply.open') }).click()
  await page.getByLabel(t('ai.reply.to')).selectOption('et')
  await page
    .getByRole('button', { name: t('ai.reply.make'), exact: true })
    .last()
    .click()
  await expect(page.locator('#translated-reply')).toHaveValue(/400 мг 3/)
  await axeCheck(page)
  await shot(page, 'ai-reply')
  await page.getByRole('button', { name: t('ai.reply.use') }).click()
  await expect(page.locator('#reply-text')).toHaveValue(/400 мг 3[^]*Принимайте 400 мг/)
})
