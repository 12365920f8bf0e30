import type { QuestionnaireForm } from '@vastus/contract/instruments'
import { getQuestionnaireFlow } from '@vastus/contract/questionnaire-flows'
import { LANGUAGES } from '@vastus/domain/locale'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'

const ACTION_ID = '7f9c24e8-3b0a-4d6e-9a51-2c1d8e0f4b77'

const FREQUENCY = [
  { value: 0, points: 0, label: 'Üldse mitte' },
  { value: 3, points: 3, label: 'Peaaegu iga päev' },
]
const question = (id: string, text: string): QuestionnaireForm['items'][number] => ({
  id,
  kind: 'CHOICE',
  text,
  options: FREQUENCY,
  min: 0,
  max: 0,
  maxLength: 0,
  isRequired: true,
  isSafety: false,
  showIf: null,
  skipIf: null,
  skippedPoints: 0,
})
const FORM: QuestionnaireForm = {
  code: 'QUEST_PHQ9',
  version: '1',
  name: 'PHQ-9',
  minutes: 4,
  questionsOnWidePage: 5,
  hasOfficialWording: false,
  language: 'et',
  intro: 'Mõelge viimasele kahele nädalale.',
  items: [question('q1', 'Huvi on kadunud'), question('q9', 'Mõtted endale viga teha')],
  scores: [],
  warnings: [
    {
      id: 'SELF_HARM',
      severity: 'emergency',
      when: { item: 'q9', op: '>=', value: 1 },
      message: 'Helistage 112.',
    },
  ],
  unworded: [],
}

test.each(LANGUAGES)(
  'an answer that speaks of self-harm shows at once what to say to the caller, in %s',
  async (language) => {
    const { main, t, user } = await openPage(`/questionnaire-flow?actionId=${ACTION_ID}`, {
      as: 'nurse',
      language,
      serve: (server) => {
        serveInbox(server)
        server.on(getQuestionnaireFlow, {
          eContactId: 1,
          patient: { id: 2, firstName: 'Mari', surname: 'Saar' },
          form: FORM,
        })
      },
    })
    const [atFirst, atSelfHarm] = await main().findAllByRole('radio', { name: 'Peaaegu iga päev' })
    if (!atFirst || !atSelfHarm) throw new Error('The form has two questions')
    await user.click(atFirst)
    expect(main().queryByText(t('instruments.flow.danger'))).toBeNull()
    await user.click(atSelfHarm)
    const alert = (await main().findByRole('heading', { name: t('instruments.flow.danger') })).closest(
      '[role=alert]',
    )
    expect(alert?.textContent).toContain(t('wizard.caller.CRISIS', { number: '112' }))
    expect(alert?.textContent).toContain(t('instruments.flow.fetch'))
    const numbers = [...(alert?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    expect(numbers).toEqual(['tel:112', 'tel:116123'])
  },
)
