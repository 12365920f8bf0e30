import { within } from '@testing-library/dom'
import { listMyClinics } from '@vastus/contract/clinics'
import { checkQuestionnaire, listWordings } from '@vastus/contract/official-wordings'
import { expect, test } from 'vitest'
import { failed } from '../../../testing/mock-server.ts'
import { openPage, pageOf } from '../../../testing/open-page.ts'
import { serveInbox } from '../../../testing/pages.ts'
import { OWN_CLINIC } from '../../../testing/things.ts'

const ITEMS = Array.from({ length: 8 }, (_, index) => ({
  id: `q${index + 1}`,
  kind: 'CHOICE' as const,
  text: `Question ${index + 1}`,
  options: [{ value: 0, points: 0, label: 'Never' }],
  min: 0,
  max: 0,
  maxLength: 0,
  isRequired: true,
  isSafety: false,
  showIf: null,
  skipIf: null,
  skippedPoints: 0,
}))

const EPWORTH = {
  instrument: 'QUEST_EPWORTH',
  name: 'ESS',
  meantFor: { minAgeMonths: 216, maxAgeMonths: 1500, sex: null },
  official: null,
} as const

test('what a file would ask is read from its beginning, not from the button behind it', async () => {
  const { screen, t, user } = await openPage('/admin/questionnaires', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      server.on(listMyClinics, pageOf([OWN_CLINIC]))
      server.on(listWordings, {
        content: [EPWORTH],
      })
      server.on(checkQuestionnaire, {
        problems: [],
        preview: {
          form: {
            code: 'QUEST_EPWORTH',
            version: '1',
            name: 'ESS',
            minutes: 3,
            questionsOnWidePage: 4,
            hasOfficialWording: true,
            language: 'en',
            intro: '',
            items: ITEMS,
            scores: [],
            warnings: [],
            unworded: [],
          },
          scoring: [],
          labels: {},
          languages: ['en'],
          isOwnWording: false,
        },
      })
    },
  })
  const file = new File(['{"resourceType":"Questionnaire"}'], 'ess.json', { type: 'application/json' })
  const name = t('administration.questionnaires.bringInNamed', { name: 'ESS' })
  await screen.findByRole('button', { name })
  await user.upload(screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' }), file)
  const dialog = within(await screen.findByRole('dialog'))
  const languages = t('administration.questionnaires.dialog.languages', {
    languages: t('ai.language.en'),
  })
  expect(document.activeElement).toBe(dialog.getByText(languages))
})

test('a file that the server cannot read is refused in words, and says that nothing has changed', async () => {
  const { screen, t, user } = await openPage('/admin/questionnaires', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      server.on(listMyClinics, pageOf([OWN_CLINIC]))
      server.on(listWordings, { content: [EPWORTH] })
      server.on(checkQuestionnaire, failed(400))
    },
  })
  const label = t('administration.questionnaires.tryOut')
  await screen.findByRole('button', { name: label })
  const file = new File(['{"resourceType":"Questionnaire"}'], 'deep.json', { type: 'application/json' })
  await user.upload(screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }), file)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(t('administration.questionnaires.problem.NOT_A_QUESTIONNAIRE'))).toBeTruthy()
  expect(dialog.getByText(t('administration.questionnaires.dialog.nothingChanged'))).toBeTruthy()
})
