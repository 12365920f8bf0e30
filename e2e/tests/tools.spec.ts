// @proves R1-019 R1-020
import { conversation, send, visit } from '../support/clinic.ts'
import { expect, shot, signInAs, test } from '../support/fixtures.ts'
import { tooWide } from '../support/too-wide.ts'
import { wordsIn } from '../support/words.ts'

test('the LDL goal is counted beside an e-contact and added to its note', async ({ page, people }) => {
  const t = wordsIn('ru')
  const { id } = await send(people, 'Какой у меня должен быть холестерин?')
  await signInAs(page, 'doctor')
  await visit(page, `/e-contacts/${id}`, 'ru')
  await page.getByRole('link', { name: t('clinic.tools.ldl') }).click()
  const result = page.getByRole('region', { name: t('tools.result') })
  const field = (name: Parameters<typeof t>[0]) => page.getByLabel(t(name), { exact: false })
  await expect(field('tools.field.AGE')).toHaveValue(/^\d+$/)
  await expect(page.getByLabel(t('tools.field.SEX'), { exact: true })).not.toHaveValue('')

  // Typed in the wrong unit.
  const ldl = page.locator('#ldl')
  await ldl.fill('130')
  await ldl.blur()
  await expect(page.getByText(t('tools.otherUnit', { unit: t('tools.units.mgdl') }))).toBeVisible()
  await expect(result.getByText(t('tools.wrong'))).toBeVisible()
  await page.getByRole('radio', { name: t('tools.units.mgdl') }).check()
  await expect(page.getByText(t('tools.wrong'))).toHaveCount(0)

  await page.getByLabel(t('tools.ldl.ascvd')).check()
  await expect(result.getByRole('heading', { name: t('tools.ldl.category.VERY_HIGH') })).toBeVisible()
  await page.getByRole('radio', { name: t('tools.units.mmol') }).check()
  await ldl.fill('3,4')
  await expect(result.getByText('58,8 %', { exact: true })).toBeVisible()
  await expect(
    result.getByRole('img', {
      name: t('tools.ldl.picture', { category: t('tools.ldl.category.VERY_HIGH') }),
    }),
  ).toBeVisible()
  await shot(page, 'tool-ldl')

  await result.getByRole('button', { name: t('tools.copy.note') }).click()
  await expect(page.getByText(t('tools.copy.added'))).toBeVisible()
  await page.getByRole('link', { name: t('tools.back') }).click()
  const pane = conversation(page, 'ru')
  await pane.getByRole('tab', { name: t('clinic.composer.noteTab') }).click()
  await expect(pane.getByLabel(t('clinic.composer.note'))).toHaveValue(
    new RegExp(t('tools.ldl.category.VERY_HIGH')),
  )
})

test('no heading of a table breaks within a word (pl)', async ({ page }) => {
  const t = wordsIn('pl')
  await signInAs(page, 'doctor')
  await visit(page, '/tools/ldl', 'pl')
  await page.locator('#age').fill('60')
  await page.getByLabel(t('tools.ldl.ascvd')).check()
  await page.locator('#ldl').fill('3,4')
  await expect(page.getByRole('columnheader', { name: t('tools.ldl.loweringHead') })).toBeVisible()
  for (const width of [1280, 768, 380]) {
    await page.setViewportSize({ width, height: 900 })
    const broken = await page.getByRole('columnheader').evaluateAll((heads) =>
      heads.flatMap((head) => {
        const text = head.firstChild as Text
        const words = [...text.data.matchAll(/\S+/g)]
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        })
      }),
    )
    expect(broken, `at ${width} px`).toEqual([])
    expect(await tooWide(page)).toEqual([])
  }
})

test('how often to check the kidneys is found by keyboard, and nothing is stored', async ({ page }) => {
  const t = wordsIn('et')
  await signInAs(page, 'nurse')
  await visit(page, '/tools/gfr')
  const result = page.getByRole('region', { name: t('tools.result') })
  await page.locator('#egfr').focus()
  await page.keyboard.type('40')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await expect(result.getByRole('heading', { name: 'G3b A2' })).toBeVisible()
  await expect(
    result.getByText(t('tools.gfr.checks', { times: '3', months: '4' }), { exact: true }),
  ).toBeVisible()
  await expect(result.getByRole('heading', { name: t('tools.gfr.refer') })).toBeVisible()
  await expect(result.getByRole('img', { name: t('tools.gfr.picture', { g: 'G3b', a: 'A2' }) })).toBeVisible()
  // Counted from creatinine, by the laboratory's formula of choice.
  await page.getByRole('radio', { name: t('tools.gfr.fromCreatinine') }).check()
  await page.locator('#age').fill('72')
  await page.getByLabel(t('tools.field.SEX'), { exact: true }).selectOption('MALE')
  await page.locator('#creatinine').fill('150')
  await page.getByLabel(t('tools.gfr.formula')).selectOption('CKD_EPI_2021')
  await expect(result.getByRole('heading', { name: 'G3b A2' })).toBeVisible()
  await shot(page, 'tool-gfr')
  await page.reload()
  await expect(page.locator('#egfr')).toHaveValue('')
})
