import { promisedHours, type WorkingCalendar } from '@vastus/domain/promises/working-hours'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { findCalendar } from './promises-repository.ts'

export type PromisedHours = WorkingCalendar & { workingHours: number }

/** What is promised for a type at a clinic, with the calendar that it counts by; undefined where nothing is promised. */
export async function findPromisedHours(
  tx: Tx,
  clinicId: number,
  type: TypeCode,
): Promise<PromisedHours | undefined> {
  const found = await findCalendar(tx, clinicId, type)
  if (!found) return undefined
  const { chosenHours, dangerMinutes: _danger, ...calendar } = found
  const workingHours = promisedHours(type, chosenHours, calendar)
  return workingHours === null ? undefined : { ...calendar, workingHours }
}
