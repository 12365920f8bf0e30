import { expect, it } from 'vitest'
import { afterReport, SMS_STATES, type SmsFailure, type SmsState } from './sms-states.ts'

const LEFT: SmsState[] = ['SENDING', 'SENT', 'UNKNOWN']

it.each(SMS_STATES.filter((state) => state !== 'FAILED'))('a report on a message that is %s', (state) => {
  const left = LEFT.includes(state)
  expect(afterReport({ state, failure: null }, 'DELIVERED')).toEqual(
    left ? { state: 'DELIVERED', failure: null } : null,
  )
  expect(afterReport({ state, failure: null }, 'EXPIRED')).toEqual(
    left ? { state: 'FAILED', failure: 'EXPIRED' } : null,
  )
})

it.each<[SmsFailure, boolean]>([
  ['UNDELIVERED', true],
  ['EXPIRED', true],
  ['REFUSED', false],
  ['GATEWAY_DOWN', false],
])('a message that failed as %s can still arrive: %s', (failure, can) => {
  expect(afterReport({ state: 'FAILED', failure }, 'DELIVERED')).toEqual(
    can ? { state: 'DELIVERED', failure: null } : null,
  )
  expect(afterReport({ state: 'FAILED', failure }, 'UNDELIVERED')).toBeNull()
})
