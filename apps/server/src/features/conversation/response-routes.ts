import type { Handlers } from '../../http/mount.ts'
import { languageOf } from '../../http/words.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { readScored, readWarned } from '../instruments/index.ts'

/** What was answered in the questionnaires of an e-contact, as each side may see it. */
export const responseRoutes: Handlers<'listMyResponses' | 'listResponses'> = {
  listMyResponses: ({ params, query }, request) =>
    request.transaction(async (tx) => {
      const { eContact } = await accessEContact(tx, request, params.id)
      return { content: await readWarned(tx, eContact, languageOf(query.locale, '', request.language)) }
    }),

  listResponses: ({ params, query }, request) =>
    request.transaction(async (tx) => {
      const { eContact, medicalHidden } = await accessEContact(tx, request, params.id)
      if (medicalHidden) return { content: [] }
      return { content: await readScored(tx, eContact, languageOf(query.locale, '', request.language)) }
    }),
}
