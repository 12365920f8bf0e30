import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient } from '../../testing/factories.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { createStory, type Story, send } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('an archiving or a rejection that is held on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const path = (id: number) => `/api/clinic/e-contacts/${id}`
  const archive = (id: number, body: Record<string, unknown> = {}) =>
    story.nurse.client.post(`${path(id)}/complete`, {
      fixedInfoText: 'INFORMATION_DELIVERED',
      reasonText: 'By phone',
      holdSeconds: 8,
      ...body,
    })
  const shown = async (id: number) => (await story.nurse.client.get(path(id))).json()
  const saidTo = async (id: number) =>
    (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`))
      .json()
      .content.map((entry: { type: string }) => entry.type)
  const secondsLater = async (seconds: number) => {
    story.clock.advance(seconds * 1000)
    await story.runJobs()
  }

  // @proves-part R4-031: archived with a reason
  it('is done once the time is over, with its reason, and the patient hears of it only then', async () => {
    const { id } = await send(story)
    expect((await archive(id, { infoText: null })).json()).toMatchObject({ status: 'waitingForClinic' })
    expect((await shown(id)).heldReplies).toMatchObject([
      { action: 'ARCHIVE', state: 'HELD', text: 'By phone' },
    ])
    await secondsLater(7)
    expect(await saidTo(id)).toEqual(['SENT'])
    await secondsLater(2)
    expect(await shown(id)).toMatchObject({ status: 'completed', outcome: 'ARCHIVED', heldReplies: [] })
    expect(await saidTo(id)).toEqual(['SENT', 'ARCHIVED'])
  })

  it('never happens when it was taken back', async () => {
    const { id } = await send(story)
    await archive(id)
    expect((await story.nurse.client.post(`${path(id)}/undo`)).json()).toMatchObject({ action: 'ARCHIVE' })
    await secondsLater(60)
    expect((await shown(id)).status).toBe('waitingForClinic')
    expect(await saidTo(id)).toEqual(['SENT'])
  })

  it('is given back when the patient wrote meanwhile', async () => {
    const { id } = await send(story)
    await archive(id)
    story.clock.advance(2000)
    await story.patient.client.post(`/api/patient/e-contacts/${id}/info`, {
      infoText: 'It is worse',
      infoFileIds: [],
    })
    await secondsLater(9)
    expect((await shown(id)).status).toBe('waitingForClinic')
    const { content } = (await story.nurse.client.get('/api/clinic/held-replies')).json()
    expect(content).toMatchObject([{ eContactId: id, action: 'ARCHIVE', returnReason: 'CHANGED' }])
    await story.nurse.client.post(`${path(id)}/undo`)
  })

  it('is checked before, and nothing is sent beside it', async () => {
    const { id } = await send(story)
    expect((await archive(id, { fixedInfoText: 'BECAUSE' })).statusCode).toBe(400)
    expect((await archive(id, { holdSeconds: 61 })).statusCode).toBe(400)
    await archive(id)
    expect((await archive(id)).statusCode).toBe(468)
    const reply = await story.nurse.client.post(`${path(id)}/complete`, { infoText: 'Rest' })
    expect(outcomeOf(reply)[0]).toBe(468)
    // Who is not new cannot be rejected, now or later.
    const rejected = await story.nurse.client.post(`${path(id)}/reject`, {
      reason: 'CLINIC_OVERWHELMED',
      holdSeconds: 8,
    })
    expect(rejected.statusCode).toBeGreaterThanOrEqual(400)
  })

  /** Two e-contacts of somebody whom the clinic does not know yet. */
  const sendAnew = async () => {
    const newcomer = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
    const writer = { ...newcomer, client: await story.signedInAs(newcomer) }
    const sent = [(await send(story, {}, writer)).id, (await send(story, {}, writer)).id] as const
    return Object.assign(sent, { personId: newcomer.personId })
  }
  const accept = (id: number, { client } = story.nurse) =>
    client.post(`${path(id)}/accept`, { holdSeconds: 8 })

  // @proves R4-018
  it('lets the acceptance of a new patient be taken back, and accepts before a reply that follows', async () => {
    const [id, alsoSent] = await sendAnew()
    expect((await accept(id)).json()).toMatchObject({ acceptanceRequired: true })
    expect((await accept(id)).statusCode).toBe(468)
    expect((await story.nurse.client.post(`${path(id)}/undo`)).json()).toMatchObject({ action: 'ACCEPT' })
    await secondsLater(60)
    expect((await shown(id)).acceptanceRequired).toBe(true)
    await accept(id)
    await secondsLater(9)
    const accepted = { acceptanceRequired: false, patient: { clinicMember: true } }
    expect(await shown(id)).toMatchObject(accepted)
    expect(await shown(alsoSent)).toMatchObject(accepted)

    const [answered] = await sendAnew()
    await accept(answered)
    const question = { question: 'Since when?', holdSeconds: 8 }
    expect((await story.nurse.client.post(`${path(answered)}/actions/inquiry`, question)).statusCode).toBe(
      200,
    )
    expect(await shown(answered)).toMatchObject(accepted)
    await secondsLater(9)
    expect((await shown(answered)).status).toBe('waitingForPatient')
  })

  const ownHeld = async ({ client } = story.nurse) =>
    (await client.get('/api/clinic/held-replies')).json().content
  const saysOf = (personId: number, clinicMember: boolean, { client } = story.doctor) =>
    client.patch(`/api/clinic/patients/${personId}`, { clinicId: story.clinic.clinicId, clinicMember })

  it('has come true where the patient was taken on meanwhile, through another e-contact or by a colleague', async () => {
    const [first, second] = await sendAnew()
    await accept(first)
    await accept(second)
    await secondsLater(9)
    const [held, decided] = await sendAnew()
    await accept(held)
    expect((await story.doctor.client.post(`${path(decided)}/accept`)).statusCode).toBe(200)
    const known = await sendAnew()
    await accept(known[0])
    expect((await saysOf(known.personId, true)).statusCode).toBe(200)
    await secondsLater(9)
    for (const id of [first, second, held, decided, ...known])
      expect(await shown(id)).toMatchObject({
        acceptanceRequired: false,
        heldReplies: [],
        patient: { clinicMember: true },
      })
    expect(await ownHeld()).toEqual([])
  })

  it('does not accept somebody of whom it is said meanwhile that they are not a patient of the clinic', async () => {
    const refused = { acceptanceRequired: true, heldReplies: [], patient: { clinicMember: false } }
    const { 0: colleagues, personId } = await sendAnew()
    await accept(colleagues)
    expect((await saysOf(personId, false)).statusCode).toBe(200)
    expect(await ownHeld()).toMatchObject([{ eContactId: colleagues, action: 'ACCEPT', state: 'RETURNED' }])
    await story.nurse.client.post(`${path(colleagues)}/undo`)
    const own = await sendAnew()
    await accept(own[0], story.doctor)
    await saysOf(own.personId, false)
    await secondsLater(9)
    for (const id of [colleagues, own[0]]) expect(await shown(id)).toMatchObject(refused)
    expect(await ownHeld(story.doctor)).toEqual([])
  })
})
