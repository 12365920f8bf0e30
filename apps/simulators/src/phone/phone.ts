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
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(openQuestions())))
    app.get('/questions', () => openQuestions())
    app.post<{ Params: { id: string }; Body: { decision?: string } }>('/questions/:id', (request, reply) => {
      const decision = DECISIONS.find((each) => each === request.body.decision)
      if (!decision || !decide(request.params.id, decision)) return reply.code(404).send()
      return reply.redirect('/phone', 303)
    })
  },
}

const page = (questions: readonly Question[]) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="2"><title>The phone</title>
<style>body{font:1.1rem/1.5 system-ui;max-width:24rem;margin:2rem auto;padding:0 1rem}article{border:1px solid;border-radius:1rem;
padding:1rem;margin-block:1rem}strong{font-size:2rem;display:block}button{font:inherit;padding:.5rem 1rem;margin:.25rem}</style>
<h1>The phone</h1>${questions.length === 0 ? '<p>Nobody asks for anything now.</p>' : questions.map(questionOf).join('')}</html>`

function questionOf({ id, service, personalCode, code, text }: Question): string {
  const decisions = service === 'Mobile-ID' ? DECISIONS.filter((each) => each !== 'WRONG_CODE') : DECISIONS
  const buttons = decisions
    .map((each) => `<button name="decision" value="${each}">${LABELS[each]}</button>`)
    .join('')
  return `<article><h2>${service}</h2><p>${escape(personalCode)}: ${escape(text)}</p>${
    code === null ? '' : `<strong>${code}</strong>`
  }<form method="post" action="/phone/questions/${id}">${buttons}</form></article>`
}

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
