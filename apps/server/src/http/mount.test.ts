import { routes, type RouteName } from '@vastus/contract'
import type { Route } from '@vastus/contract/route'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { type Handlers, type MountDependencies, mountRoutes } from './mount.ts'

const never = async () => {
  throw new Error('nobody calls it')
}
const everyHandler = () =>
  Object.fromEntries((Object.keys(routes) as RouteName[]).map((name) => [name, never])) as unknown as Handlers

/** Takes the routes and forgets them: what is looked at is whether the server would start. */
function mount(handlers: Handlers): string[] {
  const mounted: string[] = []
  const app = {
    route: ({ method, url }: { method: string | string[]; url: string }) =>
      mounted.push(`${String(method)} ${url}`),
    register: () => undefined,
  } as unknown as FastifyInstance
  mountRoutes(app, handlers, {} as MountDependencies)
  return mounted
}

/** Whether a path without parameters reads as that of an object of the route. */
function isNamedBy({ path: pattern, params }: Route, path: string): boolean {
  const [parts, words] = [pattern.split('/'), path.split('/')]
  if (!params || path.includes(':') || parts.length !== words.length) return false
  if (parts.some((part, place) => !part.startsWith(':') && part !== words[place])) return false
  const values = parts.flatMap((part, place) => (part.startsWith(':') ? [[part.slice(1), words[place]]] : []))
  return params.safeParse(Object.fromEntries(values)).success
}

describe('mounting the contract', () => {
  it('mounts every route', () => {
    const mounted = mount(everyHandler())
    for (const { method, path } of Object.values(routes)) expect(mounted).toContain(`${method} /api${path}`)
  })

  // Found by fuzzing: a draft with the key "key" had its address taken by another route, which responded with 405.
  it('gives no object an address that is another route', () => {
    const all: Route[] = Object.values(routes)
    const taken = all.flatMap((named) =>
      all
        .filter(({ path, method }) => method !== named.method && isNamedBy(named, path))
        .filter(({ path }) => !all.some((each) => each.path === path && each.method === named.method))
        .map(({ path }) => `${named.method} ${named.path} is taken by ${path}`),
    )
    expect(taken).toEqual([])
  })

  it.each(Object.keys(routes) as RouteName[])('does not start without a handler of %s', (name) => {
    const { [name]: _missing, ...rest } = everyHandler()
    expect(() => mount(rest as Handlers)).toThrow(`route ${name} has no handler`)
  })

  it('does not start with a handler that no route declares', () => {
    expect(() => mount({ ...everyHandler(), deleteEverything: never } as Handlers)).toThrow(
      'handler deleteEverything has no route',
    )
  })
})
