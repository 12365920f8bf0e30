import { type Handlers, RawAnswer } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { watchReadiness } from './readiness.ts'

export function statusRoutes(parts: Parts): Handlers<'getLiveness' | 'getReadiness' | 'getConnection'> {
  const readiness = watchReadiness(parts)
  return {
    getConnection: async (_input, { network }) => ({ address: network }),
    getLiveness: async () => ({ status: 'UP' as const }),

    getReadiness: async () => {
      const state = await readiness()
      if (state.status !== 'DOWN') return state
      return new RawAnswer(JSON.stringify(state), { 'content-type': 'application/json; charset=utf-8' }, 503)
    },
  }
}
