import { LOG_MESSAGE_MAX } from '@vastus/domain/limits'
import type { Handlers } from '../../../http/mount.ts'
import type { Parts } from '../../../parts.ts'
import { insertClientLog } from './client-log-repository.ts'

export function clientLogRoute({ database }: Parts): Handlers<'logFromClient'> {
  return {
    logFromClient: async ({ body }, call) => {
      const { device = null, level, message, type } = body
      await database.transaction({ actor: 'system' }, (tx) =>
        insertClientLog(tx, { type, level, message: cutMessage(message), device, now: call.now }),
      )
      return undefined
    },
  }
}

/** One line of at most 1000 characters: a message must not be able to pass for two. */
export function cutMessage(message: string): string {
  const oneLine = message.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return [...oneLine].slice(0, LOG_MESSAGE_MAX).join('')
}
