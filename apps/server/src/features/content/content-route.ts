import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { findDocument } from './content-repository.ts'

export function contentRoute({ database }: Parts): Handlers<'getContent'> {
  return {
    getContent: async ({ query }, call) => {
      const document = await database.transaction({ actor: 'system' }, (tx) =>
        findDocument(tx, query.slug, [call.language, 'en']),
      )
      if (!document) throw new NotFound()
      return document
    },
  }
}
