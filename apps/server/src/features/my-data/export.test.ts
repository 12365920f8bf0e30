// @proves R3-051
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient, createRepresentation, createRepresented } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { unzip } from '../../testing/unzip.ts'
import { complete, createStory, inquire, send, sending, type Story } from '../e-contacts/testing/story.ts'

const HOUR_MS = 3_600_000
const pdf = (canary: string) => `%PDF-1.4\n%${canary}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`

describe.each([quickestDatabase()])('my data as a download on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const newest = async (client: TestClient) => (await client.get('/api/patient/my-data')).json().newest
  async function copyOf(client: TestClient, locale = 'en'): Promise<Map<string, Buffer>> {
    const asked = await client.post(`/api/patient/my-data`, undefined, {
      headers: { 'accept-language': locale },
    })
    expect(asked.statusCode).toBe(200)
    await story.runJobs()
    const response = await client.get('/api/patient/my-data/file')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="vastus-/)
    return unzip(response.rawPayload)
  }
  async function upload(
    client: TestClient,
    side: 'patient' | 'clinic',
    id: number,
    name: string,
    content: string,
  ) {
    const body = new FormData()
    body.append('file', new Blob([content]), name)
    const request = new Request('http://test/', { method: 'POST', body })
    const response = await story.app.inject({
      method: 'POST',
      url: `/api/${side}/e-contacts/${id}/upload`,
      headers: { cookie: client.cookie() ?? '', 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect(response.statusCode).toBe(201)
  }
  const wholeTextOf = (copy: Map<string, Buffer>) =>
    [...copy].map(([name, content]) => name + content.toString()).join('\n')

  it('holds the SMS that clinics sent, and which of them may write', async () => {
    const { clinic, doctor, stranger } = story
    await story.services.database.transaction({ actor: 'system' }, async (tx) => {
      await tx.run(sql`with batch as (insert into sms_batches (clinic_id, created_by_user_id, text, filters, excluded_person_ids,
          is_medical, skipped, created_at, send_at)
        values (${clinic.clinicId}, ${doctor.userId}, 'Hi', '{}', '[]', false, '[]', now(), now()) returning id)
      insert into sms_messages (batch_id, clinic_id, person_id, to_person_id, phone, text, parts, price_cents, state, sent_at)
      select id, ${clinic.clinicId}, ${stranger.personId}, ${stranger.personId}, '+37251110001', 'CANARY-SMS', 1, 9, 'DELIVERED',
        now() from batch`)
    })
    const copy = await copyOf(stranger.client)
    expect(copy.get('index.html')?.toString()).toContain('CANARY-SMS')
    expect(JSON.parse(copy.get('sms.json')?.toString() ?? '')).toMatchObject({
      messages: [{ text: 'CANARY-SMS', clinicName: clinic.name, about: null, state: 'DELIVERED' }],
      choices: [{ clinicName: clinic.name, wantsSms: true }],
    })
    expect(wholeTextOf(await copyOf(story.patient.client))).not.toContain('CANARY-SMS')
  })

  it('holds what the patient sent and was answered, as pages, as JSON and as files', async () => {
    const { patient } = story
    const { id } = await send(story, { text: 'CANARY-MINE <b>&' })
    await inquire(story, id, { question: 'CANARY-QUESTION' })
    await upload(patient.client, 'patient', id, 'minu & röntgen.pdf', pdf('CANARY-FILE'))
    await story.runJobs()
    await patient.client.post(`/api/patient/actions/${id}/inquiry/complete`, {
      answer: 'CANARY-ANSWER',
    })
    await complete(story, id)
    await patient.client.post('/api/support', {
      topic: 'APP_USAGE',
      subject: 'CANARY-SUBJECT',
      description: 'CANARY-HELP',
      email: 'mari@example.test',
    })

    const copy = await copyOf(patient.client)
    const file = [...copy.keys()].find((name) => name.startsWith('files/'))
    expect(file).toBe(`files/${id}/1-minu _ röntgen.pdf`)
    expect(copy.get(file ?? '')?.toString()).toBe(pdf('CANARY-FILE'))
    expect([...copy.keys()]).toEqual(
      expect.arrayContaining(['index.html', 'me.json', `e-contacts/${id}.html`, `e-contacts/${id}.json`]),
    )
    const page = copy.get(`e-contacts/${id}.html`)?.toString() ?? ''
    for (const words of [
      'CANARY-MINE &lt;b&gt;&amp;',
      'CANARY-QUESTION',
      'CANARY-ANSWER',
      'Rest and drink water',
      'Headache',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('<b>')
    expect(JSON.parse(copy.get(`e-contacts/${id}.json`)?.toString() ?? '')).toMatchObject({
      eContact: { id, text: 'CANARY-MINE <b>&' },
    })
    expect(JSON.parse(copy.get('me.json')?.toString() ?? '')).toMatchObject({
      surname: 'Mägi',
      supportRequests: [{ topic: 'APP_USAGE', subject: 'CANARY-SUBJECT', description: 'CANARY-HELP' }],
    })
    const index = copy.get('index.html')?.toString() ?? ''
    expect(index).toContain(`e-contacts/${id}.html`)
    for (const words of [
      '<dt>Sex</dt><dd>',
      'What you have agreed to</h2>',
      'Privacy policy',
      'CANARY-SUBJECT',
      'CANARY-HELP',
    ])
      expect(index).toContain(words)
  })

  it('holds nothing of anybody else: no note, no trail, no other patient, no unsent file of the clinic', async () => {
    const { patient, stranger, doctor } = story
    const child = await createRepresented(story.services, patient, {
      clinics: [story.clinic],
      firstName: 'Laps',
      phone: '+37255512399',
    })
    const mine = await send(story, { patientPersonId: child.personId, text: 'CANARY-CHILD' })
    await doctor.client.post(`/api/clinic/e-contacts/${mine.id}/notes`, { note: 'CANARY-NOTE' })
    await upload(doctor.client, 'clinic', mine.id, 'CANARY-UNSENT.pdf', pdf('CANARY-UNSENT'))
    await send(story, { text: 'CANARY-STRANGER' }, stranger)
    await story.runJobs()

    const text = wholeTextOf(await copyOf(patient.client))
    expect(text).toContain('CANARY-CHILD')
    expect(text).not.toMatch(/CANARY-(NOTE|STRANGER|UNSENT)|55512399|ASSIGNED|request_id|E_CONTACT_OPEN/)
    const theirs = wholeTextOf(await copyOf(stranger.client))
    expect(theirs).toContain('CANARY-STRANGER')
    expect(theirs).not.toMatch(/CANARY-(CHILD|MINE|NOTE|HELP)/)
  })

  it('shows the answers to a questionnaire in words, and no score', async () => {
    const patient = await createPatient(story.services, { clinics: [story.clinic] })
    const client = await story.signedInAs(patient)
    const { version } = (await client.get('/api/questionnaires/QUEST_GAD')).json()
    const items = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7']
    const sent = await client.post('/api/patient/e-contacts/questionnaire', {
      eContactType: 'QUEST_GAD',
      patientPersonId: patient.personId,
      clinicId: story.clinic.clinicId,
      questionnaire: { version, answers: Object.fromEntries(items.map((item) => [item, 2])) },
    })
    const { id } = sent.json()
    const copy = await copyOf(client, 'en')
    const answersPage = copy.get(`e-contacts/${id}.html`)?.toString()
    expect(answersPage).toContain('Answers to the questionnaire: GAD-7')
    expect(answersPage?.match(/On more than half of the days/g)).toHaveLength(7)
    expect(wholeTextOf(copy)).not.toMatch(/MODERATE|Moderate/)
  })

  it('shows on the pages what was said of a leave, the medicines asked for, and the feedback given', async () => {
    const patient = await createPatient(story.services, { clinics: [story.clinic] })
    const client = await story.signedInAs(patient)
    const as = { ...patient, client }
    const leave = await send(story, { eContactType: 'SICK_LEAVE' }, as)
    await client.post(`/api/patient/e-contacts/${leave.id}/sick-leave`, {
      leaveType: 'SICK',
      startDate: '2026-03-01',
      jobTitle: 'CANARY-JOB <i>',
      worksWeekends: false,
    })
    const renewal = await client.post('/api/patient/e-contacts/fallback', {
      ...sending(story, { eContactType: 'PRESCRIPTION' }, as),
      prescriptions: [
        {
          brandName: 'Concor',
          activeIngredient: 'bisoprolol',
          route: 'peroral',
          strength: '2.5 mg',
          form: 'film-coated-tablet',
          dosing: 'TWICE',
        },
        { brandName: 'CANARY-DROPS', route: 'other', dosing: 'AS_NEEDED' },
      ],
    })
    const { id } = renewal.json()
    await complete(story, id)
    const feedback = { type: 'CLINIC', rating: 4, keywords: ['SPEED'], message: 'CANARY-FEEDBACK <i>' }
    expect((await client.post(`/api/patient/e-contacts/${id}/feedback`, feedback)).statusCode).toBe(201)

    const copy = await copyOf(client, 'et')
    const leavePage = copy.get(`e-contacts/${leave.id}.html`)?.toString()
    for (const words of ['Lehe andmed', 'Haigusleht', '01.03.2026', 'CANARY-JOB &lt;i&gt;', '<dd>Ei</dd>'])
      expect(leavePage).toContain(words)
    const renewalPage = copy.get(`e-contacts/${id}.html`)?.toString()
    for (const words of [
      'Pikendamist vajavad ravimid',
      'Concor 2,5 mg',
      'bisoprolool · õhukese polümeerikattega tablett · suu kaudu · 2 korda päevas',
      'CANARY-DROPS<br><span class="meta">Vajadusel',
      'Teie hinnang kliinikule: Hea (4/5)',
      'Kiirus',
      'CANARY-FEEDBACK &lt;i&gt;',
    ])
      expect(renewalPage).toContain(words)
    expect(leavePage).not.toContain('Teie hinnang')
  })

  it('tells for whom the patient may write and who may write for the patient, by name and dates alone', async () => {
    const mother = await createPatient(story.services, { firstName: 'Ema', surname: 'Kask' })
    const father = await createPatient(story.services, {
      firstName: 'Isa',
      surname: 'Kask',
      phone: '+37255512388',
    })
    await createRepresented(story.services, mother, {
      firstName: 'Laps',
      surname: 'Kask',
      phone: '+37255512377',
    })
    await createRepresentation(story.services, father, mother)
    const declaredAt = story.clock.now().toISOString()
    const copy = await copyOf(await story.signedInAs(mother))
    const me = copy.get('me.json')?.toString() ?? ''
    expect(JSON.parse(me)).toMatchObject({
      represents: [
        {
          firstName: 'Laps',
          surname: 'Kask',
          declaredAt,
          endsAt: '2036-03-03T22:00:00.000Z',
          endedAt: null,
        },
      ],
      representedBy: [{ firstName: 'Isa', surname: 'Kask', declaredAt, endsAt: null, endedAt: null }],
    })
    const index = copy.get('index.html')?.toString()
    expect(index).toMatch(
      /People I write for<\/h2><ul><li>Laps Kask <span class="meta">Since .* · Until 4 Mar 2036/,
    )
    expect(index).toMatch(
      /People who may write for me<\/h2><ul><li>Isa Kask <span class="meta">Since [^·]*<\/span>/,
    )
    expect(wholeTextOf(copy)).not.toMatch(/555123(88|77)/)
  })

  it('is written in the language of the request', async () => {
    const copy = await copyOf(story.patient.client, 'pl')
    expect(copy.get('index.html')?.toString()).toContain('<html lang="pl">')
    expect(copy.get('index.html')?.toString()).toContain('Moje dane z Vastus')
  })

  it('can be fetched for a day, by that account alone', async () => {
    const { patient, nurse, clock } = story
    await copyOf(patient.client)
    expect(await newest(patient.client)).toMatchObject({ state: 'READY', sizeBytes: expect.any(Number) })
    expect((await nurse.client.get('/api/patient/my-data/file')).statusCode).toBe(403)
    expect((await story.anonymous().get('/api/patient/my-data/file')).statusCode).toBe(401)
    clock.advance(24 * HOUR_MS)
    const later = await story.signedInAs(patient)
    expect(await newest(later)).toBeNull()
    expect((await later.get('/api/patient/my-data/file')).statusCode).toBe(404)
  })

  it('is made once however often it is asked for, and again when it is there', async () => {
    const client = await story.signedInAs(story.stranger)
    const ask = () => client.post('/api/patient/my-data')
    await story.runJobs()
    const first = await ask()
    story.clock.advance(1000)
    expect((await ask()).json()).toEqual(first.json())
    expect((await client.get('/api/patient/my-data/file')).statusCode).toBe(404)
    expect(await story.runJobs()).toBe(1)
    expect((await ask()).json()).toMatchObject({ state: 'WAITING', sizeBytes: null })
  })

  it('is made of 200 e-contacts within a minute', { timeout: 120_000 }, async () => {
    const patient = await createPatient(story.services, { clinics: [story.clinic] })
    const client = await story.signedInAs(patient)
    for (let count = 0; count < 200; count++) await send(story, {}, { ...patient, client })
    await story.runJobs()
    const startedAt = performance.now()
    const copy = await copyOf(client)
    expect(performance.now() - startedAt).toBeLessThan(60_000)
    expect([...copy.keys()].filter((name) => /^e-contacts\/\d+\.html$/.test(name))).toHaveLength(200)
    expect(await newest(client)).toMatchObject({ done: 200, total: 200 })
  })

  it('says that it failed when the store stays away, and may be asked for again', async () => {
    const client = await story.signedInAs(story.patient)
    await client.post('/api/patient/my-data')
    const { storage } = story.services
    const put = storage.put
    storage.put = () => Promise.reject(new Error('the store is away'))
    try {
      for (let attempt = 0; attempt < 3; attempt++) {
        await story.runJobs()
        story.clock.advance(HOUR_MS / 6)
      }
    } finally {
      storage.put = put
    }
    const again = await story.signedInAs(story.patient)
    expect(await newest(again)).toMatchObject({ state: 'FAILED' })
    await copyOf(again)
  })
})
