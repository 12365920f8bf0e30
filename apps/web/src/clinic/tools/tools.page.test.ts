// @proves R1-020
import { within } from '@testing-library/dom'
import { saveDraft } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'

async function openTool(tool: 'ldl' | 'gfr') {
  const page = await openPage(`/tools/${tool}`, { as: 'doctor', serve: serveInbox })
  const fieldOf = (name: RegExp) => page.screen.getByRole('textbox', { name })
  return {
    ...page,
    fieldOf,
    fill: async (name: RegExp, value: string) => {
      await page.user.clear(fieldOf(name))
      await page.user.type(fieldOf(name), value)
      await page.user.tab()
    },
    /** What is said below a field, as a screen reader reads it with the field. */
    saidOf: (name: RegExp) =>
      (fieldOf(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
  }
}

test('how often to check the kidneys is told from eGFR and albumin, or from creatinine, and nothing is stored', async () => {
  const { screen, server, t, user, fill } = await openTool('gfr')
  await fill(new RegExp(t('tools.field.EGFR')), '40')
  await fill(new RegExp(t('tools.field.ACR')), '12')
  const result = within(screen.getByRole('region', { name: t('tools.result') }))
  await result.findByRole('heading', { name: 'G3b A2' })
  expect(result.getByText(t('tools.gfr.checks', { times: '3', months: '4' }))).toBeDefined()
  expect(result.getByRole('heading', { name: t('tools.gfr.refer') })).toBeDefined()

  await user.click(screen.getByRole('radio', { name: t('tools.gfr.fromCreatinine') }))
  await fill(new RegExp(t('tools.field.AGE')), '72')
  await user.selectOptions(screen.getByLabelText(t('tools.field.SEX')), 'MALE')
  await fill(new RegExp(t('tools.field.CREATININE')), '150')
  await user.selectOptions(screen.getByLabelText(t('tools.gfr.formula')), 'CKD_EPI_2021')
  await result.findByRole('heading', { name: 'G3b A2' })
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/gfr|creatinine/i)
  expect(server.callsOf(saveDraft)).toEqual([])
})

test('figures out of range are refused with the range, and unusual ones are asked about', async () => {
  const { screen, t, user, fieldOf, fill, saidOf } = await openTool('gfr')
  await user.click(await screen.findByRole('radio', { name: t('tools.gfr.fromCreatinine') }))
  const age = new RegExp(t('tools.field.AGE'))

  await fill(age, '17')
  expect(saidOf(age)).toBe(t('tools.outOfRange', { min: '18', max: '110' }))
  expect(fieldOf(age).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(t('tools.wrong'))).toBeDefined()

  await fill(age, '105')
  expect(saidOf(age)).toBe(t('tools.unusual'))
  expect(fieldOf(age).getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByText(t('tools.wrong'))).toBeNull()

  await fill(age, '60')
  expect(saidOf(age)).toBe('')
})

test('creatinine in the unit of the other laboratory is refused, and the unit is named', async () => {
  const { screen, t, user, fill, saidOf } = await openTool('gfr')
  await user.click(await screen.findByRole('radio', { name: t('tools.gfr.fromCreatinine') }))
  const creatinine = new RegExp(t('tools.field.CREATININE'))
  const chooseUnit = (unit: 'umol' | 'mgdl') =>
    user.click(
      within(screen.getAllByRole('group', { name: t('tools.field.UNIT') })[0] as HTMLElement).getByRole(
        'radio',
        { name: t(`tools.units.${unit}`) },
      ),
    )

  await fill(creatinine, '1.1')
  expect(saidOf(creatinine)).toBe(
    `${t('tools.outOfRange', { min: '20', max: '2,000' })} ${t('tools.otherUnit', { unit: 'mg/dl' })}`,
  )
  await chooseUnit('mgdl')
  expect(saidOf(creatinine)).toBe(t('tools.converted', { value: '97.2', unit: 'µmol/l' }))

  await fill(creatinine, '97')
  expect(saidOf(creatinine)).toBe(
    `${t('tools.outOfRange', { min: '0.2', max: '22.6' })} ${t('tools.otherUnit', { unit: 'µmol/l' })}`,
  )
  await chooseUnit('umol')
  expect(saidOf(creatinine)).toBe(t('tools.converted', { value: '1.1', unit: 'mg/dl' }))
})

test('cholesterol in the unit of the other laboratory is refused, and the unit is named', async () => {
  const { t, fill, saidOf } = await openTool('ldl')
  const total = new RegExp(t('tools.field.TOTAL_CHOLESTEROL'))
  await fill(total, '190')
  expect(saidOf(total)).toBe(
    `${t('tools.outOfRange', { min: '1', max: '20' })} ${t('tools.otherUnit', { unit: 'mg/dl' })}`,
  )
  await fill(total, '13')
  expect(saidOf(total)).toContain(t('tools.unusual'))
})
