import type { DangerSign } from '@vastus/domain/danger-signs/find'
import type { DangerRuleId } from '@vastus/domain/danger-signs/rules'
import { ageOn } from '@vastus/domain/identity/age'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** Where the signs were found: in what began the e-contact, or in the message that was added last. */
type FoundIn = 'FIRST_MESSAGE' | 'NEWEST_MESSAGE'

/** What the writer says of signs that were shown. */
type Shown = { notMeant?: readonly DangerRuleId[] | undefined; saidToCaller?: boolean }

/** Marks an e-contact for the clinic. Goes before its row is rendered. */
export function saveDangerSigns(
  tx: Tx,
  eContact: { id: number; clinicId: number },
  signs: readonly DangerSign[],
  now: Date,
  foundIn: FoundIn = 'FIRST_MESSAGE',
  { notMeant = [], saidToCaller = false }: Shown = {},
): void {
  const entryId =
    foundIn === 'FIRST_MESSAGE'
      ? sql`null`
      : sql`(select max(id) from timeline_entries where e_contact_id = ${eContact.id})`
  for (const { ruleId, words, level, because, loweredBy } of signs)
    tx.queue(sql`insert into danger_signs (e_contact_id, clinic_id, entry_id, rule_id, words, level, because, lowered_by, created_at,
        not_meant, said_to_caller)
      values (${eContact.id}, ${eContact.clinicId}, ${entryId}, ${ruleId}, ${words}::text[], ${level}, ${because},
        ${loweredBy}::text[], ${now.toISOString()}, ${notMeant.includes(ruleId)}, ${saidToCaller && level !== 'NOTICE'})`)
}

/** Age in whole years of whom an e-contact is about, by the clinic's calendar. */
export async function findPatientAge(
  tx: Tx,
  eContact: { patientPersonId: number; clinicId: number },
  now: Date,
): Promise<number> {
  const { birthDate, timeZone } = await tx.one<{ birthDate: string; timeZone: string }>(
    sql`select p.birth_date, k.time_zone from persons p join clinics k on k.id = ${eContact.clinicId}
      where p.id = ${eContact.patientPersonId}`,
  )
  return ageOn(birthDate, localDate(now, timeZone)).years
}
