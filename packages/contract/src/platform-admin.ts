import { PART_STATES } from '@vastus/domain/platform/attention'
import { PLANS, PLAN_REASON_MAX } from '@vastus/domain/clinic/plan'
import { COUNTRY_CODES } from '@vastus/domain/country'
import * as z from 'zod/mini'
import { calendarDate, id, idText, instant, page, requiredText, version } from './fields.ts'
import { route } from './route.ts'

const read = {
  method: 'GET',
  access: 'ADMIN',
  objects: {},
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
} as const

const count = z.int()

export const getPlatformState = route({
  ...read,
  path: '/prm/state',
  summary: 'How the installation fares: its parts, jobs, disk and backups, and who waits for the platform',
  response: z.object({
    parts: z.record(z.string(), z.enum(PART_STATES)),
    /** Since when each part is as it is, as far as the server knows. */
    since: z.record(z.string(), instant),
    jobs: z.object({
      due: count,
      later: count,
      dead: count,
      /** Since when the job that is due longest has been waiting. */
      oldestDueAt: z.nullable(instant),
      /** What was given up, by kind. */
      deadByKind: z.array(z.object({ kind: z.string(), count })),
    }),
    /** The fullest disk that the server writes to; null where it writes to none. */
    disk: z.nullable(z.object({ freeBytes: z.number(), totalBytes: z.number() })),
    backup: z.object({ isExpected: z.boolean(), newestAt: z.nullable(instant) }),
    openSupportRequests: count,
    waitingApplications: count,
    at: instant,
  }),
  audit: null,
})

export const platformClinic = z.object({
  id,
  name: z.string(),
  address: z.string(),
  countryCode: z.enum(COUNTRY_CODES),
  plan: z.enum(PLANS),
  planValidFrom: calendarDate,
  /** Why the platform gave the clinic this plan; null where it did not. */
  planReason: z.nullable(z.string()),
  employeeCount: count,
  isActive: z.boolean(),
  createdAt: instant,
  version,
})
export type PlatformClinic = z.output<typeof platformClinic>

export const listPlatformClinics = route({
  ...read,
  path: '/prm/clinics',
  summary: 'All clinics with their plan and the number of their employees; nothing of their patients',
  response: page(platformClinic),
  audit: null,
})

export const changePlatformClinicPlan = route({
  method: 'POST',
  path: '/prm/clinics/:id/plan',
  summary: 'Gives a clinic another plan from today on; the clinic gets the reason by mail',
  access: 'ADMIN',
  params: z.strictObject({ id: idText }),
  body: z.strictObject({
    plan: z.enum(PLANS),
    reason: requiredText(PLAN_REASON_MAX, 'REASON_TEXT_TOO_LONG'),
  }),
  response: platformClinic,
  objects: { 'params.id': 'clinic' },
  audit: 'CLINIC_PLAN_CHANGE',
  idempotency: 'ACCEPTED',
  versioned: true,
  rate: 'API',
  errors: [],
})
