import type { NoticeState } from '@vastus/domain/information-hub/notice'
import type { NoticeContent } from '@vastus/domain/information-hub/notice-content'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** A notice as the platform edits it. */
export type EditedNotice = NoticeContent & {
  id: number
  state: NoticeState
  version: number
  publishedAt: string | null
  updatedAt: string
  /** What is typed for the next publishing of one that is already published or has expired. */
  draft: NoticeContent | null
}

const COLUMNS = sql`id, state, version, type, concerns_prescription_drug, for_types, tags, source, title, text, draft,
  published_at, updated_at`

export function listNoticeRows(tx: Tx): Promise<EditedNotice[]> {
  return tx.query<EditedNotice>(sql`select ${COLUMNS} from hub_notices order by updated_at desc, id desc`)
}

export function findNotice(tx: Tx, id: number): Promise<EditedNotice | undefined> {
  return tx.maybe<EditedNotice>(sql`select ${COLUMNS} from hub_notices where id = ${id} for update`)
}

export async function insertDraft(tx: Tx, content: NoticeContent, now: Date): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`insert into hub_notices
      (state, type, concerns_prescription_drug, for_types, tags, source, title, text, updated_at)
    values ('DRAFT', ${content.type}, ${content.concernsPrescriptionDrug}, ${content.forTypes}::text[],
      ${content.tags}::text[], ${content.source}, ${JSON.stringify(content.title)}::jsonb,
      ${JSON.stringify(content.text)}::jsonb, ${now.toISOString()})
    returning id`)
  return id
}

export async function putContent(
  tx: Tx,
  id: number,
  content: NoticeContent,
  { state, now }: { state: NoticeState; now: Date },
): Promise<void> {
  await tx.run(sql`update hub_notices set state = ${state}, type = ${content.type},
      concerns_prescription_drug = ${content.concernsPrescriptionDrug}, for_types = ${content.forTypes}::text[],
      tags = ${content.tags}::text[], source = ${content.source}, title = ${JSON.stringify(content.title)}::jsonb,
      text = ${JSON.stringify(content.text)}::jsonb, draft = null, version = version + 1,
      published_at = case when ${state} = 'PUBLISHED' then ${now.toISOString()}::timestamptz else published_at end,
      updated_at = ${now.toISOString()}
    where id = ${id}`)
}

export async function putDraft(tx: Tx, id: number, content: NoticeContent, now: Date): Promise<void> {
  await tx.run(sql`update hub_notices set draft = ${JSON.stringify(content)}::jsonb, version = version + 1,
    updated_at = ${now.toISOString()} where id = ${id}`)
}

export async function putState(tx: Tx, id: number, state: NoticeState, now: Date): Promise<void> {
  await tx.run(sql`update hub_notices set state = ${state}, version = version + 1,
    updated_at = ${now.toISOString()} where id = ${id}`)
}
