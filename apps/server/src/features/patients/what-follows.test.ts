import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import {
  createPatient,
  createRepresentation,
  createRepresented,
  type TestPerson,
  type TestUser,
} from '../../testing/factories.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'

const URL = '/api/clinic/patients'
type SignedIn = TestUser & { client: TestClient }

describe.each([quickestDatabase()])(
  'what a change of patients and those who act for them brings, on %s',
  (kind) => {
    let story: Story
    beforeAll(async () => {
      story = await createStory(kind)
    })
    afterAll(() => story.close())

    const newUser = async (values: Parameters<typeof createPatient>[1] = {}): Promise<SignedIn> => {
      const user = await createPatient(story.services, { clinics: [story.clinic], ...values })
      return { ...user, client: await story.signedInAs(user) }
    }
    const newAdult = () =>
      newUser({ email: `adult-${crypto.randomUUID()}@example.test`, phone: '+37255512121' })
    const declare = async (representative: TestPerson, represented: TestPerson) => {
      const response = await story.doctor.client.post(`${URL}/${represented.personId}/representatives`, {
        clinicId: story.clinic.clinicId,
        personId: representative.personId,
        declaration: true,
      })
      expect(response.statusCode, response.body).toBe(201)
    }
    const endFor = async (id: number) => {
      const response = await story.doctor.client.post(`/api/clinic/e-contacts/${id}/representation/end`, {})
      expect(response.statusCode, response.body).toBeLessThan(300)
    }
    const add = (user: SignedIn, id: number) =>
      user.client.post(`/api/patient/e-contacts/${id}/info`, { infoText: 'Since Monday' })
    const find = async (words: string) => {
      const query = `clinicId=${story.clinic.clinicId}&search=${encodeURIComponent(words)}`
      const response = await story.doctor.client.get(`/api/clinic/e-contacts?${query}`)
      expect(response.statusCode, response.body).toBe(200)
      return (response.json().content as { id: number }[]).map(({ id }) => id)
    }

    it('a right to act for an adult that is declared again is a right to act', async () => {
      const [son, father] = [await newUser(), await newAdult()]
      await createRepresentation(story.services, son, father)
      const { id } = await send(story, { patientPersonId: father.personId }, son)
      await endFor(id)
      expect((await add(son, id)).statusCode).toBe(468)
      await declare(son, father)
      expect((await add(son, id)).statusCode).toBe(200)
      const shown = (await son.client.get('/api/patient/e-contacts')).json().content[0]
      expect(shown).not.toHaveProperty('representationEnded')
    })

    it('a right to act for a child that was declared again after the birthday opens what is sent then', async () => {
      const mother = await newUser()
      // 18 on 3 April 2026.
      const child = await createRepresented(story.services, mother, {
        birthDate: '2008-04-03',
        clinics: [story.clinic],
      })
      await send(story, { patientPersonId: child.personId }, mother)
      story.clock.advance(Date.parse('2026-04-10T10:00:00Z') - story.clock.now().getTime())
      story.doctor.client = await story.signedInAs(story.doctor)
      const client = await story.signedInAs(mother)
      expect((await client.get('/api/patient/e-contacts')).json().totalElements).toBe(0)
      await declare(mother, child)
      const { id } = await send(story, { patientPersonId: child.personId }, { ...mother, client })
      expect((await client.get(`/api/patient/e-contacts/${id}/timeline`)).statusCode).toBe(200)
    })

    it('whose right to act is over reads what was sent, but not how the patient is reached today', async () => {
      const [son, father] = [await newUser(), await newAdult()]
      await createRepresentation(story.services, son, father)
      const { id } = await send(story, { patientPersonId: father.personId }, son)
      const shown = async () => (await son.client.get('/api/patient/e-contacts')).json().content[0].patient
      expect(await shown()).toMatchObject({ email: father.email, phone: '+37255512121' })
      await endFor(id)
      expect(await shown()).toMatchObject({ firstName: father.firstName, email: null, phone: null })
    })

    it('each change is in the audit trail once, and one of a representative is about the representative', async () => {
      const father = await newAdult()
      const { clinicId } = story.clinic
      const of = async (action: string) =>
        (await listAudit(story))
          .filter((row) => row.action === action)
          .map(({ subjectPersonId }) => subjectPersonId)
      const added = await story.doctor.client.post(`${URL}/${father.personId}/representatives/new`, {
        clinicId,
        declaration: true,
        firstName: 'Isa',
        surname: 'Ilm',
        personalCode: '38703110133',
      })
      expect(added.statusCode, added.body).toBe(201)
      const { id } = added.json().added as { id: number }
      const before = (await of('REPRESENTATIVE_ADD')).filter(
        (subject) => subject === id || subject === father.personId,
      )
      expect(before.toSorted()).toEqual([father.personId, id].toSorted())
      const url = `${URL}/${father.personId}/representatives/${id}`
      await story.doctor.client.patch(url, { clinicId, email: 'isa@example.test' })
      expect((await of('REPRESENTATIVE_CHANGE')).toSorted()).toEqual([father.personId, id].toSorted())
      await story.doctor.client.patch(`${URL}/${father.personId}`, { clinicId, clinicMember: false })
      expect((await of('PATIENT_CHANGE')).filter((subject) => subject === father.personId)).toHaveLength(1)
    })

    it('who is made a patient of the clinic waits for no acceptance', async () => {
      const newcomer = await newUser({ isClinicMember: false })
      const { id } = await send(story, {}, newcomer)
      const shown = async () => (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json()
      expect((await shown()).acceptanceRequired).toBe(true)
      const body = { clinicId: story.clinic.clinicId, clinicMember: true }
      expect((await story.doctor.client.patch(`${URL}/${newcomer.personId}`, body)).statusCode).toBe(200)
      expect((await shown()).acceptanceRequired).toBe(false)
      expect((await shown()).abilities).toHaveProperty('INQUIRE')
    })

    it('an e-contact is found by the phone that its patient has now', async () => {
      const patient = await newAdult()
      const { id } = await send(story, {}, patient)
      expect(await find(patient.email)).toEqual([id])
      const changed = await story.services.database.transaction({ actor: 'system' }, (tx) =>
        tx.run(sql`update persons set phone = '+37255598989' where id = ${patient.personId}`),
      )
      expect(changed).toBe(1)
      expect(await find('55598989')).toEqual([id])
      expect(await find('55512121')).not.toContain(id)
    })
  },
)
