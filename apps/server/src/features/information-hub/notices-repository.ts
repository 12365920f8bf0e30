import type { NoticeType } from '@vastus/domain/information-hub/notice'
import type { HubTag } from '@vastus/domain/information-hub/tags'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Language } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** A published notice in one language. */
export type ShownNotice = {
  id: number
  type: NoticeType
  concernsPrescriptionDrug: boolean
  title: string
  text: string
  source: string
  tags: HubTag[]
  publishedAt: string
  isRead: boolean
}

type Wanted = {
  types?: readonly NoticeType[] | undefined
  eContactType?: TypeCode | undefined
  id?: number
}

/** What is published, the newest first; which of them a profession is shown is a rule of the domain. */
export function listPublished(
  tx: Tx,
  { userId, language }: { userId: number; language: Language },
  { types, eContactType, id }: Wanted,
): Promise<ShownNotice[]> {
  return tx.query<ShownNotice>(sql`select n.id, n.type, n.concerns_prescription_drug, n.title ->> ${language} as title,
      n.text ->> ${language} as text, n.source, n.tags, n.published_at,
      exists (select 1 from hub_notice_reads r where r.notice_id = n.id and r.user_id = ${userId}
        and r.read_at >= n.published_at) as is_read
    from hub_notices n
    where n.state = 'PUBLISHED'
      ${types?.length ? sql`and n.type = any (${types}::text[])` : sql``}
      ${eContactType ? sql`and ${eContactType} = any (n.for_types)` : sql``}
      ${id === undefined ? sql`` : sql`and n.id = ${id}`}
    order by n.published_at desc, n.id`)
}

export async function markRead(tx: Tx, userId: number, noticeIds: number[], now: Date): Promise<void> {
  await tx.run(sql`insert into hub_notice_reads (user_id, notice_id, read_at)
    select ${userId}, id, ${now.toISOString()} from unnest(${noticeIds}::bigint[]) as id
    on conflict (user_id, notice_id) do update set read_at = excluded.read_at`)
}
