// @proves R2-088 R2-089 R2-113 R2-114
import { conversation, send, visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

const TEXT = 'Palavik 38,5 kolmandat päeva. Võtsin 400 mg ibuprofeeni 2 korda päevas.'

type Prompt = { purpose: string; name: string; newest: { version: number }; publishedVersion: number }

test.use({ expectedProblems: [/status of 400/] })

test('a doctor has a conversation summarised, sees its evidence, and the clinic switches it off (et, 1280 px)', async ({
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
    .getByRole('dialog')
    .getByRole('button', { name: t('shell.buttons.send'), exact: true })
    .click()
  await expect(card.getByRole('button', { name: t('ai.summary.dislike') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  const choose = async (state: 'ENABLED' | 'DISABLED') => {
    const data = { feature: 'aiSummarization', state, boardConsent: true }
    expect((await page.request.patch('/api/clinic/1/setting', { data })).status()).toBe(200)
  }
  await choose('DISABLED')
  await page.reload()
  await expect(conversation(page)).toContainText(text)
  await expect(page.getByRole('button', { name: t('ai.translation.make') }).first()).toBeVisible()
  await expect(card).toHaveCount(0)
  await choose('ENABLED')
  await page.reload()
  await expect(card).toContainText('Palavik 38,5 kolmandat päeva.')
})

test('a nurse reads a conversation in Russian, and no translated reply gets a changed dose unseen (ru, 380 px)', async ({
  page,
  people,
}) => {
  const t = wordsIn('ru')
  const { id } = await send(people, TEXT)
  await page.setViewportSize({ width: 380, height: 800 })
  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${id}`, 'ru')
  await conversation(page, 'ru')
    .getByRole('button', { name: t('ai.translation.make'), exact: true })
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
  await page.locator('#translate-to').selectOption('et')
  await page
    .getByRole('button', { name: t('ai.reply.make'), exact: true })
    .last()
    .click()
  const translation = page.locator('#translated-reply')
  await expect(translation).toHaveValue(/400 мг 3/)
  const right = await translation.inputValue()
  await translation.fill(right.replace('400', '40'))
  const use = page.getByRole('button', { name: t('ai.reply.use') })
  await use.click()
  const differences = page.getByRole('alert').filter({ hasText: t('ai.translation.differs') })
  await expect(differences).toContainText(t('ai.translation.missing', { facts: '“400 мг”' }))
  await expect(differences).toContainText(t('ai.translation.added', { facts: '“40 мг”' }))
  await expect(use).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByLabel(t('ai.reply.checked'))).not.toBeChecked()
  await axeCheck(page)
  await shot(page, 'ai-reply')
  await translation.fill(right)
  await use.click()
  await expect(page.locator('#reply-text')).toHaveValue(right)
  await expect(page.getByRole('button', { name: t('ai.reply.back') })).toBeVisible()

  const question = 'Kas võtsite 2 tabletti hommikul?'
  await people.post('doctor', `/api/clinic/e-contacts/${id}/actions/inquiry`, { question })
  await page.reload()
  await page.getByRole('button', { name: t('ai.translation.all') }).click()
  await expect(translated).toBeVisible()
  await expect(page.getByText('2 таблетки утром', { exact: false })).toBeVisible()
})

test('the platform administrator publishes a version of a prompt and takes it back (ru, 380 px)', async ({
  page,
  people,
}) => {
  const t = wordsIn('ru')
  const { content } = await people.read<{ content: Prompt[] }>('admin', '/api/prm/prompts')
  const prompt = content.find(({ purpose }) => purpose === 'SUMMARY')
  if (!prompt) throw new Error('there is no prompt to change')
  const { name, newest: latest, publishedVersion } = prompt
  await page.setViewportSize({ width: 380, height: 800 })
  await signInAs(page, 'admin')
  await visit(page, '/prm/prompts', 'ru')
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const save = card.getByRole('button', { name: t('prompts.saveVersion') })
  await card.getByRole('button', { name: t('prompts.edit') }).click()
  await card.locator('#systemMessage').fill('Answer in words.')
  await save.click()
  await expect(card.getByText(t('errors.rules.PROMPT_JSON')).first()).toBeVisible()
  // No version before has this text, also when the journey is made again.
  const text = `Answer in JSON, in short sentences (after ${latest.version}).`
  await card.locator('#systemMessage').fill(text)
  await card.locator('#parameters').fill('{"temperature":5}')
  await save.click()
  await expect(card.getByText('temperature 0…2').first()).toBeVisible()
  await card.locator('#parameters').fill('{"temperature":0.5}')
  await axeCheck(page)
  await save.click()
  const versions = card.getByRole('listitem')
  const newest = versions.filter({ has: page.locator('ins', { hasText: text }) })
  await newest.getByText(t('prompts.difference')).click()
  await expect(newest.locator('ins').first()).toHaveText(text)
  await newest.getByRole('button', { name: t('prompts.publish') }).click()
  await expect(newest.getByText(t('prompts.published'), { exact: true })).toBeVisible()
  await axeCheck(page)
  await shot(page, 'prompts')
  const before = versions.filter({
    has: page.getByText(t('prompts.version', { version: publishedVersion }), { exact: true }),
  })
  await before.getByRole('button', { name: t('prompts.publish') }).click()
  await expect(before.getByText(t('prompts.published'), { exact: true })).toBeVisible()
  await expect(newest.getByRole('button', { name: t('prompts.publish') })).toBeVisible()

  // A model of its own: other journeys need the one in use meanwhile.
  const model = `model-${crypto.randomUUID()}`
  await visit(page, '/prm/ai-models', 'ru')
  await page.getByLabel(t('prompts.models.name'), { exact: true }).fill(model)
  await page.getByLabel(t('prompts.models.model'), { exact: true }).fill(model)
  await page.getByRole('button', { name: t('prompts.models.add') }).click()
  const own = page.locator('section').filter({ has: page.getByRole('heading', { name: model, exact: true }) })
  await own.getByRole('button', { name: t('prompts.models.switchOff') }).click()
  await expect(own.getByText(t('prompts.models.inactive'), { exact: true })).toBeVisible()
  await axeCheck(page)
  await own.getByRole('button', { name: t('prompts.models.switchOn') }).click()
  await expect(own.getByText(t('prompts.models.active'), { exact: true })).toBeVisible()
  await own.getByRole('button', { name: t('prompts.remove') }).click()
  await expect(own).toHaveCount(0)
})
