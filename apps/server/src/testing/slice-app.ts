import { routes } from '@vastus/contract'
import type { RouteName } from '@vastus/contract'
import type { FastifyInstance } from 'fastify'
import type { Handlers } from '../http/mount.ts'
import { mountRoutes } from '../http/mount.ts'
import { createHttpServer } from '../http/server.ts'
import { hashToken } from '../http/session-cookie.ts'
import type { Parts } from '../parts.ts'
import type { Principal } from '../principal.ts'

export type SliceApp = {
  app: FastifyInstance
  /** The cookie header that makes a call this principal's. */
  signIn: (principal: Omit<Principal, 'sessionHash'>) => string
  signOut: (cookie: string) => void
  findPrincipal: (tokenHash: string) => Promise<Principal | null>
}

/** The HTTP side of one feature alone, on its real routes, with callers who are signed in by being named. */
export function sliceApp(parts: Parts, handlers: Partial<Handlers>): SliceApp {
  const principals = new Map<string, Principal>()
  const findPrincipal = async (tokenHash: string) => principals.get(tokenHash) ?? null
  const app = createHttpServer({ log: parts.log, isHttps: false, trustProxy: false, fallbackLanguage: 'et' })
  const absent = async () => {
    throw new Error('not part of this slice')
  }
  const rest = Object.fromEntries(Object.keys(routes).map((name) => [name as RouteName, absent]))
  void app.register(async (scope) =>
    mountRoutes(scope, { ...rest, ...handlers } as Handlers, {
      database: parts.database,
      clock: parts.clock,
      findPrincipal,
      charge: () => undefined,
      publicOrigin: new URL(parts.config.publicUrl).origin,
      isHttps: false,
      fallbackLanguage: 'et',
      isAnswerChecked: true,
    }),
  )
  let count = 0
  return {
    app,
    findPrincipal,
    signIn(principal) {
      count += 1
      const token = `token-${count}`.padEnd(43, 'x')
      const sessionHash = hashToken(token)
      principals.set(sessionHash, { ...principal, sessionHash })
      return `sid=${token}`
    },
    signOut: (cookie) => void principals.delete(hashToken(cookie.slice('sid='.length))),
  }
}
