import { waitFor } from '@testing-library/dom'
import { listPatientClinics } from '@vastus/contract/clinics'
import { listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { listPersons } from '@vastus/contract/persons'
import { listDrafts } from '@vastus/contract/platform'
import { getPrescriptions } from '@vastus/contract/prescriptions'
import { askHelperQuestions, summarizeAnswers } from '@vastus/contract/questionnaire'
import { expect, test } from 'vitest'
import { type MockServer } from '../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'
import { draftOf, listedPerson, patientClinic, patientEContact, SENT_AT } from '../../testing/things.ts'
import { wordsIn } from '../../testing/words.ts'

const renewal = patientEContact({
  eContactType: 'PRESCRIPTION_REFILL',
  abilities: {},
  text: '',
  lastEntry: null,
})

function serveRenewal(server: MockServer): void {
  serveMyList(server)
  server.on(listPersons, pageOf([listedPerson()]))
  server.on(listPatientClinics, pageOf([patientClinic()]))
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

test('the questions about a renewal are on one page, and any of them is passed over', async () => {
  const choices = { personId: '1', clinicId: '1', type: 'PRESCRIPTION_REFILL' }
  const payload = JSON.stringify({
    values: { ...choices, text: 'Proszę o ten sam lek.' },
    idempotencyKey: crypto.randomUUID(),
  })
  const { main, server, t, user } = await openPage(`/e-contacts/questions?${new URLSearchParams(choices)}`, {
    as: 'patient',
    language: 'pl',
    serve: (mock) => {
      serveRenewal(mock)
      mock.on(listDrafts, pageOf([{ key: 'e-contact:new', payload, updatedAt: SENT_AT }]))
      mock.on(askHelperQuestions, {
        questions: [
          { id: 'rx_left', text: 'Na ile dni?', type: 'text' },
          { id: 'rx_effect', text: 'Czy pomaga?', type: 'text' },
        ],
        done: true,
      })
      mock.on(summarizeAnswers, { summary: 'Proszę o ten sam lek. Czy pomaga? Tak.' })
    },
  })
  await main().findByRole('textbox', { name: containing('Na ile dni?') })
  await user.type(main().getByRole('textbox', { name: containing('Czy pomaga?') }), 'Tak')
  await user.click(main().getByRole('button', { name: t('shell.buttons.continue') }))
  await main().findByRole('heading', { name: t('patient.check.title') })
  await waitFor(() =>
    expect(server.callsOf(summarizeAnswers).at(-1)?.body.questionAnswers).toEqual([
      { id: 'rx_effect', answer: 'Tak' },
    ]),
  )
})

test('a message that was begun for more medicines asks for the renewed one alone', async () => {
  const { main, t, user } = await openPage(PATH, {
    as: 'patient',
    language: 'pl',
    serve: (mock) => {
      serveRenewal(mock)
      const sentence = wordsIn('pl')('prescriptions.message', { names: 'Euthyrox, Ventolin' })
      const values = {
        personId: '1',
        clinicId: '1',
        type: 'PRESCRIPTION_REFILL',
        sentence,
        text: `${sentence}\n\nDzięki.`,
      }
      mock.on(listDrafts, pageOf([draftOf('e-contact:new', values)]))
    },
  })
  await user.click(await main().findByRole('button', { name: containing(t('prescriptions.renewal.renew')) }))
  await main().findByRole('heading', { name: t('patient.check.title') })
  await main().findByText(containing(t('prescriptions.message', { names: 'Euthyrox' })))
  expect(main().queryByText(containing('Ventolin'))).toBeNull()
  expect(main().getByText(containing('Dzięki.'))).toBeTruthy()
})
