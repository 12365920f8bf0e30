import type { ClinicEContact, PatientEContact } from '@vastus/contract/shapes'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { DatabaseKind } from '../../../testing/databases.ts'
import {
  createClinic,
  createEmployee,
  createPatient,
  type TestClinic,
  type TestEmployee,
  type TestUser,
} from '../../../testing/factories.ts'
import type { TestClient } from '../../../testing/test-client.ts'

/** Two clinics with their staff, and two patients of the first: what most stories need. */
export type Story = TestApp & {
  clinic: TestClinic
  otherClinic: TestClinic
  patient: TestUser & { client: TestClient }
  stranger: TestUser & { client: TestClient }
  doctor: TestEmployee & { client: TestClient }
  nurse: TestEmployee & { client: TestClient }
  receptionist: TestEmployee & { client: TestClient }
  otherDoctor: TestEmployee & { client: TestClient }
}

export async function createStory(
  kind: DatabaseKind,
  options: Omit<Parameters<typeof createTestApp>[0], 'kind'> = {},
): Promise<Story> {
  const app = await createTestApp({ kind, ...options })
  const clinic = await createClinic(app.services)
  const otherClinic = await createClinic(app.services)
  const signedIn = async <U extends { userId: number }>(user: U) => ({
    ...user,
    client: await app.signedInAs(user),
  })
  return {
    ...app,
    clinic,
    otherClinic,
    patient: await signedIn(
      await createPatient(app.services, { clinics: [clinic], firstName: 'Mari', surname: 'Mägi' }),
    ),
    stranger: await signedIn(await createPatient(app.services, { clinics: [clinic] })),
    doctor: await signedIn(await createEmployee(app.services, clinic, { surname: 'Tamm' })),
    nurse: await signedIn(
      await createEmployee(app.services, clinic, { profession: 'NURSE', surname: 'Kuusk' }),
    ),
    receptionist: await signedIn(
      await createEmployee(app.services, clinic, { profession: 'NON_CLINICAL', surname: 'Lepp' }),
    ),
    otherDoctor: await signedIn(await createEmployee(app.services, otherClinic)),
  }
}

type Sending = {
  eContactType?: string
  patientPersonId?: number
  clinicId?: number
  text?: string
  notMeant?: string[]
  madeWithAi?: boolean
}

/** Sends as the patient of the story, or as the one given. */
export async function send(
  story: Story,
  body: Sending = {},
  as: TestUser & { client: TestClient } = story.patient,
): Promise<PatientEContact> {
  const response = await as.client.post('/api/patient/e-contacts/fallback', sending(story, body, as))
  if (response.statusCode !== 201)
    throw new Error(`sending answered ${response.statusCode}: ${response.body}`)
  return response.json()
}

export function sending(story: Story, body: Sending = {}, as: TestUser = story.patient) {
  return {
    eContactType: 'HEADACHE',
    patientPersonId: as.personId,
    clinicId: story.clinic.clinicId,
    text: 'My head hurts',
    ...body,
  }
}

export async function inquire(
  story: Story,
  id: number,
  body: Record<string, unknown> = {},
): Promise<ClinicEContact> {
  const response = await story.doctor.client.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, {
    question: 'Since when?',
    ...body,
  })
  if (response.statusCode !== 200)
    throw new Error(`the inquiry answered ${response.statusCode}: ${response.body}`)
  return response.json()
}

export async function complete(story: Story, id: number): Promise<ClinicEContact> {
  const response = await story.doctor.client.post(`/api/clinic/e-contacts/${id}/complete`, {
    infoText: 'Rest and drink water',
  })
  if (response.statusCode !== 200)
    throw new Error(`the completion answered ${response.statusCode}: ${response.body}`)
  return response.json()
}
