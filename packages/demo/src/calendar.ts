import { addDays, localDate, startOfLocalDay } from '@vastus/domain/time/time-zone'
import type { Random } from './random.ts'

const MINUTE_MS = 60_000
const DAYS_BACK = 400
const OPENS_AT_MINUTE = 8 * 60
const CLOSES_AT_MINUTE = 17 * 60

/** When people at a clinic work and patients write, all before `now`. Instants are milliseconds since 1970. */
export class Calendar {
  readonly now: number
  readonly today: string
  readonly timeZone: string
  readonly #random: Random
  /** First instants of the last days, today first. */
  readonly #starts: number[] = []

  constructor(now: Date, timeZone: string, random: Random) {
    this.now = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
    this.today = localDate(now, timeZone)
    this.timeZone = timeZone
    this.#random = random
  }

  /** The first instant of the day so many days ago; negative days lie ahead. */
  startOf(daysAgo: number): number {
    if (daysAgo < 0) return startOfLocalDay(addDays(this.today, -daysAgo), this.timeZone).getTime()
    this.#starts[daysAgo] ??= startOfLocalDay(addDays(this.today, -daysAgo), this.timeZone).getTime()
    return this.#starts[daysAgo]
  }

  /** A moment at which a patient might write: seldom at night, mostly in the evening; null when it is yet to come. */
  writingMoment(daysAgo: number): number | null {
    const hour = this.#random.weighted(WRITING_HOURS)
    const at = this.#moment(daysAgo, hour * 60 + this.#random.int(0, 59))
    return at < this.now - 2 * MINUTE_MS ? at : null
  }

  /** The patient's next moment, some hours after `after`, not between 23 and 7. */
  patientAfter(after: number): number {
    const at = after + this.#random.int(25, 20 * 60) * MINUTE_MS
    const { daysAgo, minute } = this.#locate(at)
    if (minute < 7 * 60) return this.#moment(daysAgo, 7 * 60 + this.#random.int(0, 150))
    if (minute >= 23 * 60) return this.#moment(daysAgo - 1, 7 * 60 + this.#random.int(0, 150))
    return at
  }

  /** The clinic's next moment in working hours after `after`. */
  clinicAfter(after: number, minMinutes = 4, maxMinutes = 5 * 60): number {
    const at = after + this.#random.int(minMinutes, maxMinutes) * MINUTE_MS
    const { daysAgo, minute } = this.#locate(at)
    if (minute < OPENS_AT_MINUTE) return this.#morningFrom(daysAgo)
    if (minute >= CLOSES_AT_MINUTE) return this.#morningFrom(daysAgo - 1)
    return this.#isWeekend(daysAgo) ? this.#morningFrom(daysAgo) : at
  }

  #morningFrom(daysAgo: number): number {
    return this.#isWeekend(daysAgo)
      ? this.#morningFrom(daysAgo - 1)
      : this.#moment(daysAgo, OPENS_AT_MINUTE + this.#random.int(3, 200))
  }

  #isWeekend(daysAgo: number): boolean {
    return [0, 6].includes(new Date(`${addDays(this.today, -daysAgo)}T00:00:00Z`).getUTCDay())
  }

  #moment(daysAgo: number, minute: number): number {
    return this.startOf(daysAgo) + minute * MINUTE_MS + this.#random.int(0, 59) * 1_000
  }

  /** Which day, and which minute of it. */
  #locate(at: number): { daysAgo: number; minute: number } {
    let daysAgo = 0
    while (daysAgo < DAYS_BACK && this.startOf(daysAgo) > at) daysAgo++
    while (this.startOf(daysAgo - 1) <= at) daysAgo--
    return { daysAgo, minute: Math.floor((at - this.startOf(daysAgo)) / MINUTE_MS) }
  }
}

const WRITING_HOURS = [
  [7, 4],
  [8, 8],
  [9, 9],
  [10, 7],
  [11, 5],
  [12, 6],
  [14, 4],
  [16, 5],
  [17, 7],
  [18, 10],
  [19, 13],
  [20, 14],
  [21, 10],
  [22, 5],
] as const
