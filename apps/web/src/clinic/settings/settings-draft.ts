import {
  DANGER_RANGE,
  HOLD_RANGE,
  isWorkingDay,
  minutesOf,
  type NumberRange,
  numberInRange,
  PROMISE_RANGE,
  timeOfDay,
} from '@vastus/domain/promises/clinic-settings'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import type { AnswerSettings } from './settings-api.ts'

/** The content of the fields. A reason that is not chosen yet is empty, and so is a promise that is not made. */
export type SettingsDraft = {
  hold: string
  /** Times of day, such as 08:30. */
  opens: string
  closes: string
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
  opens,
  closes,
  promises,
  dangerMinutes,
  version,
}: AnswerSettings): SettingsDraft {
  const all = promises.find(({ eContactType }) => eContactType === null)
  return {
    hold: String(replyHoldSeconds),
    opens: timeOfDay(opens),
    closes: timeOfDay(closes),
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
  | { kind: 'TYPE' | 'TWICE' | 'TIME' | 'DAY' }
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
  const timeAt = (id: 'opens' | 'closes'): number | null => {
    const minutes = minutesOf(draft[id])
    if (minutes === null) problems.push({ id, kind: 'TIME' })
    return minutes
  }
  const replyHoldSeconds = numberAt('hold', draft.hold, HOLD_RANGE)
  const day = { opens: timeAt('opens'), closes: timeAt('closes') }
  const { opens, closes } = { opens: day.opens ?? 0, closes: day.closes ?? 0 }
  if (day.opens !== null && day.closes !== null && !isWorkingDay({ opens, closes }))
    problems.push({ id: 'closes', kind: 'DAY' })
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
    settings: { replyHoldSeconds, opens, closes, promises, dangerMinutes, version: draft.version },
    problems: [],
  }
}
