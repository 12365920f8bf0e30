import { type Handlers, RawAnswer } from '../../http/mount.ts'
import { apiDocument } from '../../http/openapi.ts'
import type { Parts } from '../../parts.ts'

/** Made once: the contract does not change while the server runs. */
export function apiDocumentRoute({ version }: Parts): Handlers<'getApiDocument'> {
  let rendered: string | undefined
  return {
    getApiDocument: async () => {
      rendered ??= JSON.stringify(apiDocument(version))
      return new RawAnswer(rendered, { 'content-type': 'application/json; charset=utf-8' })
    },
  }
}
