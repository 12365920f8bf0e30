import { routes } from '@vastus/contract'
import type { Route } from '@vastus/contract/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotFound } from '../errors.ts'

/** The path is known, and takes other methods only. */
export class MethodRefused extends Error {
  override name = 'MethodRefused'
  readonly allowed: readonly string[]
  constructor(allowed: readonly string[]) {
    super('method refused')
    this.allowed = allowed
  }
}

export class ContentTypeRefused extends Error {
  override name = 'ContentTypeRefused'
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Below /api there is nothing but the contract: not even the page that every other address leads to. */
export function refuseUnknownPaths(app: FastifyInstance): void {
  void app.register(
    async (scope) =>
      scope.setNotFoundHandler(() => {
        throw new NotFound()
      }),
    { prefix: '/api' },
  )
}

/** Every other method of a known path gets 405, which says which methods there are. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const known = new Map<string, string[]>()
  for (const { method, path } of Object.values<Route>(routes))
    known.set(path, [...(known.get(path) ?? []), method])
  for (const [path, methods] of known) {
    const refuse = async () => {
      throw new MethodRefused(methods)
    }
    app.route({
      method: METHODS.filter((method) => !methods.includes(method)),
      url: `/api${path}`,
      // Before the body is read: what it holds does not matter.
      onRequest: refuse,
      handler: refuse,
    })
  }
}

export const FORM_TYPE = 'application/x-www-form-urlencoded'

const TYPES: Record<NonNullable<Route['consumes']>, readonly string[]> = {
  JSON: ['application/json'],
  MULTIPART: ['multipart/form-data'],
  FORM: [FORM_TYPE, 'application/json'],
}

/**
 * Refuses a body of a type that the route does not take. The parsers cannot: each is there for all routes, so that a
 * form of another site could otherwise reach a route that needs no body.
 */
export function requireContentType(route: Route) {
  const wanted = TYPES[route.consumes ?? 'JSON']
  return async (request: FastifyRequest) => {
    const given = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
    if (given !== undefined && !wanted.includes(given)) throw new ContentTypeRefused()
  }
}
