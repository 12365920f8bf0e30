import { createFormatters, type Translate } from '@vastus/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../../shared/i18n/i18n-context.tsx'
import { Plot, type Point } from './plot.tsx'
import { trendMark } from './trend-mark.ts'

const i18n = {
  language: 'en' as const,
  t: ((key: string) => key) as Translate,
  format: createFormatters({ language: 'en', country: 'EE', timeZone: 'UTC' }),
}
const store = {
  snapshot: () => i18n,
  subscribe: () => () => undefined,
  load: () => Promise.resolve(),
  setLanguage: () => Promise.resolve(),
}
const draw = (shape: 'bars' | 'columns', points: readonly Point[]) =>
  renderToStaticMarkup(
    <I18nProvider store={store}>
      <Plot heading="Ratings" labelHead="What" valueHead="Value" shape={shape} points={points} />
    </I18nProvider>,
  )
const POINTS = [3, 0, 120_000, 4.25].map((value, index) => ({
  key: String(index),
  label: `Label ${index}`,
  value,
  text: String(value),
}))

test.each(['bars', 'columns'] as const)('a plot with %s and its table show the same figures', (shape) => {
  const html = draw(shape, POINTS)
  const plotted = [...html.matchAll(/data-value="([^"]*)"/g)].map(([, value]) => value)
  const rows = [...html.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)<\/td>/g)]
  expect(rows.map(([, label]) => label)).toEqual(POINTS.map(({ label }) => label))
  expect(rows.map(([, , value]) => value)).toEqual(plotted)
  expect(plotted).toEqual(POINTS.map(({ value }) => String(value)))
  const lengths = [
    ...html.matchAll(
      shape === 'bars'
        ? /data-value="[^"]*"[^>]*width="([^"]*)"/g
        : /data-value="[^"]*"[^>]*height="([^"]*)"/g,
    ),
  ]
  const [first = 0, second, third = 0] = lengths.map(([, length]) => Number(length))
  expect(second).toBe(0)
  expect(first / third).toBeCloseTo(3 / 120_000)
})

test('a plot of nothing is drawn', () => {
  expect(draw('columns', [])).toContain('<svg')
  expect(draw('bars', [{ key: 'a', label: 'A', value: 0, text: '0' }])).toContain('width="0"')
})

test('columns stand above their own labels, between nothing and the greatest value', () => {
  const months = [3, 40, 21].map((value, index) => ({
    key: String(index),
    label: `2026-0${index + 1}-01`,
    mark: ['Jan', 'Feb', 'Mar'][index] ?? '',
    value,
    text: String(value),
  }))
  const html = draw('columns', months)
  const marks = [...html.matchAll(/grid-column:(\d+)">([^<]*)</g)].map(
    ([, place, mark]) => `${place} ${mark}`,
  )
  expect(marks).toEqual(['1 Jan', '2 Feb', '3 Mar'])
  expect(html).toContain('<span>40</span><span>0</span>')
})

test('of many columns some are labelled', () => {
  const days = Array.from({ length: 30 }, (_, day) => ({
    key: `${day}`,
    label: `${day}`,
    value: 1,
    text: '1',
  }))
  expect(draw('columns', days).match(/grid-column:/g)).toHaveLength(6)
})

test.each([
  ['month', 'ru', 'нояб.'],
  ['month', 'en', 'Nov'],
  ['week', 'en', '1 Nov'],
] as const)('the mark of a %s in %s is %s', (step, language, mark) => {
  expect(trendMark('2026-11-01', step, language)).toBe(mark)
})
