import type { Language } from '@vastus/domain/locale'
import type { TemplateRestriction } from '@vastus/domain/templates/template'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type TemplateContent = {
  heading: string
  description: string
  onlyForType: TypeCode | null
  visibleToAll: boolean
  language: Language | null
  restriction: TemplateRestriction | null
}
export type TemplateRow = TemplateContent & {
  id: number
  ownerUserId: number
  ownerFirstName: string
  ownerSurname: string
  updatedAt: string
}

export type SharedTemplate = { id: number; clinicId: number; description: string }

const COLUMNS = sql`t.id, t.heading, t.description, t.only_for_type, t.visible_to_all, t.language, t.restriction, t.owner_user_id,
  e.first_name as owner_first_name, e.surname as owner_surname, t.updated_at`
const WITH_OWNER = sql`join employees e on e.clinic_id = t.clinic_id and e.user_id = t.owner_user_id`

/** Own ones, and those that active or former colleagues share. */
export function listTemplateRows(tx: Tx, clinicId: number, userId: number): Promise<TemplateRow[]> {
  return tx.query<TemplateRow>(sql`select ${COLUMNS} from templates t ${WITH_OWNER}
    where t.clinic_id = ${clinicId} and (t.visible_to_all or t.owner_user_id = ${userId})
    order by lower(t.heading), t.id`)
}

/** One that the user may change, held until the end of the transaction. */
export function findOwnTemplate(
  tx: Tx,
  place: { clinicId: number; userId: number; id: number },
): Promise<TemplateRow | undefined> {
  return tx.maybe<TemplateRow>(sql`select ${COLUMNS} from templates t ${WITH_OWNER}
    where t.id = ${place.id} and t.clinic_id = ${place.clinicId} and t.owner_user_id = ${place.userId}
    for update of t`)
}

export async function countOwnTemplates(tx: Tx, clinicId: number, userId: number): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    sql`select count(*) as count from templates where clinic_id = ${clinicId} and owner_user_id = ${userId}`,
  )
  return count
}

export async function insertTemplate(
  tx: Tx,
  place: { clinicId: number; userId: number },
  content: TemplateContent,
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{
    id: number
  }>(sql`insert into templates (clinic_id, owner_user_id, heading, description,
      only_for_type, visible_to_all, language, restriction, created_at, updated_at)
    values (${place.clinicId}, ${place.userId}, ${content.heading}, ${content.description}, ${content.onlyForType},
      ${content.visibleToAll}, ${content.language}, ${content.restriction}, ${now.toISOString()}, ${now.toISOString()}) returning id`)
  return id
}

export async function saveTemplate(tx: Tx, id: number, content: TemplateContent, now: Date): Promise<void> {
  await tx.run(sql`update templates set heading = ${content.heading}, description = ${content.description},
      only_for_type = ${content.onlyForType}, visible_to_all = ${content.visibleToAll}, language = ${content.language},
      restriction = ${content.restriction}, updated_at = ${now.toISOString()}
    where id = ${id}`)
}

export async function deleteTemplate(tx: Tx, id: number): Promise<void> {
  await tx.run(sql`delete from templates where id = ${id}`)
}

/** Those that everybody at the clinic of an e-contact may use. */
export function listSharedTemplates(tx: Tx, eContactId: number): Promise<SharedTemplate[]> {
  return tx.query(sql`select t.id, t.clinic_id, t.description from e_contacts e join templates t on t.clinic_id = e.clinic_id
    where e.id = ${eContactId} and t.visible_to_all`)
}

/** Nothing where somebody has just deleted it: no reply fails for a statistic. */
export function insertUse(tx: Tx, { id, clinicId }: SharedTemplate, at: Date): void {
  tx.queue(sql`insert into template_uses (clinic_id, template_id, used_at)
    select t.clinic_id, t.id, ${at} from templates t where t.id = ${id} and t.clinic_id = ${clinicId}`)
}
