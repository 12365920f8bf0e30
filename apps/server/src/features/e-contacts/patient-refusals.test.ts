import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient } from '../../testing/factories.ts'
import { outcomeOf } from './testing/answers.ts'
import { complete, createStory, inquire, send, type Story } from './testing/story.ts'

const CLOSED = [469, 'E_CONTACT_ALREADY_CLOSED']
const TOO_LONG = [469, 'E_CONTACT_ANSWER_TOO_LONG']

/** Everything a patient can ask for after sending, each with a body that is right. */
const ACTIONS = {
  info: (id: number) => [`/api/patient/e-contacts/${id}/info`, { infoText: 'More' }],
  answer: (id: number) => [`/api/patient/actions/${id}/inquiry/complete`, { answer: 'Yes' }],
  cancel: (id: number) => [`/api/patient/e-contacts/${id}/cancel`, { reason: 'PROBLEM_RESOLVED' }],
  reopen: (id: number) => [`/api/patient/e-contacts/${id}/reopen`, { reason: 'SYMPTOMS_CHANGED' }],
} as const satisfies Record<string, (id: number) => readonly [string, object]>
type ActionName = keyof typeof ACTIONS
const NAMES = Object.keys(ACTIONS) as ActionName[]

describe.each([quickestDatabase()])('what a patient may not do any more, or not yet, on %s', (kind) => {
  let story: Story
  let rejectedId: number
  let newcomerClient: Story['patient']['client']
  beforeAll(async () => {
    story = await createStory(kind)
    const newcomer = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
    const client = await story.signedInAs(newcomer)
    rejectedId = (await send(story, {}, { ...newcomer, client })).id
    await story.doctor.client.post(`/api/clinic/e-contacts/${rejectedId}/reject`, {
      reason: 'CLINIC_OVERWHELMED',
    })
    newcomerClient = client
  })
  afterAll(() => story.close())
  const ask = async (name: ActionName, id: number, client = story.patient.client, body: object = {}) => {
    const [path, right] = ACTIONS[name](id)
    return outcomeOf(await client.post(path, { ...right, ...body }))
  }
  const versionOf = async (id: number) =>
    (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json().version

  it.each(NAMES)('"%s" on a rejected e-contact changes nothing', async (name) => {
    const before = await versionOf(rejectedId)
    expect(await ask(name, rejectedId, newcomerClient)).toEqual(CLOSED)
    expect(await versionOf(rejectedId)).toBe(before)
  })

  it.each(NAMES.filter((name) => name !== 'reopen'))(
    '"%s" on a closed e-contact changes nothing',
    async (name) => {
      const { id } = await send(story)
      await complete(story, id)
      const before = await versionOf(id)
      expect(await ask(name, id)).toEqual(CLOSED)
      expect(await versionOf(id)).toBe(before)
    },
  )

  it.each(NAMES)('"%s" on the e-contact of another and on an absent one are answered alike', async (name) => {
    const { id } = await send(story)
    expect([
      await ask(name, id, story.stranger.client),
      await ask(name, 999_999, story.stranger.client),
    ]).toEqual([[404], [404]])
    expect(await versionOf(id)).toBe(1)
  })

  it.each(['info', 'answer'] as const)(
    '"%s" before the time that the clinic set is answered with the time',
    async (name) => {
      const { id } = await send(story)
      await inquire(story, id, { replyBlockedUntil: '2026-03-09T22:00:00.000Z' })
      expect(await ask(name, id)).toEqual([468, expect.stringContaining('2026')])
    },
  )

  it.each<[ActionName, string, object, unknown[]]>([
    ['info', 'no words', { infoText: '' }, [400, 'REQUIRED']],
    ['info', 'nothing but space', { infoText: ' \n ' }, [400, 'REQUIRED']],
    ['info', '3001 characters', { infoText: 'õ'.repeat(3001) }, TOO_LONG],
    ['answer', 'no words', { answer: '' }, [400, 'REQUIRED']],
    ['answer', '3001 characters', { answer: '😀'.repeat(3001) }, TOO_LONG],
    ['reopen', '3001 characters', { infoText: 'õ'.repeat(3001) }, TOO_LONG],
    ['reopen', 'an unknown reason', { reason: 'BORED' }, [400, 'REASON_UNKNOWN']],
    ['cancel', 'a reason of 501 characters', { infoText: 'õ'.repeat(501) }, [400, 'REASON_TEXT_TOO_LONG']],
    ['info', 'a file id that is none', { infoFileIds: ['no-file'] }, [400, 'FORM']],
    ['info', 'eleven files', { infoFileIds: Array.from({ length: 11 }, () => randomUUID()) }, [400, 'FORM']],
    ['info', 'a file that there is not', { infoFileIds: [randomUUID()] }, [404]],
  ])('"%s" with %s is refused', async (name, _what, body, refusal) => {
    const { id } = await send(story)
    if (name === 'answer') await inquire(story, id)
    if (name === 'reopen') await complete(story, id)
    const before = await versionOf(id)
    expect(await ask(name, id, story.patient.client, body)).toEqual(refusal)
    expect(await versionOf(id)).toBe(before)
  })
})
