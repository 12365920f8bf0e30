import type { Language } from '@vastus/domain/locale'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** In which language the writers of a clinic's e-contacts use the platform; null for who has no account. */
export function findReaderLanguages(
  tx: Tx,
  clinicId: number,
  eContactIds: readonly number[],
): Promise<{ eContactId: number; language: Language | null }[]> {
  return tx.query(sql`select e_contact_id, language from reader_languages(${clinicId}, ${eContactIds}::bigint[])
    order by e_contact_id`)
}
