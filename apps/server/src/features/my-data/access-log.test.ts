import type { AccessRow } from '@vastus/contract/my-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient, createRepresentation } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { complete, createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('who read my data on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const log = async (client: TestClient, query = ''): Promise<AccessRow[]> => {
    const response = await client.get(`/api/patient/access-log${query}`)
    expect(response.statusCode).toBe(200)
    return response.json().content
  }
  const told = (rows: readonly AccessRow[]) => rows.map((row) => [row.kind, row.actor.surname])

  it('names a colleague who opens an e-contact at once, folds repeated looks, and tells changes apart', async () => {
    const { patient, nurse, doctor, clock } = story
    expect(await log(patient.client)).toEqual([])
    const { id } = await send(story, { eContactType: 'HEADACHE' })
    await nurse.client.get(`/api/clinic/e-contacts/${id}`)
    await nurse.client.get(`/api/clinic/e-contacts/${id}/timeline`)
    await nurse.client.get(`/api/clinic/e-contacts/${id}/notes`)
    const at = clock.now().toISOString()
    expect(await log(patient.client)).toEqual([
      {
        at,
        kind: 'OPENED',
        actor: { firstName: expect.any(String), surname: 'Kuusk', side: 'STAFF', profession: 'NURSE' },
        clinicName: expect.any(String),
        eContact: { id, eContactType: 'HEADACHE' },
      },
    ])
    clock.advance(5 * 60_000)
    await nurse.client.get(`/api/clinic/e-contacts/${id}`)
    await inquire(story, id)
    await doctor.client.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'SECRET-NOTE' })
    expect(told(await log(patient.client))).toEqual([
      ['CHANGED', 'Tamm'],
      ['ANSWERED', 'Tamm'],
      ['OPENED', 'Kuusk'],
      ['OPENED', 'Kuusk'],
    ])
    const response = await patient.client.get('/api/patient/access-log?size=3&page=1')
    expect(response.json()).toMatchObject({ page: 1, size: 3, totalElements: 4, last: true })
    expect(response.json().content).toHaveLength(1)
    expect(response.body).not.toContain('SECRET-NOTE')
  })

  it('tells closing without an answer apart from an answer, also for several at once', async () => {
    const { doctor } = story
    const patient = await createPatient(story.services, { clinics: [story.clinic] })
    const client = await story.signedInAs(patient)
    const [answered, closed, closedWithOthers] = [
      await send(story, {}, { ...patient, client }),
      await send(story, {}, { ...patient, client }),
      await send(story, {}, { ...patient, client }),
    ]
    const reason = { fixedInfoText: 'RESOLVED_OUTSIDE_THE_PLATFORM' }
    await complete(story, answered.id)
    expect(
      (await doctor.client.post(`/api/clinic/e-contacts/${closed.id}/complete`, reason)).statusCode,
    ).toBe(200)
    const body = { eContactIds: [closedWithOthers.id], ...reason }
    expect((await doctor.client.post('/api/clinic/e-contacts/bulk-complete', body)).statusCode).toBe(200)
    expect((await log(client)).map(({ kind, eContact }) => [kind, eContact?.id])).toEqual([
      ['CHANGED', closedWithOthers.id],
      ['CHANGED', closed.id],
      ['ANSWERED', answered.id],
    ])
  })

  it('tells nobody else of it, and not of own looks or of refused tries', async () => {
    const { stranger, doctor, otherDoctor } = story
    const { id } = await send(story, {}, stranger)
    await stranger.client.get(`/api/patient/e-contacts/${id}/timeline`)
    await stranger.client.get('/api/patient/access-log')
    expect((await otherDoctor.client.get(`/api/clinic/e-contacts/${id}`)).statusCode).toBe(404)
    expect(await log(stranger.client)).toEqual([])
    await doctor.client.get(`/api/clinic/e-contacts/${id}`)
    const seen = await log(stranger.client)
    expect(seen.map((row) => row.eContact?.id)).toEqual([id])
    const others = await log(story.patient.client)
    expect(others.map((row) => row.eContact?.id)).not.toContain(id)
    expect((await doctor.client.get('/api/patient/access-log')).statusCode).toBe(403)
  })

  it('shows a representative the looks at what she wrote, and the represented person no more than that they happened', async () => {
    const mother = await createPatient(story.services, { clinics: [story.clinic], surname: 'Ema' })
    const father = await createPatient(story.services, { clinics: [story.clinic], surname: 'Isa' })
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into representations (representative_person_id, represented_person_id, declared_at)
        values (${mother.personId}, ${father.personId}, ${story.clock.now()})`),
    )
    const motherClient = await story.signedInAs(mother)
    const fatherClient = await story.signedInAs(father)
    const own = await send(story, {}, { ...father, client: fatherClient })
    const { id } = await send(
      story,
      { patientPersonId: father.personId },
      { ...mother, client: motherClient },
    )
    await story.nurse.client.get(`/api/clinic/e-contacts/${id}`)
    await story.doctor.client.get(`/api/clinic/e-contacts/${own.id}`)

    const hers = await log(motherClient)
    expect(hers.map((row) => [row.actor.surname, row.eContact?.id])).toEqual([['Kuusk', id]])
    const his = await log(fatherClient)
    expect(
      his.filter((row) => row.actor.side === 'STAFF').map((row) => [row.actor.surname, row.eContact?.id]),
    ).toEqual([
      ['Tamm', own.id],
      ['Kuusk', undefined],
    ])
    expect(his.filter((row) => row.actor.side === 'REPRESENTATIVE').map((row) => row.actor.surname)).toEqual([
      'Ema',
    ])

    await story.doctor.client.post(`/api/clinic/e-contacts/${id}/representation/end`)
    expect(
      (await log(fatherClient)).filter((row) => row.kind === 'CHANGED' && row.actor.side === 'STAFF'),
    ).toHaveLength(1)
  })

  const seenBy = async (of: { personId: number; userId: number }, look: () => Promise<unknown>) => {
    const client = await story.signedInAs(of)
    const before = (await log(client)).length
    await look()
    const rows = await log(client)
    return rows.slice(0, rows.length - before).map((row) => [row.kind, row.actor.surname])
  }

  it('tells each way of looking for somebody on purpose', async () => {
    const { clinic, otherClinic, doctor, nurse, otherDoctor, clock } = story
    const parent = await createPatient(story.services, { clinics: [clinic], surname: 'Vanem' })
    const patient = await createPatient(story.services, {
      clinics: [clinic],
      surname: 'Otsitav',
      personalCode: '37605030299',
      birthDate: '1976-05-03',
    })
    await createRepresentation(story.services, parent, patient)
    await send(story, {}, { ...patient, client: await story.signedInAs(patient) })
    const { clinicId } = clinic
    const ways: [string, { userId: number }][] = [
      [`/api/clinic/patients?clinicId=${clinicId}&search=otsit`, doctor],
      [`/api/clinic/patients?clinicId=${clinicId}&search=37605030299`, nurse],
      [`/api/clinic/patients/lookup?personalCode=37605030299`, doctor],
      [`/api/clinic/patients/lookup?personalCode=37605030299&clinicId=${otherClinic.clinicId}`, otherDoctor],
      [`/api/clinic/e-contacts?patientPersonIds=${patient.personId}`, doctor],
      ['/api/clinic/e-contacts?search=otsit', doctor],
      ['/api/clinic/e-contacts?search=37605030299&onlyCompleted=false', nurse],
    ]
    for (const [url, reader] of ways) {
      clock.advance(10 * 60_000)
      const told = await seenBy(patient, async () => {
        const response = await (await story.signedInAs(reader)).get(url)
        expect(response.statusCode, response.body).toBe(200)
      })
      expect(
        told.map(([each]) => each),
        url,
      ).toEqual(['SEARCHED'])
    }
    clock.advance(10 * 60_000)
    // Those who act for the patient are shown with the patient.
    expect(
      await seenBy(parent, async () =>
        (await story.signedInAs(doctor)).get(`/api/clinic/patients?clinicId=${clinicId}&search=otsit`),
      ),
    ).toEqual([['SEARCHED', 'Tamm']])
  })

  it('tells leafing through the inbox once a day for each reader', async () => {
    const { doctor, nurse, clock } = story
    const patient = await createPatient(story.services, { clinics: [story.clinic] })
    await send(story, {}, { ...patient, client: await story.signedInAs(patient) })
    const leaf = async () => {
      for (const reader of [doctor, nurse, doctor]) {
        await (await story.signedInAs(reader)).get('/api/clinic/e-contacts')
        clock.advance(6 * 60_000)
      }
    }
    const once = [
      ['LISTED', 'Kuusk'],
      ['LISTED', 'Tamm'],
    ]
    expect(await seenBy(patient, leaf)).toEqual(once)
    expect(await seenBy(patient, leaf)).toEqual([])
    clock.advance(24 * 3_600_000)
    expect(await seenBy(patient, leaf)).toEqual(once)
    const fresh = () => story.signedInAs(doctor)
    const etag = String((await (await fresh()).get('/api/clinic/e-contacts')).headers.etag)
    const again = { headers: { 'if-none-match': etag } }
    expect((await (await fresh()).get('/api/clinic/e-contacts', again)).statusCode).toBe(304)
    clock.advance(24 * 3_600_000)
    expect(await seenBy(patient, async () => (await fresh()).get('/api/clinic/e-contacts', again))).toEqual([
      ['LISTED', 'Tamm'],
    ])
  })
})
