import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readPushSubscription } from '@vastus/domain/notices/push-subscription'
import { fixedClock } from '../../testing/fixed-clock.ts'
import { PUSH_HOST, startPushService, type TestPushService } from '../../testing/push-service.ts'
import { PushGone, PushRefused, PushUnavailable } from './push-sender.ts'
import { newVapidSecret } from './vapid.ts'
import { WebPushSender } from './web-push-sender.ts'

const DEADLINE_MS = 300
const HOUR_MS = 3_600_000
const MESSAGE = { text: JSON.stringify({ title: 'Vastus', body: 'Uudiseid õlgadelt' }), topic: 'e-contact-7' }

describe('a push sender', () => {
  let service: TestPushService
  let sender: WebPushSender
  const secret = newVapidSecret()
  const clock = fixedClock()
  const options = { secret, hosts: [PUSH_HOST], contact: 'help@example.test', clock }

  beforeAll(async () => {
    service = await startPushService()
    sender = new WebPushSender({ ...options, dial: service.dial, deadlineMs: DEADLINE_MS })
  })
  afterAll(() => service.stop())
  beforeEach(() => {
    service.behave('WELL')
    clock.advance(HOUR_MS)
  })

  const device = () => {
    const subscription = readPushSubscription(service.subscribe(sender.publicKey).pushEndpoint, [PUSH_HOST])
    if (!subscription) throw new Error('the test browser is not readable')
    return subscription
  }
  const failure = (of = sender) =>
    of.send(device(), MESSAGE).then(
      () => undefined,
      (error: unknown) => error,
    )

  it('hands a message over that only the browser can read', async () => {
    await sender.send(device(), MESSAGE)
    const [pushed] = service.pushed.splice(0)
    expect(pushed?.message).toEqual(JSON.parse(MESSAGE.text))
    expect(pushed?.claims).toMatchObject({ aud: `https://${PUSH_HOST}`, sub: 'mailto:help@example.test' })
    expect(pushed?.headers).toMatchObject({
      host: PUSH_HOST,
      ttl: '259200',
      topic: 'e-contact-7',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    })
  })

  it.each([404, 410])('%i: the device is gone', async (status) => {
    service.behave({ status })
    expect(await failure()).toBeInstanceOf(PushGone)
  })

  it.each([301, 307, 400, 401, 403, 413])(
    '%i: trying again is useless, and nobody is followed',
    async (status) => {
      const before = service.asked()
      service.behave({ status, headers: { location: `https://${PUSH_HOST}/elsewhere` } })
      expect(await failure()).toEqual(new PushRefused(status))
      expect(service.asked() - before).toBe(1)
    },
  )

  it.each([
    [429, '120', 120_000],
    [429, '9999999', HOUR_MS],
    [429, 'Mon, 02 Mar 2026 08:01:00 GMT', 0],
    [429, 'soon', 0],
    [429, '-5', 0],
    [503, '7', 7_000],
    [500, undefined, 0],
  ])('%i with retry-after %s: later', async (status, wish, waitMs) => {
    service.behave({ status, ...(wish === undefined ? {} : { headers: { 'retry-after': wish } }) })
    expect(await failure()).toMatchObject({ name: 'PushUnavailable', waitMs })
  })

  it.each(['SILENCE', 'GARBAGE', { slowMs: 4 * DEADLINE_MS }] as const)(
    'a service that answers with %j is given up within the deadline',
    async (how) => {
      service.behave(how)
      const startedAt = performance.now()
      expect(await failure()).toBeInstanceOf(PushUnavailable)
      expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS + 2_000)
    },
  )

  it('waits until the moment that is named', async () => {
    service.behave({
      status: 429,
      headers: { 'retry-after': new Date(clock.now().getTime() + 60_000).toUTCString() },
    })
    expect(await failure()).toMatchObject({ waitMs: 60_000 })
  })

  it.each([
    ['gave no answer', 'SILENCE', 30_000],
    ['asked for it', { status: 429, headers: { 'retry-after': '90' } }, 90_000],
  ] as const)('leaves a service that %s alone for a while, without even asking', async (_what, how, rest) => {
    service.behave(how)
    await failure()
    service.behave('WELL')
    const before = service.asked()
    clock.advance(rest - 1_000)
    const startedAt = performance.now()
    expect(await failure()).toMatchObject({ name: 'PushUnavailable', waitMs: 1_000 })
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS)
    expect(service.asked()).toBe(before)
    clock.advance(1_000)
    expect(await failure()).toBeUndefined()
  })

  it('never writes the address of a device into an error', async () => {
    service.behave('GARBAGE')
    expect(String(await failure())).not.toContain('push/')
  })

  it('does not trust a server whose certificate is for nobody it knows', async () => {
    const { port } = service
    const dial = async () => ({ address: '127.0.0.1', port })
    expect(await failure(new WebPushSender({ ...options, dial }))).toMatchObject({
      message: expect.stringContaining('SELF_SIGNED_CERT') as string,
    })
  })

  it('does not trust a certificate for another name', async () => {
    const dial = service.dial
    const hosts = ['other.example.test']
    const subscription = { ...device(), endpoint: 'https://other.example.test/push/1' }
    await expect(new WebPushSender({ ...options, hosts, dial }).send(subscription, MESSAGE)).rejects.toThrow(
      'ERR_TLS_CERT_ALTNAME_INVALID',
    )
  })

  it('forgets devices of services that are no longer listed', async () => {
    const before = service.asked()
    expect(await failure(new WebPushSender({ ...options, hosts: [], dial: service.dial }))).toBeInstanceOf(
      PushGone,
    )
    expect(service.asked()).toBe(before)
  })

  it('gives up on a name server that is silent', async () => {
    const dial = () => new Promise<never>(() => undefined)
    expect(await failure(new WebPushSender({ ...options, dial, deadlineMs: DEADLINE_MS }))).toBeInstanceOf(
      PushUnavailable,
    )
  })
})
