import { listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { listPersons } from '@vastus/contract/persons'
import { getPrescriptions } from '@vastus/contract/prescriptions'
import { expect, test } from 'vitest'
import { type MockServer } from '../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'
import { listedPerson, patientEContact, SENT_AT } from '../../testing/things.ts'

const renewal = patientEContact({
  eContactType: 'PRESCRIPTION_REFILL',
  abilities: {},
  text: '',
  lastEntry: null,
})

function serveRenewal(server: MockServer): void {
  serveMyList(server)
  server.on(listPersons, pageOf([listedPerson()]))
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
