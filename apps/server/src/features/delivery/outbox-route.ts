import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { findOutbox } from './outbox-repository.ts'

export function outboxRoute({ config, database }: Services): Handlers<'listOutbox'> {
  return {
    listOutbox: async ({ query: { channel = null, to = null } }) => {
      if (config.appMode === 'PROD') throw new NotFound()
      return database.transaction({ actor: 'system' }, (tx) => findOutbox(tx, { to, channel }))
    },
  }
}
