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
    app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(openQuestions())))
    app.get('/questions', () => openQuestions())
    app.post<{ Params: { id: string }; Body: { decision?: string } }>('/questions/:id', (request, reply) => {
      const decision = DECISIONS.find((each) => each === request.body.decision)
      if (!decision || !decide(request.params.id, decision)) return reply.code(404).send()
      return reply.redirect('/phone', 303)
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

function questionOf({ id, service, personalCode, code, text }: Question): string {
  const decisions = service === 'Mobile-ID' ? DECISIONS.filter((each) => each !== 'WRONG_CODE') : DECISIONS
  const buttons = decisions
    .map((each) => `<button name="decision" value="${each}">${LABELS[each]}</button>`)
    .join('')
  return `<article><h2>${service}</h2><p>${escapeHtml(personalCode)}: ${escapeHtml(text)}</p>${
    code === null ? '' : `<strong>${code}</strong>`
  }<form method="post" action="/phone/questions/${id}">${buttons}</form></article>`
}
