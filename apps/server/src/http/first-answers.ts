import type { FastifyInstance, FastifyRequest } from 'fastify'

/** An answer as a call would get it. */
export type FirstAnswer = { status: number; body: unknown }

/** What every page asks for before it can show anything. */
const CONFIG = '/api/config'
const LOGIN = '/api/login'
const CONSENTS = '/api/users/consents'
/** What the page of an address asks for next, word for word. */
const OF_PAGE: Record<string, string> = { '/my-e-contacts': '/api/patient/e-contacts?size=5&page=0' }
/** Of the visitor's request, what tells who asks, from where and in which language. */
const PASSED_ON = ['cookie', 'user-agent', 'x-forwarded-for', 'accept-language'] as const

/**
 * What the page will ask for first, asked for by the visitor through the routes themselves: with their rights, limits and
 * audit. Answers that the page could not use are left out, and it asks again.
 */
export async function firstAnswers(
  app: FastifyInstance,
  visit: FastifyRequest,
  path: string,
): Promise<Record<string, FirstAnswer>> {
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = visit.headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const ask = async (url: string): Promise<FirstAnswer> => {
    const answer = await app.inject({
      method: 'GET',
      url,
      headers: { ...headers, accept: 'application/json' },
      ...(visit.socket.remoteAddress ? { remoteAddress: visit.socket.remoteAddress } : {}),
    })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }
  const [config, login] = await Promise.all([ask(CONFIG), ask(LOGIN)])
  const next = [CONSENTS, OF_PAGE[path]].filter((url) => url !== undefined)
  const signedIn = login.status === 200 ? next : []
  const more = await Promise.all(signedIn.map(async (url) => ({ url, ...(await ask(url)) })))
  const usable = [
    { url: CONFIG, ...config },
    { url: LOGIN, ...login },
    ...more,
    // That nobody is signed in is an answer too.
  ].filter(({ url, status }) => status === 200 || (url === LOGIN && status === 401))
  return Object.fromEntries(usable.map(({ url, ...answer }) => [url, answer]))
}
