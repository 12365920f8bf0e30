import {
  DANGER_RANGE,
  HOLD_RANGE,
  type NumberRange,
  numberInRange,
  PROMISE_RANGE,
} from '@vastus/domain/promises/clinic-settings'
import { isWeek, readDayHours, writeDayHours } from '@vastus/domain/promises/opening-hours'
import { isCalendarDate } from '@vastus/domain/time/time-zone'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import type { AnswerSettings } from './settings-api.ts'

/** The names of the days in the catalogue, Monday first. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** The content of the fields. A reason that is not chosen yet is empty, and so is a promise that is not made. */
export type SettingsDraft = {
  hold: string
  /** Hours of each day, Monday first, such as `08:00–12:00, 13:00–17:00`; empty where the clinic is closed. */
  week: string[]
  specialDays: { date: string; hours: string }[]
  all: string
  /** Minutes. */
  danger: string
  types: { type: string; hours: string }[]
  /** The version that the writer has seen. */
  version: number
  /** Nothing here is a text that could be joined with another one. */
  text: string
}

export function draftOf({
  replyHoldSeconds,
  week,
  specialDays,
  promises,
  dangerMinutes,
  version,
}: AnswerSettings): SettingsDraft {
  const all = promises.find(({ eContactType }) => eContactType === null)
  return {
    hold: String(replyHoldSeconds),
    week: week.map(writeDayHours),
    specialDays: specialDays.map(({ date, hours }) => ({ date, hours: writeDayHours(hours) })),
    all: all ? String(all.workingHours) : '',
    danger: String(dangerMinutes),
    types: promises.flatMap(({ eContactType, workingHours }) =>
      eContactType === null ? [] : [{ type: eContactType, hours: String(workingHours) }],
    ),
    version,
    text: '',
  }
}

export type SettingsProblem = { id: string } & (
  | { kind: 'RANGE'; range: NumberRange }
  | { kind: 'TYPE' | 'TWICE' | 'HOURS' | 'WEEK' | 'DATE' | 'DATE_TWICE' }
)

/** The settings as typed, or what is wrong with them, each at its field. */
export function settingsOf(
  draft: SettingsDraft,
): { settings: AnswerSettings; problems: [] } | { settings: null; problems: SettingsProblem[] } {
  const problems: SettingsProblem[] = []
  const numberAt = (id: string, typed: string, range: NumberRange): number => {
    const number = numberInRange(typed, range)
    if (number === null) problems.push({ id, kind: 'RANGE', range })
    return number ?? 0
  }
  const hoursAt = (id: string, typed: string) => {
    const hours = readDayHours(typed)
    if (hours === null) problems.push({ id, kind: 'HOURS' })
    return [...(hours ?? [])]
  }
  const replyHoldSeconds = numberAt('hold', draft.hold, HOLD_RANGE)
  const week = draft.week.map((typed, index) => hoursAt(`day-${index}`, typed))
  if (!isWeek(week) && draft.week.every((typed) => typed.trim() === ''))
    problems.push({ id: 'day-0', kind: 'WEEK' })
  const specialDays = draft.specialDays.map(({ date, hours }, index) => {
    const isTwice = draft.specialDays.findIndex((each) => each.date === date) < index
    if (!isCalendarDate(date)) problems.push({ id: `special-${index}`, kind: 'DATE' })
    else if (isTwice) problems.push({ id: `special-${index}`, kind: 'DATE_TWICE' })
    return { date, hours: hoursAt(`special-hours-${index}`, hours) }
  })
  const promises: AnswerSettings['promises'] = []
  if (draft.all.trim() !== '')
    promises.push({ eContactType: null, workingHours: numberAt('all', draft.all, PROMISE_RANGE) })
  for (const [index, { type, hours }] of draft.types.entries()) {
    const isTwice = draft.types.findIndex((each) => each.type === type) < index
    if (!isTypeCode(type)) problems.push({ id: `type-${index}`, kind: 'TYPE' })
    else if (isTwice) problems.push({ id: `type-${index}`, kind: 'TWICE' })
    const workingHours = numberAt(`hours-${index}`, hours, PROMISE_RANGE)
    if (isTypeCode(type)) promises.push({ eContactType: type, workingHours })
  }
  const dangerMinutes = numberAt('danger', draft.danger, DANGER_RANGE)
  if (problems.length > 0) return { settings: null, problems }
  return {
    settings: { replyHoldSeconds, week, specialDays, promises, dangerMinutes, version: draft.version },
    problems: [],
  }
}
