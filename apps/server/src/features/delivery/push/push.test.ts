// @proves R7-020
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newVapidSecret } from '../../../adapters/push/vapid.ts'
import { WebPushSender } from '../../../adapters/push/web-push-sender.ts'
import { sql } from '../../../db/sql.ts'
import { quickestDatabase } from '../../../testing/databases.ts'
import { deactivate } from '../../../testing/e-contact-rows.ts'
import { createEmployee, createPatient } from '../../../testing/factories.ts'
import { PUSH_HOST, startPushService, type TestPushService } from '../../../testing/push-service.ts'
import { complete, createStory, inquire, send, type Story } from '../../e-contacts/testing/story.ts'

const ADDRESS = '/api/users/update-push-endpoint'
const MINUTE = 60_000

describe.each([quickestDatabase()])('push notices on %s', (kind) => {
  let story: Story
  let service: TestPushService
  let sender: WebPushSender

  beforeAll(async () => {
    service = await startPushService()
    sender = new WebPushSender({
      secret: newVapidSecret(),
      hosts: [PUSH_HOST],
      contact: 'help@example.test',
      clock: { now: () => story.clock.now() },
      dial: service.dial,
      deadlineMs: 300,
    })
    story = await createStory(kind, { services: { push: sender }, config: { pushHosts: [PUSH_HOST] } })
  })
  afterAll(async () => {
    await service?.stop()
    await story?.close()
  })
  afterEach(async () => {
    service.behave('WELL')
    await story.runJobs()
    service.pushed.splice(0)
  })

  type Reader = Awaited<ReturnType<typeof somebody>>
  async function somebody(language: 'et' | 'en' | 'ru' | 'pl' = 'en') {
    const user = await createPatient(story.services, { clinics: [story.clinic], language })
    return { ...user, client: await story.signedInAs(user) }
  }
  async function allow(reader: Reader) {
    const browser = service.subscribe(sender.publicKey)
    const response = await reader.client.post(ADDRESS, { pushEndpoint: browser.pushEndpoint })
    expect(response.statusCode).toBe(204)
    return browser
  }
  /** An e-contact whose receipt has gone out by mail. */
  async function sent(reader: Reader): Promise<number> {
    const { id } = await send(story, { text: 'Rash on my left arm' }, reader)
    await story.runJobs()
    return id
  }
  const ledger = async (id: number) => {
    story.doctor.client = await story.signedInAs(story.doctor)
    const response = await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)
    const { notices } = response.json<{ notices: { kind: string; channel: string; state: string }[] }>()
    return notices
      .filter(({ channel }) => channel === 'PUSH')
      .map((notice) => `${notice.kind} ${notice.state}`)
  }
  const devices = async (reader: Reader) =>
    (await reader.client.get('/api/users/push')).json<{ devices: string[] }>().devices

  it('a reply reaches each device of its reader once, in the reader’s language, with nothing of what it is about', async () => {
    const reader = await somebody('ru')
    const browsers = [await allow(reader), await allow(reader)]
    const id = await sent(reader)
    expect(service.pushed).toEqual([])

    await inquire(story, id, { question: 'Does the rash itch?' })
    await story.runJobs()
    const pushed = service.pushed.splice(0)
    expect(pushed.map(({ browser }) => browser.endpoint).toSorted()).toEqual(
      browsers.map(({ endpoint }) => endpoint).toSorted(),
    )
    expect(pushed[0]?.message).toEqual({
      title: 'Vastus',
      body: 'Для вас есть новое. Откройте, чтобы прочитать.',
      path: `/e-contacts/${id}/timeline`,
      tag: `e-contact-${id}`,
      language: 'ru',
    })
    const whole = JSON.stringify(pushed.map(({ message, headers }) => [message, headers]))
    for (const secret of ['ash', 'itch', 'HEADACHE', reader.firstName, reader.surname, story.clinic.name])
      expect(whole).not.toContain(secret)
    expect(await ledger(id)).toEqual(['reply SENT'])
  })

  it('nobody but the reader gets a notice, and only where it was allowed', async () => {
    const [reader, other] = [await somebody(), await somebody()]
    await allow(other)
    const id = await sent(reader)
    await complete(story, id)
    await story.runJobs()
    expect(service.pushed).toEqual([])
    expect(await ledger(id)).toEqual([])
  })

  it('a device that is turned off gets no more notices, and the others do', async () => {
    const reader = await somebody()
    const [kept, left] = [await allow(reader), await allow(reader)]
    await reader.client.post(ADDRESS, { pushEndpoint: null, endpoint: left.endpoint })
    expect(await devices(reader)).toHaveLength(1)
    const id = await sent(reader)
    await complete(story, id)
    await story.runJobs()
    expect(service.pushed.map(({ browser }) => browser.endpoint)).toEqual([kept.endpoint])

    await reader.client.post(ADDRESS, { pushEndpoint: null })
    expect(await devices(reader)).toEqual([])
  })

  it('one who stops while a notice is on its way gets none', async () => {
    const reader = await somebody()
    await allow(reader)
    const id = await sent(reader)
    service.behave({ status: 503 })
    await complete(story, id)
    await story.runJobs()
    await reader.client.post(ADDRESS, { pushEndpoint: null })
    service.behave('WELL')
    story.clock.advance(MINUTE)
    await story.runJobs()
    expect(service.pushed).toEqual([])
    expect(await ledger(id)).toEqual(['completed FAILED'])
  })

  it.each([404, 410])('a device of which the service says %i is forgotten', async (status) => {
    const reader = await somebody()
    await allow(reader)
    const id = await sent(reader)
    service.behave({ status })
    await complete(story, id)
    await story.runJobs()
    expect(await ledger(id)).toEqual(['completed FAILED'])
    expect(await devices(reader)).toEqual([])
  })

  it('one device of two is enough for the notice to count as sent', async () => {
    const reader = await somebody()
    await allow(reader)
    const gone = service.subscribe(sender.publicKey)
    await reader.client.post(ADDRESS, {
      pushEndpoint: gone.pushEndpoint.replace(gone.endpoint, `${gone.endpoint}gone`),
    })
    const id = await sent(reader)
    await complete(story, id)
    await story.runJobs()
    expect(await ledger(id)).toEqual(['completed SENT'])
    expect(await devices(reader)).toHaveLength(1)
  })

  it.each([
    ['slow', { slowMs: 1_500 }],
    ['silent', 'SILENCE'],
    ['talking garbage', 'GARBAGE'],
    ['broken', { status: 500 }],
  ] as const)(
    'a service that is %s keeps neither patient nor staff waiting, and is tried again',
    async (_what, how) => {
      const reader = await somebody()
      await allow(reader)
      const id = await sent(reader)
      service.behave(how)
      const startedAt = performance.now()
      await inquire(story, id)
      const answered = await reader.client.post(`/api/patient/actions/${id}/inquiry/complete`, {
        answer: 'Since Monday',
      })
      expect(answered.statusCode).toBe(200)
      expect(performance.now() - startedAt).toBeLessThan(3_000)
      expect(service.pushed).toEqual([])
      await story.runJobs()
      expect(await ledger(id)).toEqual(['reply QUEUED'])
      service.pushed.splice(0)
      service.behave('WELL')
      story.clock.advance(MINUTE)
      await story.runJobs()
      expect(service.pushed).toHaveLength(1)
      expect(await ledger(id)).toEqual(['reply SENT'])
    },
  )

  it('a service that asks to wait is left alone for as long', async () => {
    const reader = await somebody()
    await allow(reader)
    const id = await sent(reader)
    service.behave({ status: 429, headers: { 'retry-after': '1200' } })
    await complete(story, id)
    await story.runJobs()
    service.behave('WELL')
    const before = service.asked()
    story.clock.advance(19 * MINUTE)
    await story.runJobs()
    expect(service.asked()).toBe(before)
    story.clock.advance(2 * MINUTE)
    await story.runJobs()
    expect(service.pushed).toHaveLength(1)
  })

  it('a service that never takes it ends in the ledger, and the mail has gone out long since', async () => {
    const reader = await somebody()
    await allow(reader)
    const id = await sent(reader)
    service.behave({ status: 503 })
    await complete(story, id)
    for (let round = 0; round < 14; round++) {
      story.clock.advance(70 * MINUTE)
      await story.runJobs()
    }
    story.doctor.client = await story.signedInAs(story.doctor)
    expect(await ledger(id)).toEqual(['completed FAILED'])
    expect(story.outbox.filter(({ to }) => to === reader.email)).toHaveLength(2)
  })

  it('a message that is refused for good is not sent again', async () => {
    const reader = await somebody()
    await allow(reader)
    const id = await sent(reader)
    service.behave({ status: 413 })
    await complete(story, id)
    await story.runJobs()
    service.behave('WELL')
    story.clock.advance(70 * MINUTE)
    await story.runJobs()
    expect(service.pushed).toEqual([])
    expect(await ledger(id)).toEqual(['completed FAILED'])
  })

  it('the outbox of a trial shows it', async () => {
    const reader = await somebody('pl')
    await allow(reader)
    const id = await sent(reader)
    await complete(story, id)
    await story.runJobs()
    const query = new URLSearchParams({ to: reader.email, channel: 'PUSH' })
    const outbox = await story.anonymous().get(`/api/demo/outbox?${query}`)
    expect(outbox.json()).toMatchObject([
      { channel: 'PUSH', to: reader.email, text: expect.stringContaining('Jest coś nowego') as string },
    ])
  })

  it('tells the browser the key, and which devices get notices, but never their addresses', async () => {
    const reader = await somebody()
    const browser = await allow(reader)
    const response = await reader.client.get('/api/users/push')
    expect(response.json()).toEqual({
      publicKey: sender.publicKey,
      devices: [expect.stringMatching(/^[\w-]{43}$/)],
    })
    expect(response.body).not.toContain(browser.path)
  })

  it('entering a device twice is one device; of more than ten the oldest gives way', async () => {
    const reader = await somebody()
    const browser = await allow(reader)
    await reader.client.post(ADDRESS, { pushEndpoint: browser.pushEndpoint })
    expect(await devices(reader)).toHaveLength(1)
    for (let more = 0; more < 10; more++) await allow(reader)
    const rows = await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query<{ endpoint: string }>(
        sql`select endpoint from push_subscriptions where user_id = ${reader.userId}`,
      ),
    )
    expect(rows).toHaveLength(10)
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(browser.endpoint)
  })

  it('a device that others use gets the notices of its latest user alone', async () => {
    const [before, now] = [await somebody(), await somebody()]
    const { pushEndpoint } = await allow(before)
    expect((await now.client.post(ADDRESS, { pushEndpoint })).statusCode).toBe(204)
    expect(await devices(now)).toHaveLength(1)
    expect(await devices(before)).toEqual([])
  })

  it('an account without any role is answered too', async () => {
    const user = await createEmployee(story.services, story.clinic)
    await deactivate(story, user.userId)
    const reader = { ...user, client: await story.signedInAs(user) }
    await allow(reader)
    expect(await devices(reader)).toHaveLength(1)
  })

  it('the longest address that is taken can be kept', async () => {
    const reader = await somebody()
    const { endpoint, pushEndpoint } = service.subscribe(sender.publicKey)
    const long = Array.from({ length: 2000 }, (_, at) => ((at * 7919) % 36).toString(36)).join('')
    const address = `${endpoint}/${long}`.slice(0, 2000)
    const response = await reader.client.post(ADDRESS, {
      pushEndpoint: pushEndpoint.replace(endpoint, address),
    })
    expect(response.statusCode).toBe(204)
    expect(await devices(reader)).toHaveLength(1)
  })

  it('a device that listens to another key is not counted, and not called', async () => {
    const reader = await somebody()
    await allow(reader)
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update push_subscriptions set server_key = 'an older one' where user_id = ${reader.userId}`),
    )
    expect(await devices(reader)).toEqual([])
    const id = await sent(reader)
    await complete(story, id)
    await story.runJobs()
    expect(service.pushed).toEqual([])
  })

  const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }
  it.each([
    ['an address on this machine', 'http://127.0.0.1/'],
    ['an address of a cloud’s inside', 'http://169.254.169.254/'],
    ['no address', 'not a URL'],
    ['nothing', ''],
    ['an empty object', '{}'],
    ['a subscription on this machine', JSON.stringify({ endpoint: 'https://127.0.0.1/', keys })],
    ['a key that is no point', JSON.stringify({ endpoint: `https://${PUSH_HOST}/push/1`, keys })],
  ])('%s is refused as malformed', async (_what, pushEndpoint) => {
    const response = await (await somebody()).client.post(ADDRESS, { pushEndpoint })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ fields: [{ path: 'pushEndpoint' }] })
  })
})

describe('without a key', () => {
  it('the browser learns that there are no push notices, and nothing is sent', async () => {
    const story = await createStory(quickestDatabase(), { config: { pushHosts: [PUSH_HOST] } })
    const service = await startPushService()
    try {
      const { client } = story.patient
      expect((await client.get('/api/users/push')).json()).toEqual({ publicKey: null, devices: [] })
      const { pushEndpoint } = service.subscribe('')
      expect((await client.post(ADDRESS, { pushEndpoint })).statusCode).toBe(204)
      const { id } = await send(story)
      await complete(story, id)
      await story.runJobs()
      expect(service.asked()).toBe(0)
      const channels = await story.services.database.transaction({ actor: 'system' }, (tx) =>
        tx.query(sql`select distinct channel from notices where e_contact_id = ${id}`),
      )
      expect(channels).toEqual([{ channel: 'EMAIL' }])
    } finally {
      await service.stop()
      await story.close()
    }
  })
})
