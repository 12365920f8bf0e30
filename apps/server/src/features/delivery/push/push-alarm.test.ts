// @proves R7-020
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newVapidSecret } from '../../../adapters/push/vapid.ts'
import { WebPushSender } from '../../../adapters/push/web-push-sender.ts'
import { quickestDatabase } from '../../../testing/databases.ts'
import { deactivate } from '../../../testing/e-contact-rows.ts'
import { createEmployee } from '../../../testing/factories.ts'
import { PUSH_HOST, startPushService, type TestPushService } from '../../../testing/push-service.ts'
import { createStory, send, type Story } from '../../e-contacts/testing/story.ts'

const PAIN = 'Since morning a strong pain in my chest'
const MINUTE = 60_000

describe.each([quickestDatabase()])('an alarm on the devices of staff, on %s', (kind) => {
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

  async function allow({ client }: Pick<Story['doctor'], 'client'>) {
    const browser = service.subscribe(sender.publicKey)
    const address = '/api/users/update-push-endpoint'
    expect((await client.post(address, { pushEndpoint: browser.pushEndpoint })).statusCode).toBe(204)
    return browser
  }
  const pushedTo = () => service.pushed.splice(0).map(({ browser }) => browser.endpoint)
  const take = (id: number) =>
    story.doctor.client.post(`/api/clinic/e-contacts/${id}/danger-alarm/take`, { called: false })

  it('tells all who work in the clinic, with nothing of whom and what it is about', async () => {
    const stranger = story.otherDoctor
    const [doctor, receptionist] = [await allow(story.doctor), await allow(story.receptionist)]
    await allow(stranger)

    const { id } = await send(story, { text: PAIN })
    await story.runJobs()
    const pushed = service.pushed.splice(0)
    expect(pushed.map(({ browser }) => browser.endpoint).toSorted()).toEqual(
      [doctor.endpoint, receptionist.endpoint].toSorted(),
    )
    expect(pushed[0]?.message).toMatchObject({ path: `/e-contacts/${id}`, tag: `alarm-${id}` })
    const whole = JSON.stringify(pushed.map(({ message, headers }) => [message, headers]))
    for (const secret of ['pain', 'chest', story.patient.firstName, story.patient.surname, story.clinic.name])
      expect(whole).not.toContain(secret)
  })

  it('says nothing when somebody has taken it meanwhile, and everything again when it is late', async () => {
    const doctor = await allow(story.doctor)
    const { id: taken } = await send(story, { text: PAIN })
    await take(taken)
    await story.runJobs()
    expect(pushedTo()).toEqual([])

    await send(story, { text: PAIN })
    await story.runJobs()
    expect(pushedTo()).toContain(doctor.endpoint)
    story.clock.advance(31 * MINUTE)
    await story.runJobs()
    expect(pushedTo()).toContain(doctor.endpoint)
  })

  it('leaves alone who does not work there any more, and calm messages', async () => {
    const nurse = await createEmployee(story.services, story.clinic, { profession: 'NURSE' })
    story.patient.client = await story.signedInAs(story.patient)
    const left = await allow({ client: await story.signedInAs(nurse) })
    await deactivate(story, nurse.userId)
    await send(story, { text: 'May I have a certificate for the gym?' })
    await story.runJobs()
    expect(pushedTo()).toEqual([])
    await send(story, { text: PAIN })
    await story.runJobs()
    expect(pushedTo()).not.toContain(left.endpoint)
  })
})
