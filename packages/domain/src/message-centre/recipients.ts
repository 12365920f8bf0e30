import type { CountryCode } from '../country.ts'
import { isAdult } from '../identity/age.ts'
import { describePhone } from '../identity/phone.ts'

/** Why somebody gets no SMS, in the order in which the reasons are tried. */
export const SKIP_REASONS = [
  'OPTED_OUT',
  'MINOR',
  'NO_PHONE',
  'INVALID_PHONE',
  'LANDLINE',
  'FOREIGN',
  'DOUBLE_NUMBER',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** The European Economic Area and Great Britain: an SMS there costs no more. */
const NEAR = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Whether a number in E.164 can get an SMS from a clinic of a country; the reason if not. */
export function checkSmsNumber(
  phone: string | null,
  country: CountryCode,
): Exclude<SkipReason, 'OPTED_OUT' | 'MINOR' | 'DOUBLE_NUMBER'> | null {
  if (!phone) return 'NO_PHONE'
  const described = describePhone(phone)
  if (!described) return 'INVALID_PHONE'
  const { kind, region } = described
  if (region !== country && !NEAR.has(region ?? '')) return 'FOREIGN'
  if (kind === 'LANDLINE') return 'LANDLINE'
  return kind === 'MOBILE' ? null : 'INVALID_PHONE'
}

export type Candidate = {
  id: number
  birthDate: string
  /** As the clinic knows it, E.164. */
  phone: string | null
  /** Wants no SMS from the clinic, or the number is of somebody who wants none. */
  hasOptedOut: boolean
  /** Those who act for the person and have a number, in the order in which they are tried. */
  representatives: readonly Representative[]
}
type Representative = { id: number; phone: string; hasOptedOut: boolean }
/** `toPersonId`: whose phone it is, the candidate's own or that of somebody who acts for the candidate. */
export type Decision = { id: number; phone: string; toPersonId: number } | { id: number; skipped: SkipReason }

/**
 * Who of the candidates gets a message, at which number, and why the others get none.
 *
 * A message about a minor goes to somebody who acts for the minor. A number gets one message: whose own it is has it, otherwise the
 * first candidate.
 *
 * @param about.today `YYYY-MM-DD` in the clinic's calendar
 */
export function decideRecipients(
  candidates: readonly Candidate[],
  { country, today }: { country: CountryCode; today: string },
): Decision[] {
  const decisions = candidates.map((candidate) => ({
    id: candidate.id,
    ...reachOf(candidate, { country, today }),
  }))
  const reached = decisions.filter((decision) => 'phone' in decision)
  const owners = reached.filter(({ id, toPersonId }) => id === toPersonId)
  const holders = new Map<string, number>()
  for (const { id, phone } of [...owners, ...reached]) if (!holders.has(phone)) holders.set(phone, id)
  return decisions.map((decision) =>
    'skipped' in decision || holders.get(decision.phone) === decision.id
      ? decision
      : { id: decision.id, skipped: 'DOUBLE_NUMBER' },
  )
}

function reachOf(
  { id, birthDate, phone, hasOptedOut, representatives }: Candidate,
  { country, today }: { country: CountryCode; today: string },
): { phone: string; toPersonId: number } | { skipped: SkipReason } {
  if (hasOptedOut) return { skipped: 'OPTED_OUT' }
  if (isAdult(birthDate, today)) {
    const reason = checkSmsNumber(phone, country)
    return reason || !phone ? { skipped: reason ?? 'NO_PHONE' } : { phone, toPersonId: id }
  }
  const reachable = representatives.filter((each) => checkSmsNumber(each.phone, country) === null)
  const willing = reachable.find((each) => !each.hasOptedOut)
  if (willing) return { phone: willing.phone, toPersonId: willing.id }
  return { skipped: reachable.length > 0 ? 'OPTED_OUT' : 'MINOR' }
}
