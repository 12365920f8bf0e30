import { fireEvent, screen } from '@testing-library/dom'
import { createFormatters, type Translate } from '@vastus/i18n'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { I18nProvider } from '../i18n/i18n-context.tsx'
import { ToastProvider, useToasts } from './toasts.tsx'

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

function SayUndone() {
  const { show } = useToasts()
  const onClick = () => void show({ tone: 'success', autoDismiss: true, text: 'Undone' })
  return createElement('button', { type: 'button', onClick }, 'Undo')
}

let root: Root
beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  const inWords = { store, children: createElement(ToastProvider, null, createElement(SayUndone)) }
  await act(async () => root.render(createElement(I18nProvider, inWords)))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const undo = () => act(async () => void fireEvent.click(screen.getByText('Undo')))

test('what is said twice is shown once, and is new again', async () => {
  await undo()
  await act(async () => vi.advanceTimersByTimeAsync(7_000))
  await undo()
  expect(screen.getAllByText('Undone')).toHaveLength(1)

  await act(async () => vi.advanceTimersByTimeAsync(7_000))
  expect(screen.getAllByText('Undone')).toHaveLength(1)
  await act(async () => vi.advanceTimersByTimeAsync(1_500))
  expect(screen.queryByText('Undone')).toBeNull()
})
