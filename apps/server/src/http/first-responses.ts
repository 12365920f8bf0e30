import { listPatientClinics } from '@vastus/contract/clinics'
import { type ConsentStatus, getConsents, getLogin } from '@vastus/contract/identity'
import { getMyTimeline, listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { getConfig } from '@vastus/contract/platform'
import type { RouteDeclaration } from '@vastus/contract/route'
import type { LoggedInUser } from '@vastus/contract/shapes'
import { missingConsents } from '@vastus/domain/consents'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A response as a call would get it; `date` is the header's: a device whose clock is wrong goes by it. */
export type FirstResponse = { status: number; date: string; body: unknown }
export type FirstResponses = Record<string, FirstResponse>

/** What every page asks for before it can show anything. */
const CONFIG = addressOf(getConfig)
const LOGIN = addressOf(getLogin)
const CONSENTS = addressOf(getConsents)
/** Of the visitor's request, what tells who asks, from where and in which language. */
const PASSED_ON = ['cookie', 'user-agent', 'x-forwarded-for', 'accept-language'] as const
/** The page itself must come while the database does not respond. */
const PATIENCE_MS = 1000

/**
 * What the page will ask for first, asked for by the visitor through the routes themselves: with their rights, limits and
 * audit. Answers that the page could not use, or that are slow, are left out, and it asks again.
 */
export async function firstAnswers(
  app: FastifyInstance,
  visit: FastifyRequest,
  path: string,
): Promise<FirstResponses> {
  const answers: FirstResponses = {}
  const { promise: patience, resolve: giveUp } = Promise.withResolvers<void>()
  const timer = setTimeout(giveUp, PATIENCE_MS)
  try {
    await Promise.race([askAll(callerOf(app, visit), path, answers), patience])
    // What arrives from now on arrives too late.
    return { ...answers }
  } finally {
    clearTimeout(timer)
  }
}

/** Only responses of a usable status are included. */
type Ask = (url: string, usable?: number[]) => Promise<FirstResponse | null>

async function askAll(ask: Ask, path: string, answers: FirstResponses): Promise<void> {
  const keep = async (url: string, usable?: number[]): Promise<FirstResponse | null> => {
    const answer = await ask(url, usable)
    if (answer) answers[url] = answer
    return answer
  }
  // That nobody is signed in is a response too.
  const [, login] = await Promise.all([keep(CONFIG), keep(LOGIN, [200, 401])])
  if (login?.status !== 200) return
  const consents = await keep(CONSENTS)
  const user = login.body as LoggedInUser
  // A visitor without such a page must not appear in the audit trail as refused.
  if (consents && isPatient(user, consents.body as ConsentStatus)) await askForPatient(keep, user, path)
}

/** What a patient's page asks for next, word for word. */
async function askForPatient(ask: Ask, user: LoggedInUser, path: string): Promise<void> {
  if (path === '/my-e-contacts') await ask(`${addressOf(listMyEContacts)}?size=5&page=0`)
  if (path === '/e-contacts/create') await ask(`${addressOf(listMyEContacts)}?size=100`)
  const [, id] = /^\/e-contacts\/([1-9]\d{0,9})\/timeline$/.exec(path) ?? []
  if (id)
    await Promise.all([
      ask(addressOf(getMyTimeline, id), [200, 404]),
      user.personId && ask(`${addressOf(listPatientClinics)}?personId=${user.personId}`),
    ])
}

function isPatient(user: LoggedInUser, consents: ConsentStatus): boolean {
  const role = 'PRM_PATIENT'
  return (
    !user.incompleteProfile && user.permissions.includes(role) && missingConsents(role, consents).length === 0
  )
}

function callerOf(app: FastifyInstance, visit: FastifyRequest): Ask {
  const headers: Record<string, string | string[]> = { accept: 'application/json' }
  for (const name of PASSED_ON) {
    const value = visit.headers[name]
    if (value !== undefined) headers[name] = value
  }
  const { remoteAddress } = visit.socket
  return async (url, usable = [200]) => {
    const response = await app.inject({
      method: 'GET',
      url,
      headers,
      ...(remoteAddress ? { remoteAddress } : {}),
    })
    if (!usable.includes(response.statusCode)) return null
    return {
      status: response.statusCode,
      date: String(response.headers.date),
      body: response.json<unknown>(),
    }
  }
}

function addressOf({ path }: RouteDeclaration, id = ''): string {
  return `/api${path.replace(':id', id)}`
}
