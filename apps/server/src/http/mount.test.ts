import { routes, type RouteName } from '@vastus/contract'
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

describe('mounting the contract', () => {
  it('mounts every route', () => {
    const mounted = mount(everyHandler())
    for (const { method, path } of Object.values(routes)) expect(mounted).toContain(`${method} /api${path}`)
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
