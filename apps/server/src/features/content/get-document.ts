import type { Language } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import { type Document, findDocument } from './content-repository.ts'

export type { Document as ContentDocument } from './content-repository.ts'

/** A document in the language, else in English. @throws NotFound */
export async function getDocument(tx: Tx, slug: string, language: Language): Promise<Document> {
  const document = await findDocument(tx, slug, [language, 'en'])
  if (!document) throw new NotFound()
  return document
}
