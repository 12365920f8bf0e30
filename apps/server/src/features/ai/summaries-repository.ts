import type { SummarySentence } from '@vastus/domain/ai/evidence'
import type { Language } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { idsWithMerged } from '../../db/shared-conditions.ts'
import { sql } from '../../db/sql.ts'

export type SummaryRow = {
  id: number
  eContactId: number
  clinicId: number
  createdAt: string
  locale: Language
  modelName: string
  promptVersion: number
  sentences: SummarySentence[]
  leftOut: number
  liked: boolean | null
  feedback: string
  isOutdated: boolean
}

const SUMMARY = sql`s.id, s.e_contact_id, s.clinic_id, s.created_at, s.locale, s.model_name, s.prompt_version, s.sentences,
  s.left_out, s.liked, s.feedback,
  exists (select 1 from timeline_entries t where t.e_contact_id in (select e.id from e_contacts e
      where e.id = s.e_contact_id or e.merged_into_id = s.e_contact_id)
    and t.text <> '' and t.id > s.last_entry_id) as is_outdated`

export function findNewestSummary(tx: Tx, eContactId: number): Promise<SummaryRow | undefined> {
  return tx.maybe<SummaryRow>(
    sql`select ${SUMMARY} from ai_summaries s where s.e_contact_id = ${eContactId} order by s.id desc limit 1`,
  )
}

export function findSummary(tx: Tx, id: number): Promise<SummaryRow | undefined> {
  return tx.maybe<SummaryRow>(sql`select ${SUMMARY} from ai_summaries s where s.id = ${id}`)
}

export async function insertSummary(
  tx: Tx,
  given: Pick<
    SummaryRow,
    'eContactId' | 'clinicId' | 'locale' | 'modelName' | 'promptVersion' | 'sentences' | 'leftOut'
  > & { lastEntryId: number },
  by: { userId: number; now: Date },
): Promise<number> {
  const { id } = await tx.one<{
    id: number
  }>(sql`insert into ai_summaries (e_contact_id, clinic_id, locale, sentences, left_out,
      model_name, prompt_version, last_entry_id, created_by_user_id, created_at)
    values (${given.eContactId}, ${given.clinicId}, ${given.locale}, ${JSON.stringify(given.sentences)}::jsonb,
      ${given.leftOut}, ${given.modelName}, ${given.promptVersion}, ${given.lastEntryId}, ${by.userId},
      ${by.now.toISOString()}) returning id`)
  return id
}

export function judgeSummary(
  tx: Tx,
  id: number,
  { liked, feedback }: { liked: boolean; feedback: string },
): void {
  tx.queue(sql`update ai_summaries set liked = ${liked}, feedback = ${feedback} where id = ${id}`)
}

/** An entry of the e-contact, or of one that was merged into it. */
export function findEntryText(
  tx: Tx,
  eContactId: number,
  entryId: number,
): Promise<{ text: string } | undefined> {
  return tx.maybe(sql`select text from timeline_entries
    where id = ${entryId} and e_contact_id in ${idsWithMerged([eContactId])}`)
}

export type TranslationRow = { translation: string; modelName: string }

export function findTranslation(
  tx: Tx,
  entryId: number,
  language: Language,
): Promise<TranslationRow | undefined> {
  return tx.maybe<TranslationRow>(
    sql`select translation, model_name from ai_translations where entry_id = ${entryId} and language = ${language}`,
  )
}

/**
 * What the clinic itself says in a language in place of a ready-made answer: the answer of the same name that all of its staff share.
 */
export async function findApprovedTranslation(
  tx: Tx,
  clinicId: number,
  { text, to }: { text: string; to: Language },
): Promise<string | undefined> {
  const row = await tx.maybe<{ description: string }>(sql`select other.description from templates said
    join templates other on other.clinic_id = said.clinic_id and lower(other.heading) = lower(said.heading)
      and other.language = ${to} and other.visible_to_all and other.id <> said.id
    where said.clinic_id = ${clinicId} and said.visible_to_all and btrim(said.description) = btrim(${text})
    order by other.id limit 1`)
  return row?.description
}

/** Two at the same moment keep the first one. */
export function keepTranslation(
  tx: Tx,
  given: TranslationRow & { entryId: number; clinicId: number; language: Language },
  now: Date,
): void {
  tx.queue(sql`insert into ai_translations (entry_id, clinic_id, language, translation, model_name, created_at)
    values (${given.entryId}, ${given.clinicId}, ${given.language}, ${given.translation}, ${given.modelName},
      ${now.toISOString()})
    on conflict do nothing`)
}
