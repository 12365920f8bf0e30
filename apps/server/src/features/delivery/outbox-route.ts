import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { findOutbox } from './outbox-repository.ts'

export function outboxRoute({ config, database }: Parts): Handlers<'listOutbox'> {
  return {
    listOutbox: async ({ query: { channel = null, to = null } }) => {
      if (config.appMode === 'PROD') throw new NotFound()
      return database.transaction({ actor: 'system' }, (tx) => findOutbox(tx, { to, channel }))
    },
  }
}
