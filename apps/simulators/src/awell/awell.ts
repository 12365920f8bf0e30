import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml, htmlPage, readForms } from '../html-page.ts'
import type { Simulator } from '../simulator.ts'
import { CARE_FLOWS, type CareFlow } from './care-flows.ts'
import { pageOf } from './page.ts'

/**
 * What Awell does wrong, until the next call of `/mode`. SILENT answers nothing until the caller gives up. GARBAGE is no JSON, FAULT a
 * response with errors, FOREIGN leads to a page without https.
 */
const MODES = ['WELL', 'DOWN', 'SILENT', 'GARBAGE', 'FAULT', 'FOREIGN'] as const
type Mode = (typeof MODES)[number]

type Input = {
  pathway_definition_id?: string
  patient_identifier?: { system: string; value: string }
  success_url?: string
  cancel_url?: string
  language?: string
  ttl?: number
}
type Session = {
  id: string
  pathwayId: string
  activityId: string
  flow: CareFlow
  input: Input
  answers: Record<string, string> | null
}
type Variables = { input?: Input; pathway_id?: string; activity_id?: string }

/** @source Awell Orchestration API, and its hosted sessions and webhooks */
export const awell: Simulator = {
  name: 'awell',
  about: 'questionnaires on the pages of Awell: an hour of hosted session, signed webhooks',
  routes: async (app) => {
    readForms(app)
    const sessions = new Map<string, Session>()
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
    let mode: Mode = 'WELL'

    app.get('/', (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(listPage([...sessions.values()])),
    )
    app.get('/sessions', () =>
      [...sessions.values()].map(({ id, pathwayId, input, answers }) => ({ id, pathwayId, input, answers })),
    )
    app.get('/key', () => keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'))
    /** Signs any text, as the real one signs its webhooks. */
    app.post<{ Body: { text: string } }>('/sign', ({ body }) => signed(body.text))
    app.post<{ Body: { mode?: string } }>('/mode', ({ body }, reply) => {
      const asked = MODES.find((each) => each === body.mode)
      if (!asked) return reply.code(404).send()
      mode = asked
      return reply.code(204).send()
    })

    app.post<{ Body: { query?: string; variables?: Variables } }>('/graphql', (request, reply) => {
      if (!request.headers.apikey) return reply.code(401).send({ message: 'Unauthorized' })
      if (mode === 'DOWN') return reply.code(503).send()
      if (mode === 'SILENT') return reply.hijack()
      if (mode === 'GARBAGE') return reply.type('application/json').send('{"data":')
      if (mode === 'FAULT') return reply.send(fault('Internal server error'))
      const { query = '', variables = {} } = request.body ?? {}
      if (query.includes('startHostedPathwaySession'))
        return begin(reply, variables.input ?? {}, request.host)
      const session = [...sessions.values()].find(({ pathwayId }) => pathwayId === variables.pathway_id)
      if (!session) return reply.send(fault('Pathway not found'))
      if (query.includes('pathwayActivities'))
        return reply.send({ data: { pathwayActivities: activitiesOf(session) } })
      if (query.includes('formResponse') && variables.activity_id === session.activityId && session.answers)
        return reply.send({ data: { formResponse: { response: { answers: answersOf(session.answers) } } } })
      return reply.send(fault('Cannot query field'))
    })

    app.get<{ Params: { id: string } }>('/page/:id', async ({ params: { id } }, reply) => {
      const session = sessions.get(id)
      if (!session) return reply.code(404).send()
      await tell(session, 'session.started')
      return reply.type('text/html; charset=utf-8').send(pageOf(id, session.flow))
    })

    app.post<{ Params: { id: string }; Body: Record<string, string> }>(
      '/page/:id',
      async ({ params: { id }, body }, reply) => {
        const session = sessions.get(id)
        if (!session) return reply.code(404).send()
        const { decision, ...answers } = body
        if (decision === 'cancel') return reply.redirect(session.input.cancel_url ?? '/', 303)
        session.answers = answers
        await tell(session, 'form.submitted')
        await tell(session, 'session.completed')
        return reply.redirect(session.input.success_url ?? '/', 303)
      },
    )

    function begin(reply: FastifyReply, input: Input, host: string) {
      const flow = CARE_FLOWS.find(({ id }) => id === input.pathway_definition_id)
      if (!flow) return reply.send(fault('Pathway definition not found'))
      const session = {
        id: randomUUID(),
        pathwayId: randomUUID(),
        activityId: randomUUID(),
        flow,
        input,
        answers: null,
      }
      sessions.set(session.id, session)
      const place = mode === 'FOREIGN' ? 'http://elsewhere.example' : `http://${host}`
      return reply.send({
        data: {
          startHostedPathwaySession: {
            session_id: session.id,
            session_url: `${place}/awell/page/${session.id}`,
            pathway_id: session.pathwayId,
            stakeholder: { id: 'stakeholder', type: 'PATIENT', name: 'Patient' },
          },
        },
      })
    }

    const signed = (text: string) => sign('sha256', Buffer.from(text), keys.privateKey).toString('base64')

    /** Webhooks go to the installation that the session leads back to. One that is not taken is not repeated. */
    async function tell({ id, pathwayId, input }: Session, kind: string): Promise<void> {
      if (!URL.canParse(input.success_url ?? '')) return
      const body = JSON.stringify({
        event: { event_type: kind, session: { id }, pathway: { id: pathwayId } },
      })
      await fetch(new URL('/api/questionnaires/reports/awell', input.success_url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-awell-signature': signed(body) },
        body,
        signal: AbortSignal.timeout(5_000),
      }).catch(() => undefined)
    }
  },
}

const fault = (message: string) => ({ data: null, errors: [{ message }] })

const activitiesOf = ({ activityId, flow, answers }: Session) => ({
  success: true,
  activities: [
    { id: 'track', status: 'DONE', object: { type: 'TRACK' }, form: null },
    {
      id: activityId,
      status: answers ? 'DONE' : 'ACTIVE',
      object: { type: 'FORM' },
      form: { questions: flow.questions.map(({ id, key }) => ({ id, key })) },
    },
  ],
})

/** Every value is text. */
const answersOf = (answers: Record<string, string>) =>
  Object.entries(answers).map(([id, value]) => ({
    question_id: id,
    value,
    value_type: 'number',
    label: null,
  }))

const listPage = (sessions: readonly Session[]) =>
  htmlPage(
    'Simulated Awell',
    `<p>${sessions.length} sessions</p>${sessions
      .map(
        ({ flow, input, answers }) =>
          `<article>${escapeHtml(flow.id)} for ${escapeHtml(input.patient_identifier?.value ?? 'nobody')}: ${
            answers ? 'filled in' : 'open'
          }</article>`,
      )
      .join('')}`,
  )
