import { createFormatters, type Translate } from '@vastus/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../i18n/i18n-context.tsx'
import { TextArea } from './text-area.tsx'

const i18n = {
  language: 'en' as const,
  t: ((key: string, params?: { count: number }) => `${key} ${params?.count ?? ''}`) as Translate,
  format: createFormatters({ language: 'en', country: 'EE', timeZone: 'UTC' }),
}
const store = {
  snapshot: () => i18n,
  subscribe: () => () => undefined,
  load: () => Promise.resolve(),
  setLanguage: () => Promise.resolve(),
}

function counterUnder(value: string): string | undefined {
  const html = renderToStaticMarkup(
    <I18nProvider store={store}>
      <TextArea id="text" label="Text" value={value} onChange={() => undefined} />
    </I18nProvider>,
  )
  return /role="status">([^<]*)</.exec(html)?.[1]
}

test.each([
  ['1,600 emoji, far from the limit', '🙂'.repeat(1600), undefined],
  ['2,500 emoji', '🙂'.repeat(2500), 'kit.charactersLeft 500'],
  ['3,000 emoji', '🙂'.repeat(3000), 'kit.charactersLeft 0'],
  ['3,001 letters', 'ä'.repeat(3001), 'kit.charactersOver 1'],
])('under %s the counter says what sending would', (_, value, expected) => {
  expect(counterUnder(value)).toBe(expected)
})
