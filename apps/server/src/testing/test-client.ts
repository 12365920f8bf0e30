import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export type TestResponse = LightMyRequestResponse
type More = { headers?: Record<string, string>; remoteAddress?: string }

/** One browser: it keeps the cookies that the server gives it. Paths begin with `/api`. */
export type TestClient = {
  get: (path: string, more?: More) => Promise<TestResponse>
  post: (path: string, body?: unknown, more?: More) => Promise<TestResponse>
  put: (path: string, body?: unknown, more?: More) => Promise<TestResponse>
  patch: (path: string, body?: unknown, more?: More) => Promise<TestResponse>
  delete: (path: string, more?: More) => Promise<TestResponse>
  /** The session's as `name=value`, or undefined when not signed in. */
  cookie: () => string | undefined
}

export function testClient(app: FastifyInstance, initialCookie?: string): TestClient {
  const jar = new Map<string, string>()
  const keep = (pair: string) => {
    const [name = '', value] = pair.split('=', 2)
    if (value) jar.set(name, pair)
    else jar.delete(name)
  }
  if (initialCookie) keep(initialCookie)

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body: unknown,
    more: More = {},
  ) {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...(jar.size > 0 ? { cookie: [...jar.values()].join('; ') } : {}), ...more.headers },
    }
    if (more.remoteAddress) options.remoteAddress = more.remoteAddress
    if (body !== undefined) {
      options.payload = JSON.stringify(body)
      options.headers = { 'content-type': 'application/json', ...options.headers }
    }
    const response = await app.inject(options)
    const given = response.headers['set-cookie']
    for (const each of [given ?? []].flat()) keep(each.split(';')[0] ?? '')
    return response
  }

  return {
    get: (path, more) => call('GET', path, undefined, more),
    post: (path, body, more) => call('POST', path, body, more),
    put: (path, body, more) => call('PUT', path, body, more),
    patch: (path, body, more) => call('PATCH', path, body, more),
    delete: (path, more) => call('DELETE', path, undefined, more),
    cookie: () => [...jar.values()].find((pair) => /^(__Host-)?sid=/.test(pair)),
  }
}
