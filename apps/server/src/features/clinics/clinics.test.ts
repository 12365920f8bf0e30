// @proves R1-013 R7-049
// @proves-part R2-043 R2-044: the answer of the server
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import {
  createClinic,
  createEmployee,
  createPatient,
  createRepresented,
  type TestClinic,
  type TestEmployee,
} from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

describe.each([quickestDatabase()])('clinics on %s', (kind) => {
  let app: TestApp
  let clinic: TestClinic
  let open: TestClinic
  let doctor: TestEmployee
  let staff: TestClient
  beforeAll(async () => {
    app = await createTestApp({ kind })
    clinic = await createClinic(app.services, { name: 'Kesklinna', eContactTypes: ['COUGH', 'HEADACHE'] })
    open = await createClinic(app.services, {
      name: 'Tamme',
      openForAll: true,
      isPrivate: true,
      plan: 'BASIC',
    })
    doctor = await createEmployee(app.services, clinic, { surname: 'Tamm' })
    const gone = await createEmployee(app.services, clinic, { surname: 'Aed' })
    await app.services.database.transaction({ actor: 'system' }, async (tx) => {
      await tx.run(sql`update employees set deleted_at = ${app.clock.now()} where id = ${gone.employeeId}`)
      await tx.run(sql`insert into patient_lists (clinic_id, code, name, employee_id)
        values (${clinic.clinicId}, 'N1', 'Dr Tamm', ${doctor.employeeId}), (${clinic.clinicId}, 'N2', 'Dr Aed', ${gone.employeeId})`)
    })
    staff = await app.signedInAs(doctor)
  })
  afterAll(() => app.close())

  it('are offered to a person: the known ones first, then those that take everybody', async () => {
    const patient = await createPatient(app.services, { clinics: [clinic] })
    const child = await createRepresented(app.services, patient)
    const client = await app.signedInAs(patient)
    const clinicsOf = async (query = '') =>
      (await client.get(`/api/patient/clinics${query}`))
        .json()
        .content.map((each: Record<string, unknown>) => [
          each['name'],
          each['relation'],
          each['isPrivate'],
          each['questionnaires'],
        ])
    expect(await clinicsOf()).toEqual([
      ['Kesklinna', 'FAMILY', false, true],
      ['Tamme', 'OPEN', true, false],
    ])
    expect(await clinicsOf(`?personId=${child.personId}`)).toEqual([
      ['Kesklinna', 'KNOWN', false, true],
      ['Tamme', 'OPEN', true, false],
    ])
    const stranger = await createPatient(app.services)
    expect((await client.get(`/api/patient/clinics?personId=${stranger.personId}`)).statusCode).toBe(404)
    expect((await client.get('/api/patient/clinics?personId=999999')).statusCode).toBe(404)
  })

  it('are KNOWN where the clinic has not confirmed the person', async () => {
    const patient = await createPatient(app.services, { clinics: [clinic], isClinicMember: false })
    const { content } = (await (await app.signedInAs(patient)).get('/api/patient/clinics')).json()
    expect(content[0]).toMatchObject({
      id: clinic.clinicId,
      relation: 'KNOWN',
      eContactTypes: ['COUGH', 'HEADACHE'],
    })
  })

  it('are listed for those who work there', async () => {
    expect((await staff.get('/api/clinic/clinics')).json().content).toEqual([
      {
        id: clinic.clinicId,
        clinicId: clinic.clinicId,
        name: 'Kesklinna',
        address: 'Tamme 1, Tallinn',
        websites: '',
        emails: '',
        phone: null,
        countryCode: 'EE',
        timeZone: 'Europe/Tallinn',
        registrationCode: null,
        plan: 'PREMIUM',
        subscription: { plan: 'PREMIUM', validFrom: '2026-01-01' },
        features: {
          translation: 'NOT_AVAILABLE',
          aiSummarization: 'NOT_AVAILABLE',
          aiSmartQuestionnaire: 'NOT_AVAILABLE',
        },
        featureLacks: {
          translation: 'PROVIDER',
          aiSummarization: 'PROVIDER',
          aiSmartQuestionnaire: 'PROVIDER',
        },
        featureConsents: {},
        settings: { openForAll: false, isPrivate: false },
        setUpSteps: null,
        eContactTypes: ['COUGH', 'HEADACHE'],
        profession: 'DOCTOR',
        replyHoldSeconds: 8,
        version: 1,
      },
    ])
  })

  it('show their staff, the deactivated ones only when asked for', async () => {
    const surnames = async (query: string) =>
      (await staff.get(`/api/clinic/${clinic.clinicId}/employees${query}`))
        .json()
        .content.map((each: { surname: string }) => each.surname)
    expect(await surnames('')).toEqual(['Tamm'])
    expect(await surnames('?includeDeleted=true')).toEqual(['Tamm', 'Aed'])
  })

  it('show their lists with active clinicians, and their types', async () => {
    expect((await staff.get(`/api/clinic/${clinic.clinicId}/patient-lists`)).json().content).toEqual([
      { code: 'N2', name: 'Dr Aed', clinicians: [] },
      { code: 'N1', name: 'Dr Tamm', clinicians: [`${doctor.firstName} Tamm`] },
    ])
    expect((await staff.get(`/api/clinic/${clinic.clinicId}/e-contact-types`)).json().content).toEqual([
      'COUGH',
      'HEADACHE',
    ])
  })

  it.each(['employees', 'patient-lists', 'e-contact-types'])('keep their %s from others', async (part) => {
    const foreign = await staff.get(`/api/clinic/${open.clinicId}/${part}`)
    const absent = await staff.get(`/api/clinic/999999/${part}`)
    expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404])
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' })
  })
})
