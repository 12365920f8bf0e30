import { listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { listPersons } from '@vastus/contract/persons'
import { getPrescriptions } from '@vastus/contract/prescriptions'
import type { PatientEContact } from '@vastus/contract/shapes'
import { expect, test } from 'vitest'
import { type MockServer } from '../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'

const SENT_AT = '2026-11-20T08:00:00.000Z'
const mari = {
  id: 1,
  firstName: 'Mari',
  surname: 'Maasikas',
  personalCode: null,
  birthDate: '1988-05-05',
  sex: 'FEMALE',
  phone: null,
  email: null,
} as const

const renewal: PatientEContact = {
  id: 7,
  eContactType: 'PRESCRIPTION_REFILL',
  status: 'waitingForClinic',
  finalizeStatus: 'SUBMITTED',
  outcome: null,
  direction: 'PATIENT_TO_CLINIC',
  createdAt: SENT_AT,
  updatedAt: SENT_AT,
  completedAt: null,
  clinicId: 1,
  clinicName: 'Kesklinna Perearstikeskus',
  creator: mari,
  assigneeUser: null,
  acceptanceRequired: false,
  replyBlockedUntil: null,
  version: 1,
  inquiry: null,
  abilities: {},
  patient: mari,
  text: '',
  files: [],
  lastEntry: null,
  clinicLastSeenAt: null,
  clinicFirstSeenAt: null,
  assigneeProfession: null,
}

function serveRenewal(server: MockServer): void {
  serveMyList(server)
  server.on(listPersons, pageOf([{ ...mari, relation: 'SELF', adult: true, editable: false, endsAt: null }]))
  server.on(getPrescriptions, {
    id: 3,
    patientPersonId: 1,
    clinicId: 1,
    createdAt: SENT_AT,
    eContactId: 5,
    medicalHidden: false,
    prescriptions: [
      {
        id: 4,
        brandName: 'Euthyrox',
        activeIngredient: 'levothyroxine sodium',
        route: 'peroral',
        strength: '50 micrograms',
        form: 'tablet',
        dosing: 'ONCE',
        previousId: null,
      },
    ],
  })
}

const PATH = '/prescriptions?personId=1&clinicId=1&type=PRESCRIPTION_REFILL'

test('an open request for the same is shown before medicines are chosen', async () => {
  const { main, t } = await openPage(PATH, {
    as: 'patient',
    language: 'pl',
    serve: (server) => {
      serveRenewal(server)
      server.on(listMyEContacts, pageOf([renewal]))
    },
  })
  await main().findByRole('list', { name: t('prescriptions.renewal.list') })
  const notice = main().getByRole('region', { name: t('questionnaire.duplicate.heading') })
  expect(notice.querySelector('a')?.getAttribute('href')).toBe('/e-contacts/7/timeline')
  expect(notice.querySelector('button')).toBeNull()
})

test('a medicine is named in the language of the reader, with its unit', async () => {
  const { main, t } = await openPage(PATH, { as: 'patient', language: 'pl', serve: serveRenewal })
  await main().findByText(containing('Euthyrox 50 µg'))
  expect(main().getByText(containing('lewotyroksyna sodowa'))).toBeTruthy()
  expect(main().queryByRole('region', { name: t('questionnaire.duplicate.heading') })).toBeNull()
})
