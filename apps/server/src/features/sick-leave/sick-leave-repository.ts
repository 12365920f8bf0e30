import type { SickLeave } from '@vastus/contract/shapes'
import type { LeaveType, LeaveVariant } from '@vastus/domain/sick-leave/leave'
import type { LeaveAnswers } from '@vastus/domain/sick-leave/leave-answers'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { EContact } from '../e-contacts/index.ts'

const COLUMNS = sql`variant, leave_type, start_date, job_title, job_description, works_weekends, unavailable_dates, return_date,
  cared_for_personal_code, notes, created_at`

export function findSickLeave(tx: Tx, eContactId: number): Promise<SickLeave | undefined> {
  return tx.maybe<SickLeave>(
    sql`select ${COLUMNS} from sick_leave_requests where e_contact_id = ${eContactId}`,
  )
}

/** When the newest leave of this kind began that the same patient asked this clinic for; null when there is none. */
export async function findLatestStart(
  tx: Tx,
  { clinicId, patientPersonId }: Pick<EContact, 'clinicId' | 'patientPersonId'>,
  leaveType: LeaveType,
): Promise<string | null> {
  const row = await tx.maybe<{ startDate: string }>(sql`select l.start_date
    from sick_leave_requests l join e_contacts e on e.id = l.e_contact_id
    where e.clinic_id = ${clinicId} and e.patient_person_id = ${patientPersonId} and l.variant = 'START'
      and l.leave_type = ${leaveType} and e.status <> 'rejected' and e.outcome is distinct from 'CANCELLED'
    order by l.created_at desc, l.e_contact_id desc limit 1`)
  return row?.startDate ?? null
}

/** Empty texts were not answered: null. */
export function insertSickLeave(
  tx: Tx,
  eContact: { id: number; clinicId: number },
  leave: LeaveAnswers & { variant: LeaveVariant; leaveType: LeaveType },
  now: Date,
): Promise<SickLeave> {
  return tx.one<SickLeave>(sql`insert into sick_leave_requests (e_contact_id, clinic_id, variant, leave_type, start_date,
      job_title, job_description, works_weekends, unavailable_dates, return_date, cared_for_personal_code, notes, created_at)
    values (${eContact.id}, ${eContact.clinicId}, ${leave.variant}, ${leave.leaveType}, ${leave.startDate ?? null},
      ${leave.jobTitle || null}, ${leave.jobDescription || null}, ${leave.worksWeekends ?? null},
      ${leave.unavailableDates || null}, ${leave.returnDate ?? null}, ${leave.caredForPersonalCode || null},
      ${leave.notes || null}, ${now.toISOString()})
    returning ${COLUMNS}`)
}
