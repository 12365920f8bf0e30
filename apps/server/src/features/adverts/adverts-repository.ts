import type { Advert } from '@vastus/contract/adverts'
import type { Sex } from '@vastus/domain/identity/sex'
import type { Language } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** Those that are shown on a day, the newest first. */
export function findAdvertsIn(tx: Tx, language: Language, day: string): Promise<Advert[]> {
  return tx.query<Advert>(sql`select id, title, text, link, language, target_genders, min_age, max_age,
      allowed_countries, licence from adverts where language = ${language} and is_on
        and coalesce(starts_on <= ${day}, true) and coalesce(ends_on >= ${day}, true)
      order by created_at desc, id desc`)
}

export function findReader(tx: Tx, personId: number): Promise<{ sex: Sex; birthDate: string } | undefined> {
  return tx.maybe(sql`select sex, birth_date from persons where id = ${personId}`)
}
