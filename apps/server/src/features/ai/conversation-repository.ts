import type { AiFeature } from '@vastus/domain/ai/features'
import { type FeatureState, featureState } from '@vastus/domain/clinic/features'
import type { Plan } from '@vastus/domain/clinic/plan'
import type { Tx } from '../../db/database.ts'
import { idsWithMerged } from '../../db/shared-conditions.ts'
import { sql } from '../../db/sql.ts'

export type SaidEntry = { id: number; authorRole: string; text: string }

/** What was written in an e-contact and in those merged into it, oldest first, without empty steps. */
export function listSaid(tx: Tx, eContactId: number): Promise<SaidEntry[]> {
  return tx.query<SaidEntry>(sql`select id, author_role, text from timeline_entries
    where e_contact_id in ${idsWithMerged([eContactId])} and text <> '' order by created_at, id`)
}

export type ConcernedPerson = {
  firstName: string
  surname: string
  personalCode: string | null
  birthDate: string | null
  email: string | null
  phone: string | null
}

/** The patient and the one who acts for the patient, with everything that could tell who they are. */
export function listConcerned(tx: Tx, personIds: readonly number[]): Promise<ConcernedPerson[]> {
  return tx.query<ConcernedPerson>(sql`select first_name, surname, personal_code, birth_date, email, phone
    from persons where id = any (${[...personIds]}::bigint[])`)
}

/** Everybody who wrote in it, as they were named then. */
export async function listAuthorNames(tx: Tx, eContactId: number): Promise<string[]> {
  const rows = await tx.query<{
    name: string
  }>(sql`select distinct author_first_name || ' ' || author_surname as name
    from timeline_entries where e_contact_id in ${idsWithMerged([eContactId])}`)
  return rows.map(({ name }) => name)
}

/** What a clinic chose for a feature, unless it cannot have it. @param hasProvider whether there is a language model to call */
export async function findFeatureState(
  tx: Tx,
  { clinicId, feature, hasProvider }: { clinicId: number; feature: AiFeature; hasProvider: boolean },
): Promise<FeatureState> {
  const row = await tx.maybe<{ plan: Plan; chosen: string | null }>(
    sql`select plan, features ->> ${feature} as chosen from clinics where id = ${clinicId}`,
  )
  return row ? featureState(feature, { ...row, hasProvider }) : 'NOT_AVAILABLE'
}

/** The patient who is calling, and everybody for whom they may write or have written: row-level security shows no others. */
export function listOwnPeople(tx: Tx): Promise<ConcernedPerson[]> {
  return tx.query<ConcernedPerson>(
    sql`select first_name, surname, personal_code, birth_date, email, phone from persons`,
  )
}
