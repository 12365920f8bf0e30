import { listPatientClinics } from '@vastus/contract/clinics'
import { listPersons } from '@vastus/contract/persons'
import { listDrafts } from '@vastus/contract/platform'
import { askHelperQuestions } from '@vastus/contract/questionnaire'
import { expect, test } from 'vitest'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'
import { draftOf, listedPerson, patientClinic } from '../../testing/things.ts'

test('"Skip the questions" is there once what was written and answered is', async () => {
  const kept = Promise.withResolvers<void>()
  const answered = {
    personId: '1',
    clinicId: '1',
    type: 'COUGH',
    text: 'Kaszel od poniedziałku',
  }
  const { screen, t, user } = await openPage('/e-contacts/questions?personId=1&clinicId=1&type=COUGH', {
    as: 'patient',
    language: 'pl',
    serve: (server) => {
      serveMyList(server)
      server.on(listPersons, pageOf([listedPerson()]))
      server.on(listPatientClinics, pageOf([patientClinic()]))
      const asked = { id: 'begin', text: 'Kiedy to się zaczęło?', type: 'text' } as const
      server.on(askHelperQuestions, { questions: [asked], done: true })
      server.on(listDrafts, async () => {
        await kept.promise
        return pageOf([draftOf('e-contact:new', answered)])
      })
    },
  })
  const skip = { name: t('questionnaire.questions.skip') }
  expect(screen.queryByRole('button', skip)).toBeNull()
  kept.resolve()
  await user.click(await screen.findByRole('button', skip))
  await screen.findByRole('heading', { level: 1, name: t('patient.check.title') })
  await screen.findByText(containing(answered.text))
})

test('a message that was begun goes on at the question that was answered last', async () => {
  const questions = ['begin', 'fever', 'breath'].map((id) => ({ id, text: `${id}?`, type: 'text' }) as const)
  const answered = questions.slice(0, 2).map((each) => ({ ...each, answer: 'Wczoraj' }))
  const values = {
    personId: '1',
    clinicId: '1',
    type: 'COUGH',
    text: 'Kaszel od poniedziałku',
    asked: answered,
  }
  const { main, screen, t, user } = await openPage('/my-e-contacts', {
    as: 'patient',
    language: 'pl',
    serve: (server) => {
      serveMyList(server)
      server.on(listPersons, pageOf([listedPerson()]))
      server.on(listPatientClinics, pageOf([patientClinic()]))
      server.on(askHelperQuestions, { questions, done: true })
      server.on(listDrafts, pageOf([draftOf('e-contact:new', values)]))
    },
  })
  await user.click(await main().findByRole('button', { name: t('shell.buttons.continue') }))
  await screen.findByLabelText(/^fever\?/)
  expect(location.pathname).toBe('/e-contacts/questions')
})
