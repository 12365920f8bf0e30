import type { createOwnSmsTemplate as route, OwnSmsTemplate } from '@vastus/contract/sms-saved'
import type { RouteInput } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type TemplateContent = Omit<RouteInput<typeof route>['body'], 'clinicId'>

const columns = sql`id, name, category, icon, text, filters, version, updated_at`

export function listTemplates(tx: Tx, clinicId: number): Promise<OwnSmsTemplate[]> {
  return tx.query<OwnSmsTemplate>(
    sql`select ${columns} from sms_templates where clinic_id = ${clinicId} order by search_key(name), id`,
  )
}

/** One that the caller may change, held until the end of the transaction. */
export function lockTemplate(
  tx: Tx,
  id: number,
): Promise<(OwnSmsTemplate & { clinicId: number }) | undefined> {
  return tx.maybe(sql`select ${columns}, clinic_id from sms_templates where id = ${id} for update`)
}

/** One transaction at a time of a clinic counts until it ends, so that two do not both keep the last one. */
export async function lockAndCountTemplates(tx: Tx, clinicId: number): Promise<number> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sms templates of clinic ${clinicId}`}, 0))`,
  )
  const { count } = await tx.one<{ count: number }>(
    sql`select count(*) as count from sms_templates where clinic_id = ${clinicId}`,
  )
  return count
}

export function insertTemplate(
  tx: Tx,
  clinicId: number,
  { name, category, icon, text, filters }: TemplateContent,
  now: Date,
): Promise<OwnSmsTemplate> {
  return tx.one<OwnSmsTemplate>(sql`insert into sms_templates (clinic_id, name, category, icon, text, filters, updated_at)
    values (${clinicId}, ${name}, ${category}, ${icon}, ${text}, ${JSON.stringify(filters)}::jsonb, ${now}) returning ${columns}`)
}

export function saveTemplate(
  tx: Tx,
  id: number,
  { name, category, icon, text, filters }: TemplateContent,
  now: Date,
): Promise<OwnSmsTemplate> {
  return tx.one<OwnSmsTemplate>(sql`update sms_templates set name = ${name}, category = ${category}, icon = ${icon}, text = ${text},
      filters = ${JSON.stringify(filters)}::jsonb, version = version + 1, updated_at = ${now} where id = ${id} returning ${columns}`)
}

export async function deleteTemplate(tx: Tx, id: number): Promise<void> {
  await tx.run(sql`delete from sms_templates where id = ${id}`)
}
