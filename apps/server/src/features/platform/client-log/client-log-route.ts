import { LOG_MESSAGE_MAX } from '@vastus/domain/limits'
import { scrub } from '@vastus/domain/privacy/scrub'
import type { Handlers } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { insertClientLog } from './client-log-repository.ts'

export function clientLogRoute({ database }: Services): Handlers<'logFromClient'> {
  return {
    logFromClient: async ({ body }, request) => {
      const { device = null, level, message, type } = body
      await database.transaction({ actor: 'system' }, (tx) =>
        insertClientLog(tx, {
          type: scrub(type),
          level,
          message: keptMessage(message),
          device,
          now: request.now,
        }),
      )
      return undefined
    },
  }
}

/** One line of at most 1000 characters, without what could be a person's: a message must not be able to pass for two. */
export function keptMessage(message: string): string {
  const oneLine = scrub(message.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
  return [...oneLine].slice(0, LOG_MESSAGE_MAX).join('')
}
