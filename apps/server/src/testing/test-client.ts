import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export type TestAnswer = LightMyRequestResponse
type More = { headers?: Record<string, string>; remoteAddress?: string }

/** One browser: it keeps the session cookie that the server gives it. Paths begin with `/api`. */
export type TestClient = {
  get: (path: string, more?: More) => Promise<TestAnswer>
  post: (path: string, body?: unknown, more?: More) => Promise<TestAnswer>
  put: (path: string, body?: unknown, more?: More) => Promise<TestAnswer>
  patch: (path: string, body?: unknown, more?: More) => Promise<TestAnswer>
  delete: (path: string, more?: More) => Promise<TestAnswer>
  /** As `name=value`, or undefined when not signed in. */
  cookie: () => string | undefined
}

export function testClient(app: FastifyInstance, initialCookie?: string): TestClient {
  let cookie = initialCookie

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body: unknown,
    more: More = {},
  ) {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...(cookie ? { cookie } : {}), ...more.headers },
    }
    if (more.remoteAddress) options.remoteAddress = more.remoteAddress
    if (body !== undefined) {
      options.payload = JSON.stringify(body)
      options.headers = { 'content-type': 'application/json', ...options.headers }
    }
    const answer = await app.inject(options)
    const given = answer.headers['set-cookie']
    const [pair] = (Array.isArray(given) ? given[0] : given)?.split(';') ?? []
    if (pair) cookie = pair.endsWith('=') ? undefined : pair
    return answer
  }

  return {
    get: (path, more) => call('GET', path, undefined, more),
    post: (path, body, more) => call('POST', path, body, more),
    put: (path, body, more) => call('PUT', path, body, more),
    patch: (path, body, more) => call('PATCH', path, body, more),
    delete: (path, more) => call('DELETE', path, undefined, more),
    cookie: () => cookie,
  }
}
