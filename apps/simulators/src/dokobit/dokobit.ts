import { randomBytes } from 'node:crypto'
import { simulatedNow } from '../authority/authority.ts'
import { knownPersons, personOf } from '../authority/test-persons.ts'
import { escapeHtml, htmlPage, readForms } from '../html-page.ts'
import type { Simulator } from '../simulator.ts'
import { DOKOBIT_FAULTS, type DokobitFault } from './faults.ts'

type Session = {
  returnUrl: string
  fault: DokobitFault | 'FOREIGN_PAGE' | null
  decision: 'waiting' | 'canceled' | 'error' | { personalCode: string; at: Date }
}

const EXPIRES_SECONDS = 1200
const SHOWN_PERSONS = 14
const DAY_MS = 24 * 60 * 60_000

/** @source Dokobit Identity Gateway, public example */
export const dokobit: Simulator = {
  name: 'dokobit',
  about: 'the identity gateway of Dokobit: its page lets one choose who one is',
  routes: async (app) => {
    readForms(app)
    const sessions = new Map<string, Session>()
    let nextFault: Session['fault'] = null

    app.get('/', () => ({ sessions: sessions.size }))
    app.post<{ Body: { fault: string } }>('/next', ({ body }, reply) => {
      nextFault = ([...DOKOBIT_FAULTS, 'FOREIGN_PAGE'] as const).find((each) => each === body.fault) ?? null
      return reply.code(nextFault ? 204 : 404).send()
    })

    app.post<{ Body: { return_url?: string }; Querystring: { access_token?: string } }>(
      '/api/authentication/create',
      ({ body, query, host }, reply) => {
        if (!query.access_token) return reply.code(403).send({ status: 'error', message: 'access denied' })
        if (!URL.canParse(body.return_url ?? ''))
          return reply.code(400).send({ status: 'error', message: 'return_url' })
        const token = randomBytes(24).toString('base64url')
        const fault = nextFault
        nextFault = null
        sessions.set(token, { returnUrl: body.return_url ?? '', fault, decision: 'waiting' })
        const place = fault === 'FOREIGN_PAGE' ? 'https://elsewhere.example' : `http://${host}`
        return reply.send({
          status: 'ok',
          session_token: token,
          url: `${place}/dokobit/page/${token}`,
          expires_in: EXPIRES_SECONDS,
        })
      },
    )

    app.get<{ Params: { token: string } }>('/page/:token', ({ params: { token } }, reply) => {
      if (!sessions.has(token)) return reply.code(404).send()
      return reply.type('text/html; charset=utf-8').send(pageOf(token))
    })

    app.post<{ Params: { token: string }; Body: { person?: string; decision?: string } }>(
      '/page/:token',
      ({ params: { token }, body }, reply) => {
        const session = sessions.get(token)
        if (!session) return reply.code(404).send()
        session.decision =
          body.decision === 'canceled' || body.decision === 'error'
            ? body.decision
            : { personalCode: body.person ?? '', at: simulatedNow() }
        const back = new URL(session.returnUrl)
        back.searchParams.set('session_token', token)
        return reply.redirect(back.href, 303)
      },
    )

    app.get<{ Params: { token: string }; Querystring: { access_token?: string } }>(
      '/api/authentication/:token/status',
      ({ params: { token }, query }, reply) => {
        const session = sessions.get(token)
        if (!session || !query.access_token) return reply.code(404).send({ status: 'error' })
        if (session.fault === 'DOWN') return reply.code(500).send()
        if (session.fault === 'GARBAGE') return reply.type('application/json').send('{"status"')
        if (session.fault === 'UNKNOWN_STATUS') return reply.send({ status: 'perhaps' })
        if (typeof session.decision === 'string') return reply.send({ status: session.decision })
        // The result is there once.
        sessions.delete(token)
        return reply.send(answerOf(session.decision, session.fault))
      },
    )
  },
}

function answerOf(
  { personalCode, at }: { personalCode: string; at: Date },
  fault: Session['fault'],
): Record<string, unknown> {
  const { firstName, surname } = personOf(personalCode)
  return {
    status: 'ok',
    ...(fault === 'NO_PERSON' ? {} : { code: personalCode }),
    country_code: fault === 'OTHER_COUNTRY' ? 'lv' : 'ee',
    name: firstName,
    surname,
    authentication_method: fault === 'WEAK_METHOD' ? 'email' : 'smartid',
    date_authenticated: new Date(at.getTime() - (fault === 'STALE' ? DAY_MS : 0)).toISOString(),
  }
}

function pageOf(token: string): string {
  const persons = knownPersons()
    .slice(0, SHOWN_PERSONS)
    .map(
      ({ personalCode, firstName, surname }) =>
        `<button name="person" value="${escapeHtml(personalCode)}">${escapeHtml(`${firstName} ${surname}`)}</button>`,
    )
    .join('')
  const form = (content: string) => `<form method="post" action="/dokobit/page/${token}">${content}</form>`
  return htmlPage(
    'Simulated Dokobit',
    form(`<fieldset><legend>Sign in as</legend>${persons}</fieldset>`) +
      form(
        '<label>Personal code <input name="person" required pattern="\\d{11}"></label><button>Sign in</button>',
      ) +
      form(
        '<button name="decision" value="canceled">Cancel</button><button name="decision" value="error">Let it fail</button>',
      ),
  )
}
