import { beforeEach, expect, test, vi } from 'vitest'
import { createUntold } from './untold.ts'

const soon = {
  eContactId: 7,
  eContactType: 'COUGH',
  patient: { firstName: 'Mari', surname: 'Mägi' },
  since: '2026-03-02T08:00:00.000Z',
  stage: 'SOON',
} as const
const late = { ...soon, stage: 'LATE' } as const
const other = { ...soon, eContactId: 8 }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

test('each wait and stage is announced once', () => {
  const untold = createUntold(1)
  expect(untold([soon])).toEqual([soon])
  expect(untold([other, soon])).toEqual([other])
  expect(untold([other, late])).toEqual([late])
})

test('a page that is opened later knows what was announced, one that was open before announces it too', () => {
  const open = createUntold(1)
  expect(createUntold(1)([soon])).toEqual([soon])
  expect(createUntold(1)([soon])).toEqual([])
  expect(open([soon])).toEqual([soon])
})

test('another reader of the device sees it too', () => {
  createUntold(1)([soon])
  expect(createUntold(2)([soon])).toEqual([soon])
})

test('the next wait of the same e-contact is another', () => {
  const untold = createUntold(1)
  untold([soon])
  const next = { ...soon, since: '2026-03-09T08:00:00.000Z' }
  expect(untold([next])).toEqual([next])
})
