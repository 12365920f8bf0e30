// @proves R2-020 R7-107 R7-108
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createAdmin, createPatient } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

const DOCTOR = {
  firstName: 'Mari',
  surname: 'Mägi',
  personalCode: '37605030299',
  email: 'mari.magi@example.test',
  profession: 'DOCTOR',
}
const APPLICATION = {
  countryCode: 'EE',
  name: 'Tamme Tervisekeskus',
  address: 'Tamme 1, Tartu',
  websites: 'https://tamme.example',
  emails: 'info@tamme.example',
  plan: 'PREMIUM',
  registrationCode: '12345678',
  employees: [DOCTOR],
  contact: { firstName: 'Mari', surname: 'Mägi', email: 'mari.magi@example.test', phone: '+372 5550 0011' },
  termsAccepted: true,
  privacyAccepted: true,
}

describe.each([quickestDatabase()])('an application on %s', (kind) => {
  let story: Story
  let admin: TestClient
  const apply = (part: object = {}) =>
    story.anonymous().post('/api/signup/clinic', { ...APPLICATION, ...part })
  const list = async () => (await admin.get('/api/prm/applications')).json().content
  const decide = (id: number, body: object, client = admin) =>
    client.post(`/api/prm/applications/${id}/decision`, body)
  const mailsTo = async (address: string) => {
    await story.runJobs()
    return story.outbox.filter(({ to }) => to === address)
  }

  beforeAll(async () => {
    story = await createStory(kind)
    admin = await story.signedInAs(await createAdmin(story.services))
  })
  afterAll(() => story.close())

  it.each([
    ['termsAccepted', 'REQUIRED_TRUE'],
    ['privacyAccepted', 'REQUIRED_TRUE'],
  ])('is refused without %s', async (box, rule) => {
    const refused = await apply({ [box]: false })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toMatchObject([{ path: box, rule }])
  })

  it.each([
    ['nobody who can sign in', { employees: [] }, 'employees'],
    ['nobody who answers for it', { contact: { ...APPLICATION.contact, surname: '' } }, 'contact.surname'],
    ['a website that runs script', { websites: 'javascript:alert(1)' }, 'websites'],
  ])('is refused with %s', async (_what, part, path) => {
    const refused = await apply(part)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields.map((field: { path: string }) => field.path)).toContain(path)
  })

  it('is kept once, and the contact person and the platform hear of it', async () => {
    const first = await apply()
    expect(first.statusCode, first.body).toBe(201)
    expect((await apply()).json()).toEqual(first.json())
    const receipts = await mailsTo(APPLICATION.contact.email)
    expect(receipts).toHaveLength(1)
    // The owner of the address need not have applied: the mail repeats nothing of what was typed.
    expect(receipts[0]?.text).not.toContain(APPLICATION.name)
    expect(await mailsTo(story.services.config.supportEmail)).toHaveLength(1)
    expect(await list()).toMatchObject([
      {
        id: first.json().id,
        state: 'NEW',
        name: APPLICATION.name,
        contact: APPLICATION.contact,
        clinicId: null,
      },
    ])
    expect((await admin.get('/api/prm/state')).json().waitingApplications).toBe(1)
  })

  it('shows while it waits who its employees are, and whose code is known under another name', async () => {
    const email = 'kolmas@example.test'
    const { personalCode } = await createPatient(story.services, { personalCode: '38001085718' })
    const { id } = (
      await apply({
        name: 'Kolmas',
        contact: { ...APPLICATION.contact, email },
        employees: [DOCTOR, { ...DOCTOR, personalCode, firstName: 'Kai', surname: 'Sinilill', email }],
      })
    ).json()
    const application = async () => (await list()).find((each: { id: number }) => each.id === id)
    expect((await application()).employees).toMatchObject([
      { personalCode: DOCTOR.personalCode, birthDate: '1976-05-03', hasCodeOfOtherName: false },
      { personalCode, firstName: 'Kai', hasCodeOfOtherName: true },
    ])
    expect((await decide(id, { accepted: false, reason: 'No' })).json().employees).toMatchObject([
      { personalCode: null, birthDate: null, hasCodeOfOtherName: false },
      { personalCode: null, birthDate: null, hasCodeOfOtherName: false },
    ])
  })

  it('is decided by the platform’s administrator alone', async () => {
    const [{ id }] = await list()
    for (const { client } of [story.patient, story.doctor]) {
      expect((await client.get('/api/prm/applications')).statusCode).toBe(403)
      expect((await decide(id, { accepted: true }, client)).statusCode).toBe(403)
    }
    expect((await decide(999_999, { accepted: true })).statusCode).toBe(404)
  })

  it('becomes a clinic once, whose employees are invited', async () => {
    const [{ id }] = await list()
    const accepted = await decide(id, { accepted: true })
    expect(accepted.statusCode, accepted.body).toBe(200)
    const { clinicId } = accepted.json()
    expect(accepted.json()).toMatchObject({ state: 'ACCEPTED', clinicId: expect.any(Number), reason: null })
    expect((await decide(id, { accepted: true })).statusCode).toBe(468)
    expect((await decide(id, { accepted: false, reason: 'No' })).statusCode).toBe(468)
    const { content } = (await admin.get('/api/prm/clinics')).json()
    expect(content.filter(({ name }: { name: string }) => name === APPLICATION.name)).toMatchObject([
      { id: clinicId, employeeCount: 1, plan: 'PREMIUM' },
    ])
    // The receipt, the invitation, and the decision.
    expect(await mailsTo(APPLICATION.contact.email)).toHaveLength(3)
    const actions = (await listAudit(story)).filter((entry) => entry.clinicId === clinicId)
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['CLINIC_ADD', 'EMPLOYEE_ADD', 'CLINIC_APPLICATION_DECIDE']),
    )
    const kept = await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.one<{ asked: string }>(sql`select asked::text as asked from clinic_applications where id = ${id}`),
    )
    expect(kept.asked).not.toContain(DOCTOR.personalCode)
  })

  it('is declined with a reason, which the contact person is told', async () => {
    const email = 'teine@example.test'
    const { id } = (await apply({ name: 'Teine', contact: { ...APPLICATION.contact, email } })).json()
    const refused = await decide(id, { accepted: false, reason: ' ' })
    expect(refused.json().fields).toMatchObject([{ path: 'reason', rule: 'REASON_REQUIRED' }])
    expect((await decide(id, { accepted: false, reason: 'We found no such company.' })).json()).toMatchObject(
      {
        state: 'DECLINED',
        reason: 'We found no such company.',
        clinicId: null,
      },
    )
    expect((await mailsTo(email)).at(-1)?.text).toContain('We found no such company.')
  })

  it('agrees to what is in force, and is refused where an older version was shown', async () => {
    const versionOf = async (slug: string): Promise<string> =>
      (await story.anonymous().get(`/api/content/prm?slug=${slug}&locale=en`)).json().updatedAt
    const slug = 'terms-and-conditions-clinic'
    const [termsVersion, privacyVersion] = [await versionOf(slug), await versionOf('privacy-policy')]
    const words = { et: 'New', en: 'New', ru: 'New', pl: 'New' }
    await admin.patch(`/api/prm/documents/${slug}`, { title: words, body: words })
    story.clock.advance(60_000)
    expect((await admin.post(`/api/prm/documents/${slug}/publish`)).statusCode).toBe(200)

    const contact = { ...APPLICATION.contact, email: 'reader@example.test' }
    const refused = await apply({ name: 'Reader', contact, termsVersion, privacyVersion })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toMatchObject([{ path: 'termsVersion', rule: 'FORM' }])
    expect((await list()).map(({ name }: { name: string }) => name)).not.toContain('Reader')
    const kept = await apply({ name: 'Reader', contact, termsVersion: await versionOf(slug), privacyVersion })
    expect(kept.statusCode, kept.body).toBe(201)
  })

  it('may name one address three times in an hour', async () => {
    const contact = { ...APPLICATION.contact, email: 'often@example.test' }
    const answers = []
    for (const name of ['A', 'B', 'C', 'D']) answers.push((await apply({ name, contact })).statusCode)
    expect(answers).toEqual([201, 201, 201, 429])
  })

  it('shows the agreement of a whole application, as it would be sent', async () => {
    const preview = await story.anonymous().post('/api/signup/preview', APPLICATION)
    expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it.each(['en', 'et', 'ru', 'pl'])('shows the agreement as a tagged PDF in %s', async (language) => {
    const preview = await story
      .anonymous()
      .post(
        '/api/signup/preview',
        { name: 'Õunapuu Ärikeskus', plan: 'BASIC' },
        { headers: { 'accept-language': language } },
      )
    expect(preview.statusCode).toBe(200)
    expect(preview.headers['content-type']).toBe('application/pdf')
    const bytes = preview.rawPayload.toString('latin1')
    expect(bytes.startsWith('%PDF-1.7')).toBe(true)
    expect(bytes).toMatch(/\/Marked true/)
    expect(bytes).toContain(`/Lang (${language})`)
    expect(bytes).toMatch(/FontFile2|FontFile3/)
  })
})
