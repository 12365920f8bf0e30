import { slugAskedFor } from '@vastus/domain/content'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { getDocument } from './get-document.ts'

export function contentRoute({ database }: Services): Handlers<'getContent'> {
  return {
    getContent: ({ query }, request) =>
      database.transaction({ actor: 'system' }, (tx) =>
        getDocument(tx, slugAskedFor(query.slug), request.language),
      ),
  }
}
