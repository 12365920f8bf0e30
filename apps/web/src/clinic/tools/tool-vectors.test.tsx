// @proves-part R1-019: every vector, as the screen shows it
// @proves-part R1-020: every vector, as the screen shows it
import type { BiologicalSex } from '@vastus/domain/tools/score2'
import { score2 } from '@vastus/domain/tools/score2'
import { createFormatters, type Translate } from '@vastus/i18n'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { REASONS } from '../../../../../packages/domain/src/tools/testing/reasons.ts'
import vectors from '../../../../../packages/domain/src/tools/testing/vectors.json' with { type: 'json' }
import { I18nProvider } from '../../shared/i18n/i18n-context.tsx'
import { ToastProvider } from '../../shared/ui/toasts.tsx'
import { GfrResult } from './gfr-result.tsx'
import { assessKidneyForm, EMPTY_KIDNEY, type KidneyForm } from './kidney-form.ts'
import { assessLdl, EMPTY_LDL, type LdlForm } from './ldl-form.ts'
import { LdlResult } from './ldl-result.tsx'
import { MeasureField } from './measure-field.tsx'

// From what somebody types in the form to what the screen shows: words are their keys, with the values in them.
const words = (key: string, params: Record<string, unknown> = {}) =>
  [key, ...Object.entries(params).map(([name, value]) => `${name}=${String(value)}`)].join('|')
const i18n = {
  language: 'en' as const,
  t: words as Translate,
  format: createFormatters({ language: 'en', country: 'EE', timeZone: 'UTC' }),
}
const store = {
  snapshot: () => i18n,
  subscribe: () => () => undefined,
  load: () => Promise.resolve(),
  setLanguage: () => Promise.resolve(),
}
const draw = (screen: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider store={store}>
      <ToastProvider>{screen}</ToastProvider>
    </I18nProvider>,
  )

const shown = (value: number | undefined) => String(value ?? '')

describe('the LDL goal on the screen', () => {
  const ldlScreen = (part: Partial<LdlForm>) => {
    const form = { ...EMPTY_LDL, ...part }
    return draw(<LdlResult form={form} found={assessLdl(form)} context={null} />)
  }

  /** Somebody of this age, measured so that SCORE2 is this figure. */
  const measured = (age: number, risk: number, pressure?: number): Partial<LdlForm> => {
    const pressures = pressure ? [pressure] : Array.from({ length: 80 }, (_, index) => 100 + index)
    for (const sex of ['MALE', 'FEMALE'] as const)
      for (const systolic of pressures)
        for (let tenths = 30; tenths < 80; tenths += 1)
          for (const hdl of [1, 1.5, 2, 2.5]) {
            const person = { sex, age, smoker: false, systolic, totalCholesterol: tenths / 10, hdl }
            if (score2(person, 'HIGH') === risk)
              return { sex, systolic: String(systolic), total: String(tenths / 10), hdl: String(hdl) }
          }
    throw new Error(`nobody of ${age} years has ${risk} %`)
  }

  it.each(vectors.plan)('of: $name', ({ input, expected }) => {
    const given = input as Partial<Record<string, number>> & { diabetes?: 'TYPE1' | 'TYPE2' }
    const html = ldlScreen({
      ...(given['score2'] === undefined || given['egfr'] !== undefined
        ? {}
        : measured(input.age, given['score2'], given['sbp'])),
      age: shown(input.age),
      ascvd: Boolean(given['ascvd']),
      polyvascular: Boolean(given['polyvascular']),
      fh: Boolean(given['fh']),
      factors: given['major_risk_factors'] ? ['OBESITY'] : [],
      diabetes: given.diabetes ?? 'NONE',
      diabetesYears: shown(given['diabetes_years']),
      organDamage: Boolean(given['target_organ_damage']),
      egfr: shown(given['egfr']),
      ldl: shown(input.ldl),
      onTreatment: Boolean(given['on_treatment']),
    })
    if (expected.category === null) return expect(html).toContain('tools.ldl.missing|')
    expect(html).toContain(`>tools.ldl.category.${expected.category}</h2>`)
    expect(html).toContain(`<li>tools.ldl.reason.${REASONS[expected.reason]}</li>`)
    const goal = expected.reduction_50 ? 'tools.ldl.goalHalves' : 'tools.ldl.goal'
    expect(html).toContain(`>${goal}|goal=${expected.target_mmol}|`)
    expect(html).toContain(expected.at_target ? '>tools.ldl.reached<' : '>tools.ldl.notReached<')
    const { needed_reduction_percent: needed, effective_target_mmol: effective } = expected
    if (needed === undefined) expect(html).toContain('tools.ldl.halvingUnknown')
    else expect(html).toContain(`>${needed} %</dd>`)
    if (effective !== undefined && effective < expected.target_mmol)
      expect(html).toContain(`tools.ldl.atMost|value=${effective}|`)
  })

  it.each(vectors.score2.filter(({ region }) => region === 'high'))(
    'counts SCORE2 of a $sex of $age',
    (vector) => {
      const html = ldlScreen({
        age: shown(vector.age),
        sex: vector.sex.toUpperCase() as BiologicalSex,
        smoker: vector.smoker,
        systolic: shown(vector.sbp),
        total: shown(vector.total_cholesterol),
        hdl: shown(vector.hdl),
      })
      const [, model, risk] = /tools\.ldl\.score2\|model=([^|]*)\|risk=([\d.]+)/.exec(html) ?? []
      const isOlder = vector.age >= 70
      expect(model).toBe(isOlder ? 'SCORE2-OP' : 'SCORE2')
      // The expected figures of older people come from coefficients that were rounded in print, and the screen shows no decimals.
      expect(Math.abs(Number(risk) - vector.risk_percent)).toBeLessThanOrEqual(isOlder ? 2 : 0)
    },
  )

  it.each(vectors.friedewald)('counts LDL of $total, $hdl and $tg', ({ total, hdl, tg, ldl, non_hdl }) => {
    const form = { ...EMPTY_LDL, total: shown(total), hdl: shown(hdl), triglycerides: shown(tg) }
    const found = assessLdl(form)
    expect(found.ldl).toEqual({ value: ldl, isCounted: ldl !== null, isRefused: ldl === null })
    expect(found.nonHdl).toBe(non_hdl)
  })

  it.each(vectors.conversion)('shows $mmol mmol/L as $mgdl mg/dL beside', ({ mmol, mgdl }) => {
    const field = { id: 'ldl', measure: 'LDL', label: 'LDL', onChange: () => undefined } as const
    const html = draw(<MeasureField {...field} value={shown(mmol)} />)
    const [, converted] = /tools\.converted\|value=([\d.]+)\|unit=tools\.units\.mgdl/.exec(html) ?? []
    expect(Math.round(Number(converted))).toBe(mgdl)
  })

  it.each(vectors.plan.filter(({ expected }) => expected.category !== null && expected.reason === 'ascvd'))(
    'has one place in the picture and in its table: $name',
    ({ input }) => {
      const html = ldlScreen({ age: shown(input.age), ascvd: true, ldl: shown(input.ldl) })
      const drawn = [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, label]) => label)
      const rows = [...html.matchAll(/<tr( data-here="true")?><th scope="row">(tools\.ldl\.short[^<]*)</g)]
      expect(rows.map(([, , label]) => label)).toEqual(drawn)
      const [, mark] = /<path d="M([\d.]+) 2h14/.exec(html) ?? []
      expect(rows.findIndex(([, here]) => here)).toBe(Math.floor((Number(mark) + 7) / 64))
    },
  )
})

describe('kidney monitoring on the screen', () => {
  const kidneyScreen = (part: Partial<KidneyForm>) => {
    const form = { ...EMPTY_KIDNEY, ...part }
    return draw(<GfrResult form={form} assessed={assessKidneyForm(form)} context={null} />)
  }

  it.each(vectors.kidney)('of creatinine $creatinine_umol at $age, $sex', (vector) => {
    const screenOf = (formula: KidneyForm['formula']) =>
      kidneyScreen({
        from: 'CREATININE',
        formula,
        age: shown(vector.age),
        sex: vector.sex as BiologicalSex,
        creatinine: shown(vector.creatinine_umol),
        acr: shown(vector.acr_mg_mmol),
        isLasting: true,
      })
    const counted = {
      CKD_EPI_2021: vector.egfr_ckd_epi_2021,
      CKD_EPI_2009: vector.egfr_ckd_epi_2009,
      EKFC: vector.egfr_ekfc,
    } as const
    for (const [formula, egfr] of Object.entries(counted))
      expect(screenOf(formula as KidneyForm['formula'])).toContain(`>tools.gfr.computed|egfr=${egfr}|`)

    const html = screenOf('CKD_EPI_2021')
    const { times_per_year: times, interval_months: months } = vector
    const checks =
      times === '1'
        ? 'tools.gfr.checksOnce'
        : times === '4+'
          ? 'tools.gfr.checksMore'
          : `tools.gfr.checks|times=${times}|months=${months}`
    expect(html).toContain(`>${vector.g} ${vector.a}</h2>`)
    expect(html).toContain(`>${checks}</p>`)
    expect(html).toContain(`tools.gfr.risk.label: tools.gfr.risk.${vector.risk}</p>`)
    expect(html).toContain(`>tools.gfr.action.${vector.action}</p>`)

    // The picture and its table say the same, and the patient has one place in both.
    const drawn = [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, cell]) => cell)
    const cells = [...html.matchAll(/<td( data-here="true")?>([^<]*)</g)]
    expect(cells.map(([, , cell]) => cell)).toEqual(drawn)
    const place = cells.findIndex(([, here]) => here)
    expect(cells[place]?.[2]).toBe(times)
    const [, x, y] = /<rect x="(\d+)" y="(\d+)" width="84"/.exec(html) ?? []
    expect(place).toBe(Math.round((Number(y) + 1 - 34) / 32) * 3 + Math.round((Number(x) + 1 - 68) / 84))
  })

  it.each(vectors.gfr)('calls $egfr $g', ({ egfr, g }) => {
    expect(kidneyScreen({ egfr: shown(egfr) })).toContain(`>${g}</h2>`)
  })

  it.each(vectors.albumin)('calls a ratio of $acr_mg_mmol $a', ({ acr_mg_mmol: acr, a }) => {
    expect(kidneyScreen({ egfr: '95', acr: shown(acr) })).toContain(`>G1 ${a}</h2>`)
  })
})
