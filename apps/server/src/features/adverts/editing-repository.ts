import type { EditedAdvert } from '@vastus/contract/advert-editing'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type WrittenAdvert = Omit<EditedAdvert, 'id' | 'version' | 'createdAt' | 'shown' | 'opened'>

const EDITED = sql`select a.id, a.title, a.text, a.link, a.language, a.target_genders, a.min_age, a.max_age,
  a.allowed_countries, a.licence, a.is_on, a.starts_on, a.ends_on, a.version, a.created_at,
  (select coalesce(sum(d.shown), 0)::int from advert_days d where d.advert_id = a.id) as shown,
  (select coalesce(sum(d.opened), 0)::int from advert_days d where d.advert_id = a.id) as opened
  from adverts a`

export function listEditedAdverts(tx: Tx): Promise<EditedAdvert[]> {
  return tx.query<EditedAdvert>(sql`${EDITED} order by a.created_at desc, a.id desc`)
}

export function findEditedAdvert(
  tx: Tx,
  id: number,
  { lock = false } = {},
): Promise<EditedAdvert | undefined> {
  return tx.maybe<EditedAdvert>(sql`${EDITED} where a.id = ${id} ${lock ? sql`for update of a` : sql``}`)
}

export async function insertAdvert(tx: Tx, advert: WrittenAdvert, now: Date): Promise<number> {
  const { id } = await tx.one<{
    id: number
  }>(sql`insert into adverts (title, text, link, licence, language, target_genders,
      min_age, max_age, allowed_countries, is_on, starts_on, ends_on, created_at)
    values (${advert.title}, ${advert.text}, ${advert.link}, ${advert.licence}, ${advert.language},
      ${[...advert.targetGenders]}::text[], ${advert.minAge}, ${advert.maxAge}, ${[...advert.allowedCountries]}::text[],
      ${advert.isOn}, ${advert.startsOn}, ${advert.endsOn}, ${now.toISOString()})
    returning id`)
  return id
}

export async function saveAdvert(tx: Tx, id: number, advert: WrittenAdvert): Promise<void> {
  await tx.run(sql`update adverts set title = ${advert.title}, text = ${advert.text}, link = ${advert.link},
      licence = ${advert.licence}, language = ${advert.language}, target_genders = ${[...advert.targetGenders]}::text[],
      min_age = ${advert.minAge}, max_age = ${advert.maxAge},
      allowed_countries = ${[...advert.allowedCountries]}::text[], is_on = ${advert.isOn}, starts_on = ${advert.startsOn},
      ends_on = ${advert.endsOn}, version = version + 1
    where id = ${id}`)
}

/** False where there is no such advert. */
export async function countShowing(
  tx: Tx,
  { id, what, day }: { id: number; what: 'SHOWN' | 'OPENED'; day: string },
): Promise<boolean> {
  const { isCounted } = await tx.one<{ isCounted: boolean }>(
    sql`select count_advert(${id}, ${what}, ${day}) as is_counted`,
  )
  return isCounted
}
