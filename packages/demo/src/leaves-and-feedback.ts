import type { CountryCode } from '@vastus/domain/country'
import { FEEDBACK_TYPES, keywordsFor } from '@vastus/domain/feedback/feedback'
import { leaveVariantOf } from '@vastus/domain/sick-leave/leave'
import { addDays, localDate } from '@vastus/domain/time/time-zone'
import type { Calendar } from './calendar.ts'
import type { Conversation } from './conversation.ts'
import { FEEDBACK_TEXTS, LEAVE_TEXTS } from './leave-texts.ts'
import { inventPersonalCode } from './personal-codes.ts'
import { Random } from './random.ts'

/** Numbers of its own, so that the rest of the demo stays as it was. */
const SEED = 137
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SHARE_OF_CARE = 0.25
const SHARE_WITH_FEEDBACK = 0.3
const RATINGS = [
  [5, 48],
  [4, 30],
  [3, 12],
  [2, 6],
  [1, 4],
] as const

type World = { calendar: Calendar; countryCode: CountryCode }

/** What patients told of their leaves; the conversations are numbered from 1 in the order given. */
export function tellOfLeaves(talks: readonly Conversation[], { calendar, countryCode }: World): object[] {
  const random = new Random(SEED)
  return talks.flatMap((talk, index) => {
    const variant = leaveVariantOf(talk.type)
    if (variant === null || !talk.direction.endsWith('_TO_CLINIC')) return []
    const texts = LEAVE_TEXTS[talk.creator.language]
    const day = localDate(new Date(talk.startedAt), calendar.timeZone)
    const [jobTitle, jobDescription] = random.pick(texts.jobs)
    const child = { birthDate: `2019-0${random.int(1, 9)}-1${random.int(0, 9)}`, sex: 'FEMALE' } as const
    const code = inventPersonalCode(countryCode, child, random.int(0, 99))
    const isCare = random.chance(SHARE_OF_CARE) && (variant === 'START' || code !== null)
    const told = {
      eContactId: index + 1,
      clinicId: talk.clinicId,
      variant,
      leaveType: isCare ? 'CARE' : 'SICK',
      createdAt: new Date(talk.startedAt + MINUTE_MS).toISOString(),
    }
    const start = {
      startDate: addDays(day, -random.int(0, 2)),
      jobTitle,
      jobDescription,
      worksWeekends: random.chance(0.3),
      unavailableDates: random.chance(0.4) ? random.pick(texts.unavailable) : null,
    }
    const end = {
      returnDate: addDays(day, random.int(1, 3)),
      caredForPersonalCode: isCare ? code : null,
      notes: random.chance(0.5) ? random.pick(texts.notes) : null,
    }
    // All rows have all columns: the first one names them.
    const none = Object.fromEntries([...Object.keys(start), ...Object.keys(end)].map((key) => [key, null]))
    return [{ ...told, ...none, ...(variant === 'START' ? start : end) }]
  })
}

/** What patients thought of finished conversations. The cast has said nothing yet. */
export function collectFeedback(
  talks: readonly Conversation[],
  { calendar, cast }: { calendar: Calendar; cast: readonly unknown[] },
): object[] {
  const random = new Random(SEED)
  const rows = talks.flatMap((talk, index) => {
    const { completedAt, outcome } = talk.state
    const isOver = completedAt !== null && outcome !== 'CANCELLED'
    if (!isOver || !talk.direction.endsWith('_TO_CLINIC') || cast.includes(talk.creator)) return []
    if (!random.chance(SHARE_WITH_FEEDBACK)) return []
    const at = Date.parse(completedAt) + random.int(30, 2 * 24 * 60) * MINUTE_MS
    if (at > Math.min(calendar.now, Date.parse(completedAt) + 30 * DAY_MS)) return []
    const types = random.chance(0.3) ? FEEDBACK_TYPES : (['CLINIC'] as const)
    return types.map((type) => {
      const rating = random.weighted(RATINGS)
      const texts = FEEDBACK_TEXTS[talk.creator.language][rating > 2 ? 'good' : 'bad']
      const keywords = keywordsFor(type).filter((keyword) => keyword !== 'OTHER' && random.chance(0.4))
      const isSilent = type === 'PRM' || random.chance(0.6)
      return {
        eContactId: index + 1,
        clinicId: talk.clinicId,
        type,
        rating,
        keywords: keywords.length > 0 ? keywords : ['SPEED'],
        message: isSilent ? '' : random.pick(texts),
        createdAt: new Date(at).toISOString(),
      }
    })
  })
  return rows.map((row, index) => ({ id: index + 1, ...row }))
}
