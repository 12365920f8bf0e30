import { type Handlers, RawResponse } from '../../http/mount.ts'
import { apiDocument } from '../../http/openapi.ts'
import type { Services } from '../../services.ts'

/** Made once: the contract does not change while the server runs. */
export function apiDocumentRoute({ version }: Services): Handlers<'getApiDocument'> {
  let rendered: string | undefined
  return {
    getApiDocument: async () => {
      rendered ??= JSON.stringify(apiDocument(version))
      return new RawResponse(rendered, { 'content-type': 'application/json; charset=utf-8' })
    },
  }
}
