import type { CountryCode } from '@vastus/domain/country'
import { countryProfile } from '@vastus/domain/country'
import { USUAL_HOURS } from '@vastus/domain/promises/opening-hours'
import { promisedHours, promisedTimes } from '@vastus/domain/promises/working-hours'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { OwnerTx } from '../../port.ts'
import { sql } from '../../sql.ts'
import { insertAll } from './insert-all.ts'

const CLINIC_ID = 1
/** Three working days, or a little less. */
const WORKING_HOURS = 24

type Waiting = { id: number; creatorPersonId: number; since: string; eContactType: TypeCode }

/** The first clinic promises an answer; what waits for it has waited under that promise. Render the rows first. */
export async function makePromises(tx: OwnerTx, country: CountryCode): Promise<void> {
  await insertAll(tx, 'answer_promises', [
    { clinicId: CLINIC_ID, eContactType: null, workingHours: WORKING_HOURS },
  ])
  const waiting =
    await tx.query<Waiting>(sql`select e.id, e.creator_person_id, e.e_contact_type, r.waiting_since as since
    from e_contacts e join e_contact_rows r on r.e_contact_id = e.id
    where e.clinic_id = ${CLINIC_ID} and r.waiting_since is not null order by e.id`)
  const calendar = { timeZone: countryProfile(country).timeZone, country, ...USUAL_HOURS }
  await insertAll(
    tx,
    'e_contact_promises',
    waiting.map(({ id, creatorPersonId, since, eContactType }) => {
      const hours = promisedHours(eContactType, WORKING_HOURS, calendar) ?? WORKING_HOURS
      const { soonAt, dueAt } = promisedTimes(new Date(since), hours, calendar)
      return {
        eContactId: id,
        clinicId: CLINIC_ID,
        creatorPersonId,
        since,
        soonAt: soonAt.toISOString(),
        dueAt: dueAt.toISOString(),
      }
    }),
  )
  for (const { id } of waiting) await tx.run(sql`select refresh_e_contact_row(${id}::bigint)`)
}
