import { routes } from '@vastus/contract'
import type { Route, RouteDeclaration, RouteInput, RouteResponse, Schema } from '@vastus/contract/route'

type Answer<D extends RouteDeclaration> = (input: RouteInput<D>) => Awaitable<RouteResponse<D> | Response>
type Awaitable<T> = T | Promise<T>
type AnyAnswer = (input: { params: unknown; query: unknown; body: unknown }) => Awaitable<unknown>

/** Fixed paths before those with parameters, as on the server. */
const ALL_ROUTES: Route[] = Object.values<Route>(routes).toSorted(
  (one, other) => one.path.split(':').length - other.path.split(':').length,
)

export type MockServer = ReturnType<typeof createMockServer>

/**
 * A server that is made from the contract. It takes no call that the contract refuses, gives no response that the contract does
 * not have, and notes each call that the test has no response for: `problems` must be empty at the end of a test.
 */
export function createMockServer() {
  const answers = new Map<Route, AnyAnswer>()
  const calls: { route: Route; input: unknown }[] = []
  const problems: string[] = []

  function refuse(problem: string): Response {
    problems.push(problem)
    return Response.json({}, { status: 400 })
  }

  async function respond(method: string, url: URL, body: unknown): Promise<Response> {
    const path = url.pathname.replace(/^\/api/, '')
    const found = findRoute(method, path)
    if (!found) return refuse(`${method} ${path} is not in the contract`)
    const { route, params } = found
    const query = Object.fromEntries(url.searchParams)
    const input: Record<string, unknown> = {}
    for (const [part, value] of Object.entries({ params, query, body })) {
      const schema = route[part as 'params' | 'query' | 'body']
      const parsed = schema?.safeParse(value)
      if (parsed?.success === false)
        return refuse(`${method} ${path}: the contract refuses its ${part}: ${parsed.error.message}`)
      input[part] = parsed?.data
    }
    calls.push({ route, input })
    const answer = answers.get(route)
    if (!answer) return refuse(`${method} ${path} has no response in this test`)
    const result = await answer(input as Parameters<AnyAnswer>[0])
    // A response is read once, and a route may be called again.
    return result instanceof Response ? result.clone() : success(route, result)
  }

  function success({ method, path, response, status }: Route, result: unknown): Response {
    if (response === null) return new Response(null, { status: 204 })
    const init = { status: status ?? 200 }
    if (typeof response === 'string') return new Response(String(result), init)
    const parsed = (response as Schema).safeParse(result)
    if (!parsed.success)
      return refuse(`${method} ${path}: the contract has no such response: ${parsed.error.message}`)
    return Response.json(parsed.data, init)
  }

  return {
    problems,
    /** From now on the route answers this. Called again, it takes the place of the former response. */
    on<D extends RouteDeclaration>(route: Route<D>, answer: Answer<D> | RouteResponse<D> | Response): void {
      answers.set(route, (typeof answer === 'function' ? answer : () => answer) as AnyAnswer)
    },
    /** What a route was called with so far, parsed. */
    callsOf: <D extends RouteDeclaration>(route: Route<D>): RouteInput<D>[] =>
      calls.filter((call) => call.route === route).map(({ input }) => input as RouteInput<D>),
    fetch: async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
      const url = new URL(String(address), location.origin)
      const { signal } = init
      signal?.throwIfAborted()
      const response = respond(init.method ?? 'GET', url, bodyOf(init))
      if (!signal) return response
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as DOMException))
      })
      return Promise.race([response, aborted])
    },
  }
}

/** A response of failure: 400, 404, 500 and their like. */
export const failed = (status: number, body: object = {}, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers })

function bodyOf({ body }: RequestInit): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  if (body instanceof FormData) return Object.fromEntries([...body].filter(([name]) => name !== 'file'))
  return undefined
}

function findRoute(method: string, path: string) {
  for (const route of ALL_ROUTES) {
    const pattern = new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
    const match = route.method === method && pattern.exec(path)
    if (match) return { route, params: match.groups && mapValues(match.groups, decodeURIComponent) }
  }
  return undefined
}

const mapValues = (record: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
