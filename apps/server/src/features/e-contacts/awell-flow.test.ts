// @proves R7-064 R4-063 R4-065
import { createSimulators } from '@vastus/simulators'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Awell } from '../../adapters/questionnaires/awell.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createStory, type Story } from './testing/story.ts'

type Session = {
  id: string
  pathwayId: string
  input: { patient_identifier: { system: string; value: string }; language: string; success_url: string }
}
const REPORTS = '/api/questionnaires/reports/awell'
const IDS = [0, 1, 2, 3, 4, 5, 6].map((index) => `Q${index}insomnia`)
const every = (value: string) => Object.fromEntries(IDS.map((id) => [id, value]))

describe.each([quickestDatabase()])('a questionnaire on the pages of Awell, on %s', (kind) => {
  let story: Story
  let url: string
  const simulators = createSimulators()
  /** With a breaker of its own for each test, and patience unless it is to be kept waiting. */
  const awell = (deadlineMs?: number) =>
    new Awell(
      {
        url: `${url}/awell/graphql`,
        apiKey: 'key',
        flows: new Map([
          ['QUEST_ISI', 'insomnia'],
          ['QUEST_GAD', 'no such flow'],
        ]),
        webhookKey: null,
      },
      deadlineMs,
    )

  beforeAll(async () => {
    url = await simulators.listen({ host: '127.0.0.1', port: 0 })
    story = await createStory(kind, { services: { questionnaires: awell() } })
  })
  afterEach(async () => {
    await set('WELL')
    story.services.questionnaires = awell()
  })
  afterAll(async () => {
    await story.close()
    await simulators.close()
  })

  const set = async (mode: string) => {
    if (mode === 'SILENT') story.services.questionnaires = awell(200)
    await simulators.inject({ method: 'POST', url: '/awell/mode', payload: { mode } })
  }
  const start = (body: object = {}, headers: Record<string, string> = {}) =>
    story.nurse.client.post(
      '/api/clinic/e-contacts/questionnaire',
      {
        clinicId: story.clinic.clinicId,
        patientPersonId: story.patient.personId,
        eContactType: 'QUEST_ISI',
        ...body,
      },
      { headers },
    )
  const begin = async (
    body?: object,
  ): Promise<{ eContactId: number; actionId: string; redirectUrl: string }> => (await start(body)).json()
  const fillIn = (redirectUrl: string, fields: Record<string, string> = every('3')) =>
    simulators.inject({
      method: 'POST',
      url: new URL(redirectUrl).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const finalize = async (id: number, actionId: string, cancelled = false): Promise<string> =>
    (
      await story.nurse.client.post(`/api/clinic/e-contacts/${id}/actions/awell-finalize`, {
        cancelled,
        actionId,
      })
    ).json().status
  const sessionOf = async (actionId: string): Promise<Session> => {
    const all = (await simulators.inject('/awell/sessions')).json<Session[]>()
    const found = all.filter(({ input }) => input.success_url.includes(actionId))
    expect(found).toHaveLength(1)
    return found[0] as Session
  }
  const responsesOf = async (id: number) =>
    (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/questionnaires/responses`)).json().content
  /** As Awell posts a webhook: signed over the bytes. */
  const report = async (body: object, { signed = body }: { signed?: object } = {}) => {
    const text = JSON.stringify(signed)
    const signature = await simulators.inject({ method: 'POST', url: '/awell/sign', payload: { text } })
    return story.app.inject({
      method: 'POST',
      url: REPORTS,
      headers: { 'content-type': 'application/json', 'x-awell-signature': signature.body },
      payload: JSON.stringify(body),
    })
  }
  const completed = (id: string) => ({ event: { event_type: 'session.completed', session: { id } } })

  it('leaves for a session of its own, and is an e-contact once the server has fetched its answers', async () => {
    const { eContactId, actionId, redirectUrl } = await begin({ text: 'She sleeps badly' })
    expect(redirectUrl).toContain('/awell/page/')
    expect(await finalize(eContactId, actionId)).toBe('STARTED')
    const sent = await fillIn(redirectUrl)
    expect(sent.headers.location).toBe(
      `${story.services.config.publicUrl}/clinic-e-contacts?cancelled=false&eContactId=${eContactId}&actionId=${actionId}`,
    )
    expect(await finalize(eContactId, actionId)).toBe('SUBMITTED')
    expect(await responsesOf(eContactId)).toMatchObject([{ filledInBy: 'CLINIC', scores: [{ value: 21 }] }])
    const { text } = (await story.doctor.client.get(`/api/clinic/e-contacts/${eContactId}`)).json()
    expect(text).toBe('She sleeps badly')
    expect(await finalize(eContactId, actionId, true)).toBe('SUBMITTED')
  })

  it('tells Awell a random id and nothing of the person', async () => {
    const { actionId } = await begin({ text: 'She sleeps badly' })
    const { input } = await sessionOf(actionId)
    expect(input.patient_identifier).toEqual({ system: 'urn:ietf:rfc:3986', value: `urn:uuid:${actionId}` })
    expect(input.language).toBe('et')
    const { firstName, surname, personalCode } = (
      await story.doctor.client.get(`/api/clinic/patients/${story.patient.personId}`)
    ).json()
    for (const said of [firstName, surname, personalCode, 'sleeps'])
      expect(JSON.stringify(input)).not.toContain(said)
  })

  it('is begun once for one key, and leads to the same session again', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [await start({}, headers), await start({}, headers)]
    expect(second.json()).toEqual(first.json())
    await sessionOf(first.json().actionId)
  })

  it('that is cancelled reaches nobody', async () => {
    const { eContactId, actionId, redirectUrl } = await begin()
    const left = await fillIn(redirectUrl, { decision: 'cancel' })
    expect(left.headers.location).toContain(`cancelled=true&eContactId=${eContactId}`)
    expect(await finalize(eContactId, actionId, true)).toBe('CANCELLED')
    // Answers that come all the same change nothing.
    await fillIn(redirectUrl)
    await report(completed((await sessionOf(actionId)).id))
    story.clock.advance(61_000)
    await story.runJobs()
    expect(await finalize(eContactId, actionId)).toBe('CANCELLED')
  })

  it('of another clinic is not found', async () => {
    const { eContactId, actionId, redirectUrl } = await begin()
    await fillIn(redirectUrl)
    const path = `/api/clinic/e-contacts/${eContactId}/actions/awell-finalize`
    const foreign = await story.otherDoctor.client.post(path, { cancelled: false, actionId })
    expect(foreign.statusCode).toBe(404)
    expect(await finalize(eContactId, actionId)).toBe('SUBMITTED')
  })

  it.each(['DOWN', 'SILENT', 'GARBAGE', 'FAULT', 'FOREIGN'])(
    'is not available while Awell is %s, and nothing of it is left for the clinic',
    async (mode) => {
      await set(mode)
      const refused = await start({ text: 'She sleeps badly' })
      expect([refused.statusCode, refused.json().key]).toEqual([469, 'AWELL_NOT_AVAILABLE'])
      // The text is sent without the questionnaire.
      const sent = await story.nurse.client.post('/api/clinic/e-contacts', {
        clinicId: story.clinic.clinicId,
        patientPersonId: story.patient.personId,
        mode: 'AS_PATIENT',
        eContactType: 'QUEST_ISI',
        text: `She sleeps badly ${mode}`,
      })
      expect(sent.statusCode, sent.body).toBe(201)
      const found = await story.doctor.client.get('/api/clinic/e-contacts?search=sleeps badly')
      const texts = found.json().content.filter(({ id }: { id: number }) => id >= sent.json().id - 1)
      expect(texts.map(({ id }: { id: number }) => id)).toEqual([sent.json().id])
    },
  )

  it('is left alone for a while after five failures', async () => {
    await set('DOWN')
    for (let call = 0; call < 5; call++) await start()
    await set('WELL')
    expect((await start()).statusCode).toBe(469)
  })

  it('without a care flow at Awell is not available, and one that Awell does not have is on our own pages', async () => {
    expect((await start({ eContactType: 'QUEST_GAD' })).json().key).toBe('AWELL_NOT_AVAILABLE')
    expect((await begin({ eContactType: 'QUEST_PHQ9' })).redirectUrl).toMatch(/^\/questionnaire-flow/)
  })

  it.each(['DOWN', 'SILENT', 'GARBAGE', 'FAULT'])(
    'waits for its answers while Awell is %s, and gets them later',
    async (mode) => {
      const { eContactId, actionId, redirectUrl } = await begin()
      await fillIn(redirectUrl)
      await set(mode)
      expect(await finalize(eContactId, actionId)).toBe('STARTED')
      await set('WELL')
      story.services.questionnaires = awell()
      expect(await finalize(eContactId, actionId)).toBe('SUBMITTED')
    },
  )

  it.each([
    ['an answer that no option has', { ...every('3'), Q0insomnia: '9' }],
    ['a list for a number', { ...every('3'), Q0insomnia: '["3"]' }],
    ['an answer missing', Object.fromEntries(Object.entries(every('3')).slice(1))],
  ])('has failed with %s', async (_, answers) => {
    const { eContactId, actionId, redirectUrl } = await begin()
    await fillIn(redirectUrl, answers)
    expect(await finalize(eContactId, actionId)).toBe('FAILED')
  })

  it('that nobody comes back from is taken when Awell reports it: in any order, once however often', async () => {
    const { eContactId, actionId, redirectUrl } = await begin()
    await fillIn(redirectUrl, every('1'))
    const { id } = await sessionOf(actionId)
    for (const kind of [
      'session.completed',
      'session.started',
      'session.completed',
      'form.submitted',
      'later.kind',
    ])
      expect((await report({ event: { event_type: kind, session: { id } }, more: 1 })).statusCode).toBe(204)
    story.clock.advance(61_000)
    await story.runJobs()
    expect(await finalize(eContactId, actionId)).toBe('SUBMITTED')
    expect(await responsesOf(eContactId)).toMatchObject([{ scores: [{ value: 7 }] }])
  })

  it('that is reported before its answers are there waits for them', async () => {
    const { eContactId, actionId, redirectUrl } = await begin()
    await report(completed((await sessionOf(actionId)).id))
    story.clock.advance(61_000)
    await story.runJobs()
    expect(await finalize(eContactId, actionId)).toBe('STARTED')
    await fillIn(redirectUrl)
    expect(await finalize(eContactId, actionId)).toBe('SUBMITTED')
  })

  it('that nobody comes back from and Awell does not report is asked for after an hour', async () => {
    const answered = await begin()
    const empty = await begin()
    await fillIn(answered.redirectUrl)
    story.clock.advance(61 * 60_000)
    await story.runJobs()
    story.nurse.client = await story.signedInAs(story.nurse)
    story.doctor.client = await story.signedInAs(story.doctor)
    expect(await finalize(answered.eContactId, answered.actionId)).toBe('SUBMITTED')
    expect(await finalize(empty.eContactId, empty.actionId)).toBe('FAILED')
  })

  it('believes no report without the signature of Awell, and none of a session that it does not know', async () => {
    const { actionId } = await begin()
    const body = completed((await sessionOf(actionId)).id)
    expect((await report(body, { signed: { ...body, other: 1 } })).statusCode).toBe(404)
    expect((await story.anonymous().post(REPORTS, body)).statusCode).toBe(404)
    const forged = { 'content-type': 'application/json', 'x-awell-signature': 'bm9uZQ==' }
    const refused = await story.app.inject({ method: 'POST', url: REPORTS, headers: forged, payload: body })
    expect(refused.statusCode).toBe(404)
    // The bytes are signed: the same content written in another way is not.
    const spaced = await simulators.inject({
      method: 'POST',
      url: '/awell/sign',
      payload: { text: JSON.stringify(body, null, 2) },
    })
    const headers = { ...forged, 'x-awell-signature': spaced.body }
    const payload = JSON.stringify(body)
    expect((await story.app.inject({ method: 'POST', url: REPORTS, headers, payload })).statusCode).toBe(404)
    expect((await report(completed(crypto.randomUUID()))).statusCode).toBe(204)
    expect((await report({ event: 'session.completed' })).statusCode).toBe(400)
  })
})
