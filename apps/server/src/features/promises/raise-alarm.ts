import type { DangerLevel } from '@vastus/domain/danger-signs/context'
import { gravestLevel } from '@vastus/domain/danger-signs/gravest-level'
import { dueAt, endOfWorkingDay } from '@vastus/domain/promises/working-hours'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { postJob } from '../../jobs/queue.ts'
import { PUSH_ALARM_JOB } from '../delivery/index.ts'
import { DANGER_ALARM_JOB } from './alarm-job.ts'
import { insertAlarm } from './alarms-repository.ts'
import { postReminders } from './follow-promise.ts'
import { findCalendar, hastenPromise } from './promises-repository.ts'

type Endangered = { id: number; clinicId: number; creatorPersonId: number; eContactType: TypeCode }

/**
 * What danger signs in a message or a questionnaire of the patient change for the clinic: for the gravest level somebody must take it within the time
 * that the clinic has set for itself; for the middle one an answer is promised by the end of the working day. Goes before the row
 * is drawn, and after the ordinary promise has begun.
 */
export async function raiseAlarm(
  tx: Tx,
  eContact: Endangered,
  signs: readonly { level: DangerLevel }[],
  now: Date,
): Promise<void> {
  const level = gravestLevel(signs.map((sign) => sign.level))
  if (level === null || level === 'NOTICE') return
  const found = await findCalendar(tx, eContact.clinicId, eContact.eContactType)
  if (!found) return
  const { chosenHours: _chosen, dangerMinutes, ...calendar } = found
  if (level === 'SAME_DAY') {
    const promised = { since: now, soonAt: now, dueAt: endOfWorkingDay(now, calendar) }
    hastenPromise(tx, {
      eContactId: eContact.id,
      clinicId: eContact.clinicId,
      creatorPersonId: eContact.creatorPersonId,
      ...promised,
    })
    return postReminders(tx, eContact.id, promised, now)
  }
  const due = dueAt(now, dangerMinutes / 60, calendar)
  insertAlarm(tx, eContact, now, due)
  postJob(tx, {
    kind: DANGER_ALARM_JOB,
    payload: { eContactId: eContact.id },
    runAt: due,
    dedupeKey: `${DANGER_ALARM_JOB}:${eContact.id}:${now.toISOString()}`,
  })
  postJob(tx, {
    kind: PUSH_ALARM_JOB,
    payload: { eContactId: eContact.id },
    dedupeKey: `${PUSH_ALARM_JOB}:${eContact.id}:${now.toISOString()}`,
  })
}
