import { type Handlers, RawResponse } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { watchReadiness } from './readiness.ts'

export function statusRoutes(services: Services): Handlers<'getLiveness' | 'getReadiness' | 'getConnection'> {
  const readiness = watchReadiness(services)
  return {
    getConnection: async (_input, { network }) => ({ address: network }),
    getLiveness: async () => ({ status: 'UP' as const }),

    getReadiness: async () => {
      const state = await readiness()
      if (state.status !== 'DOWN') return state
      return new RawResponse(
        JSON.stringify(state),
        { 'content-type': 'application/json; charset=utf-8' },
        503,
      )
    },
  }
}
