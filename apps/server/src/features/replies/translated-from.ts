import { compareFacts, type FactDifference } from '@vastus/domain/ai/facts-in-text'
import type { Tx } from '../../db/database.ts'
import { BusinessRule } from '../../errors.ts'
import { listKnownMedicines } from '../prescriptions/index.ts'

type Translated = { original?: string | undefined; differenceConfirmed?: boolean | undefined }

/**
 * What the writer of a translated reply wrote; null where the reply is not translated. It is compared with the text that
 * the patient would get, however that text came about.
 *
 * @throws BusinessRule TRANSLATION_DIFFERS where the two differ in a number, a date or a medicine and nobody has confirmed it
 */
export async function translatedFrom(
  tx: Tx,
  text: string,
  { original = '', differenceConfirmed = false }: Translated,
): Promise<string | null> {
  if (original === '') return null
  if (differenceConfirmed) return original
  const { missing, added } = compareFacts(original, text, await listKnownMedicines(tx))
  if (missing.length + added.length > 0)
    throw new BusinessRule('TRANSLATION_DIFFERS', { original: named(missing), translation: named(added) })
  return original
}

function named(facts: FactDifference['missing']): string {
  return facts.map(({ text }) => `“${text}”`).join(', ') || '–'
}
