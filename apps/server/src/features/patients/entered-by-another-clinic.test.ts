import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import {
  createEmployee,
  createPatient,
  createPerson,
  createRepresented,
  type TestPerson,
} from '../../testing/factories.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'

const URL = '/api/clinic/patients'
const CHILD_CODE = '61803040020'
const PARENT_CODE = '38703110133'
const CLAIMED_CODE = '38703110144'

type Shown = {
  id: number
  email: string | null
  phone: string | null
  representatives: { id: number; email: string | null; phone: string | null }[]
}

describe.each([quickestDatabase()])('a child whom two clinics know, on %s', (kind) => {
  let story: Story
  let child: TestPerson
  let mother: TestPerson
  let father: TestPerson
  beforeAll(async () => {
    story = await createStory(kind)
    const { services, clinic, doctor } = story
    mother = await createPerson(services, { firstName: 'Ema', surname: 'Esimene', birthDate: '1987-03-11' })
    father = await createPerson(services, {
      firstName: 'Isa',
      surname: 'Esimene',
      birthDate: '1987-03-11',
      personalCode: PARENT_CODE,
    })
    child = await createRepresented(services, mother, {
      clinics: [clinic],
      firstName: 'Laps',
      surname: 'Esimene',
      personalCode: CHILD_CODE,
    })
    const clinicId = clinic.clinicId
    await doctor.client.patch(`${URL}/${child.personId}`, {
      clinicId,
      email: 'laps@example.test',
      phone: '5551 0001',
    })
    await doctor.client.patch(`${URL}/${child.personId}/representatives/${mother.personId}`, {
      clinicId,
      email: 'ema@example.test',
    })
    await addFather(doctor.client, clinicId, { email: 'isa@example.test', phone: '5551 0003' })
  })
  afterAll(() => story.close())

  const addFather = (client: Story['doctor']['client'], clinicId: number, contacts: object = {}) =>
    client.post(`${URL}/${child.personId}/representatives/new`, {
      clinicId,
      firstName: 'Isa',
      surname: 'Esimene',
      personalCode: PARENT_CODE,
      declaration: true,
      ...contacts,
    })
  const searchElsewhere = async (words: string, more = '') => {
    const { otherDoctor, otherClinic } = story
    const query = `clinicId=${otherClinic.clinicId}&search=${encodeURIComponent(words)}${more}`
    return (await otherDoctor.client.get(`${URL}?${query}`)).json().content as Shown[]
  }
  const shownHere = async () => {
    const { doctor, clinic } = story
    const query = `clinicId=${clinic.clinicId}&personalCode=${CHILD_CODE}`
    return (await doctor.client.get(`${URL}/lookup?${query}`)).json().patient as Shown
  }
  const representativesElsewhere = async () => (await searchElsewhere('laps'))[0]?.representatives

  it('comes to the second clinic without the parents and contacts that the first one entered', async () => {
    const { otherDoctor, otherClinic } = story
    const added = await otherDoctor.client.post(URL, {
      clinicId: otherClinic.clinicId,
      firstName: 'Laps',
      surname: 'Esimene',
      personalCode: CHILD_CODE,
      email: 'teine@example.test',
    })
    expect(added.statusCode, added.body).toBe(201)
    const hidden = { id: child.personId, email: null, phone: null, representatives: [] }
    expect(added.json()).toMatchObject({ ...hidden, added: { notTaken: ['email'] } })
    expect(await searchElsewhere('laps')).toEqual([expect.objectContaining(hidden)])
    expect(await searchElsewhere('esimene', '&representatives=true')).toEqual([])
  })

  it.each(['laps@example.test', '5551 0001', '+37255510001'])(
    'is found by %s at the clinic that entered it, and not at the other',
    async (contact) => {
      const { doctor, clinic } = story
      const query = `clinicId=${clinic.clinicId}&search=${encodeURIComponent(contact)}`
      expect((await doctor.client.get(`${URL}?${query}`)).json().content).toMatchObject([
        { id: child.personId },
      ])
      expect(await searchElsewhere(contact)).toEqual([])
    },
  )

  it('keeps at the first clinic what the second one may not change', async () => {
    const { otherDoctor, otherClinic } = story
    const before = await shownHere()
    const change = (path: string, body: object) =>
      otherDoctor.client.patch(`${URL}/${child.personId}${path}`, { clinicId: otherClinic.clinicId, ...body })
    expect(outcomeOf(await change('', { phone: '5559 9999' }))).toEqual([
      468,
      expect.stringMatching(/^Another clinic entered/),
    ])
    expect(
      outcomeOf(await change(`/representatives/${mother.personId}`, { email: 'x@example.test' })),
    ).toEqual([404])
    expect(outcomeOf(await change('', { clinicMember: true }))).toEqual([200])
    expect(await shownHere()).toEqual(before)
    expect(before).toMatchObject({ email: 'laps@example.test', phone: '+37255510001' })
    expect(before.representatives.map(({ id }) => id).sort()).toEqual(
      [mother.personId, father.personId].sort(),
    )
  })

  it('hides at one clinic what the other entered from an employee of both', async () => {
    const { services, otherClinic, otherDoctor, doctor } = story
    await createEmployee(services, otherClinic, { user: doctor })
    const client = await story.signedInAs(doctor)
    const { clinicId } = otherClinic
    const shown = (await client.get(`${URL}?clinicId=${clinicId}&search=laps`)).json().content
    expect(shown).toEqual(await searchElsewhere('laps'))
    expect(shown).toMatchObject([{ id: child.personId, email: null, representatives: [] }])
    const body = { clinicId, mode: 'TO_PATIENT', patientPersonId: child.personId, text: 'Please come' }
    const forFather = { ...body, eContactType: 'OTHER_PROBLEM', representativePersonId: father.personId }
    expect(outcomeOf(await client.post('/api/clinic/e-contacts', forFather))).toEqual([404])
    expect(outcomeOf(await otherDoctor.client.post('/api/clinic/e-contacts', forFather))).toEqual([404])
  })

  it('shows the second clinic a parent whom it enters too, without the contacts of the first one', async () => {
    const { otherDoctor, otherClinic } = story
    const added = await addFather(otherDoctor.client, otherClinic.clinicId, { phone: '5558 8888' })
    expect(added.json().added).toEqual({ id: father.personId, notTaken: ['phone'] })
    expect(await representativesElsewhere()).toEqual([
      expect.objectContaining({ id: father.personId, email: null, phone: null }),
    ])
    const { representatives } = await shownHere()
    expect(representatives).toContainEqual(
      expect.objectContaining({ id: father.personId, email: 'isa@example.test', phone: '+37255510003' }),
    )
  })

  it('does not let the second clinic find that parent by the contacts of the first one', async () => {
    const { doctor, clinic } = story
    for (const contact of ['isa@example.test', '55510003']) {
      expect(await searchElsewhere(contact, '&representatives=true')).toEqual([])
      const query = `clinicId=${clinic.clinicId}&representatives=true&search=${contact}`
      expect((await doctor.client.get(`${URL}?${query}`)).json().content).toMatchObject([
        { id: father.personId },
      ])
    }
  })

  it('shows the second clinic a parent who writes to it for the child', async () => {
    const { services, clinic, otherClinic, doctor, otherDoctor } = story
    const parent = await createPatient(services)
    const client = await story.signedInAs(parent)
    const sibling = await createRepresented(services, parent, { clinics: [clinic], firstName: 'Õde' })
    await services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
        values (${otherClinic.clinicId}, ${sibling.personId}, true, ${services.clock.now()})`),
    )
    expect((await searchElsewhere('õde'))[0]?.representatives).toEqual([])
    await send(
      story,
      { patientPersonId: sibling.personId, clinicId: otherClinic.clinicId },
      {
        ...parent,
        client,
      },
    )
    expect((await searchElsewhere('õde'))[0]?.representatives).toMatchObject([{ id: parent.personId }])

    await doctor.client.patch(`${URL}/${sibling.personId}`, {
      clinicId: clinic.clinicId,
      email: 'ode@example.test',
      phone: '5551 0007',
    })
    await send(story, { patientPersonId: sibling.personId, clinicId: clinic.clinicId }, { ...parent, client })
    const inInbox = async (by: typeof doctor, { clinicId }: typeof clinic, search: string) => {
      const query = `clinicId=${clinicId}&search=${encodeURIComponent(search)}`
      const { content } = (await by.client.get(`/api/clinic/e-contacts?${query}`)).json()
      return (content as { patient: { id: number } }[]).map(({ patient }) => patient.id)
    }
    for (const contact of ['ode@example.test', '55510007']) {
      expect(await inInbox(doctor, clinic, contact)).toEqual([sibling.personId])
      expect(await inInbox(otherDoctor, otherClinic, contact)).toEqual([])
    }
    expect(await inInbox(otherDoctor, otherClinic, 'õde')).toEqual([sibling.personId])
  })

  it('shows both clinics a parent whose record turns out to be an account that acts for the child', async () => {
    const { services, clinic, otherClinic, doctor, otherDoctor } = story
    const email = 'konto@example.test'
    const account = await createPatient(services, {
      firstName: 'Konto',
      surname: 'Vanem',
      birthDate: '1987-03-11',
      personalCode: CLAIMED_CODE,
      isVerified: false,
      email,
    })
    const add = (by: typeof doctor, { clinicId }: typeof clinic) =>
      by.client.post(`${URL}/${child.personId}/representatives/new`, {
        clinicId,
        firstName: 'Konto',
        surname: 'Vanem',
        personalCode: CLAIMED_CODE,
        declaration: true,
        email,
      })
    for (const response of [await add(doctor, clinic), await add(otherDoctor, otherClinic)])
      expect(response.json(), response.body).toMatchObject({ added: { id: account.personId } })
    for (const representatives of [(await shownHere()).representatives, await representativesElsewhere()])
      expect(representatives).toContainEqual(expect.objectContaining({ id: account.personId, email }))
  })
})
