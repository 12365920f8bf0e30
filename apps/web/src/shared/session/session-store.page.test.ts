import type { AppConfig } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import { createSessionStore } from './session-store.ts'

test('the screens hear of a chosen clinic once, however often a step says the same', () => {
  const store = createSessionStore({} as AppConfig)
  let heard = 0
  store.subscribe(() => {
    heard += 1
  })
  store.selectClinic(null)
  store.selectClinic(7)
  store.selectClinic(7)
  expect(heard).toBe(1)
  expect(store.snapshot().selectedClinicId).toBe(7)
})
