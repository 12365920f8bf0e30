import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { findDocument } from './content-repository.ts'

export function contentRoute({ database }: Services): Handlers<'getContent'> {
  return {
    getContent: async ({ query }, request) => {
      const document = await database.transaction({ actor: 'system' }, (tx) =>
        findDocument(tx, query.slug, [request.language, 'en']),
      )
      if (!document) throw new NotFound()
      return document
    },
  }
}
