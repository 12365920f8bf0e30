import { describe, expect, it } from 'vitest'
import { isListedHost, PUSH_SUBSCRIPTION_MAX, readPushSubscription } from './push-subscription.ts'

const HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com']
const p256dh = `B${'x'.repeat(86)}`
const auth = 'y'.repeat(22)
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc:def'
const text = (change: object = {}) =>
  JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth }, ...change })

describe('a push subscription', () => {
  it('is read from the text that a browser makes of it', () => {
    expect(readPushSubscription(text(), HOSTS)).toEqual({ endpoint, p256dh, auth })
  })

  it('may have padded keys', () => {
    const keys = { p256dh: `${p256dh}=`, auth: `${auth}==` }
    expect(readPushSubscription(text({ keys }), HOSTS)).toEqual({ endpoint, p256dh, auth })
  })

  it.each([
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://FCM.googleapis.com/abc',
    'https://fcm.googleapis.com:443/abc',
  ])('may lead to %s', (address) => {
    expect(readPushSubscription(text({ endpoint: address }), HOSTS)?.endpoint).toBe(address)
  })

  it.each([
    'http://fcm.googleapis.com/abc',
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://localhost/',
    'https://fcm.googleapis.com:8443/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://user:word@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil-fcm.googleapis.com/abc',
    'https://evilpush.services.mozilla.com/abc',
    'https://push.services.mozilla.com/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com/a\u0000b',
    'https://fcm.googleapis.com/a\ud800',
    'https://fcm.googleapis.com/õ',
    ' https://fcm.googleapis.com/abc',
    `https://fcm.googleapis.com/${'a'.repeat(2000)}`,
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
    7,
    null,
  ])('may not lead to %s', (address) => {
    expect(readPushSubscription(text({ endpoint: address }), HOSTS)).toBeNull()
  })

  it.each([
    ['no text at all', ''],
    ['no JSON', 'not a subscription'],
    ['an address alone', endpoint],
    ['a list', '[]'],
    ['null', 'null'],
    ['no keys', text({ keys: undefined })],
    ['keys that are no object', text({ keys: 'both' })],
    ['no auth', text({ keys: { p256dh } })],
    ['an auth that is short', text({ keys: { p256dh, auth: auth.slice(1) } })],
    ['an auth that is no base64url', text({ keys: { p256dh, auth: '+'.repeat(22) } })],
    ['a key that is short', text({ keys: { p256dh: p256dh.slice(1), auth } })],
    ['a key in another form', text({ keys: { p256dh: `C${p256dh.slice(1)}`, auth } })],
    ['a text beyond any subscription', text({ more: 'z'.repeat(PUSH_SUBSCRIPTION_MAX) })],
  ])('is not %s', (_what, given) => {
    expect(readPushSubscription(given, HOSTS)).toBeNull()
  })

  it('is refused where no service is listed', () => {
    expect(readPushSubscription(text(), [])).toBeNull()
    expect(isListedHost('', ['*.'])).toBe(false)
  })
})
