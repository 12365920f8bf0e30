import { PROFESSIONS } from '@vastus/domain/roles'
import * as z from 'zod/mini'
import { inOrder, periodDays } from './feedback.ts'
import { calendarDate, idText } from './fields.ts'
import { route } from './route.ts'
import { eContactType } from './shapes.ts'

/** Whole minutes from the sending on; null where nothing has been answered yet. */
const duration = z.nullable(z.object({ medianMinutes: z.int(), p90Minutes: z.int() }))

export const workStatistics = route({
  method: 'GET',
  path: '/clinic/:id/work-statistics',
  summary:
    'What patients asked in a period, when, and how soon the clinic answered; no figures of single people',
  access: 'STAFF',
  params: z.strictObject({ id: idText }),
  query: z.strictObject(periodDays).check(inOrder),
  response: z.object({
    received: z.int(),
    answered: z.int(),
    completed: z.int(),
    reopened: z.int(),
    withDanger: z.int(),
    firstAnswer: duration,
    completion: duration,
    /** Answers that were promised, by whether they came in time; what is still in time is in neither. */
    promised: z.object({ kept: z.int(), late: z.int() }),
    trendStep: z.enum(['day', 'week', 'month']),
    /** Each begins on the day named; those in which nothing came are left out. */
    trend: z.array(z.object({ from: calendarDate, count: z.int() })),
    /** By the clock of the clinic. */
    hours: z.array(z.object({ hour: z.int().check(z.minimum(0), z.maximum(23)), count: z.int() })),
    /** Monday is 1. */
    weekdays: z.array(z.object({ weekday: z.int().check(z.minimum(1), z.maximum(7)), count: z.int() })),
    /** The most frequent first. */
    types: z.array(z.object({ eContactType, count: z.int() })),
    /** Who gave the first answer. */
    professions: z.array(z.object({ profession: z.nullable(z.enum(PROFESSIONS)), count: z.int() })),
    /** Replies that were written with a shared ready-made answer, by its heading; the most frequent first. */
    templates: z.array(z.object({ heading: z.string(), count: z.int() })),
  }),
  objects: { 'params.id': 'clinic' },
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})
