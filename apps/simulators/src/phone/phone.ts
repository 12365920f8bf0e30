import { escapeHtml, htmlPage, readForms } from '../html-page.ts'
import type { Simulator } from '../simulator.ts'
import { DECISIONS, type Decision, decide, openQuestions, type Question } from './questions.ts'

const LABELS: Record<Decision, string> = {
  ACCEPT: 'Accept',
  REFUSE: 'Refuse',
  WRONG_CODE: 'Choose a wrong code',
  TIME_OUT: 'Let it time out',
}

export const phone: Simulator = {
  name: 'phone',
  about:
    'shows what the phone of a person would show: accept, refuse, choose a wrong code, or let it time out',
  routes: async (app) => {
    readForms(app)
    // An app that was opened by a link shows its own question alone.
    app.get<{ Querystring: { only?: string } }>('/', ({ query: { only } }, reply) => {
      const shown = openQuestions().filter(({ id }) => only === undefined || id === only)
      return reply.type('text/html; charset=utf-8').send(page(shown))
    })
    app.get('/questions', () => openQuestions())
    type Answered = { Params: { id: string }; Body: { decision?: string; personalCode?: string } }
    app.post<Answered>('/questions/:id', ({ body, params }, reply) => {
      const decision = DECISIONS.find((each) => each === body.decision)
      const question = decision && decide(params.id, { decision, personalCode: body.personalCode })
      if (!question) return reply.code(404).send()
      return reply.redirect((decision === 'ACCEPT' && question.returnUrl) || '/phone', 303)
    })
  },
}

const page = (questions: readonly Question[]) =>
  htmlPage(
    'The phone',
    questions.length === 0 ? '<p>Nobody asks for anything now.</p>' : questions.map(questionOf).join(''),
    // A page with buttons stays long enough to press one.
    { refreshSeconds: questions.length === 0 ? 2 : 10 },
  )

function questionOf({ id, service, personalCode, isAnybody, code, text }: Question): string {
  const decisions = service === 'Mobile-ID' ? DECISIONS.filter((each) => each !== 'WRONG_CODE') : DECISIONS
  const buttons = decisions
    .map((each) => `<button name="decision" value="${each}">${LABELS[each]}</button>`)
    .join('')
  const known = escapeHtml(personalCode)
  const holder = isAnybody
    ? `<label>Whose phone it is <input name="personalCode" inputmode="numeric" value="${known}"></label>`
    : ''
  return `<article><h2>${service}</h2><p>${isAnybody ? '' : `${known}: `}${escapeHtml(text)}</p>${
    code === null ? '' : `<strong>${code}</strong>`
  }<form method="post" action="/phone/questions/${id}">${holder}${buttons}</form></article>`
}
