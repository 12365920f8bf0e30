import { expect, test } from 'vitest'
import { phoneText } from './phone-text.ts'

test.each([
  ['+37251234567', '+372 5123 4567'],
  ['+3726051234', '+372 605 1234'],
  ['+372 51-23 45 67', '+372 5123 4567'],
  ['+48600100200', '+48 600 100 200'],
  ['+447400123456', '+44 7400 123 456'],
  ['+27821234567', '+27 82 123 4567'],
  ['+12125550123', '+1 212 555 0123'],
  ['+79161234567', '+7 916 123 45 67'],
  ['+37061234567', '+370 612 34567'],
  // Groups of three where nothing else is known, and no digit alone.
  ['+35841234567', '+358 412 345 67'],
  ['+4915123456789', '+49 151 234 567 89'],
  ['+35844123456', '+358 441 234 56'],
  ['+3584412345', '+358 441 2345'],
])('%s is written as %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text)
  expect(phoneText(text)).toBe(text)
})

test.each(['', '6051234', 'ask at the desk', '+372', '+372 51x', '+0123456789', '112'])(
  '%j stays as it is',
  (phone) => {
    expect(phoneText(phone)).toBe(phone)
  },
)
