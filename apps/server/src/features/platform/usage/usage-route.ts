import { scrub } from '@vastus/domain/privacy/scrub'
import type { Handlers } from '../../../http/mount.ts'
import { insertUsage } from './usage-repository.ts'

export function usageRoute(): Handlers<'trackUsage'> {
  return {
    trackUsage: async ({ body: { target, payload = {} } }, request) => {
      if (!request.allowsAnalytics) return undefined
      const facts = Object.entries(payload).map(([name, value]) => [
        scrub(name),
        typeof value === 'string' ? scrub(value) : value,
      ])
      const usage = { target: scrub(target), payload: Object.fromEntries(facts) as Record<string, unknown> }
      await request.transaction((tx) => insertUsage(tx, usage, request.now))
      return undefined
    },
  }
}
