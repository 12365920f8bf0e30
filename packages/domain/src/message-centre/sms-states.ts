/**
 * The life of one SMS. SENDING is stored before the gateway is asked. SENT: the gateway has it. DELIVERED: the phone has it.
 * UNKNOWN: it may have left, and is not sent again by itself. STOPPED: it never left.
 */
export const SMS_STATES = ['PLANNED', 'SENDING', 'SENT', 'DELIVERED', 'FAILED', 'UNKNOWN', 'STOPPED'] as const
export type SmsState = (typeof SMS_STATES)[number]

/**
 * Why an SMS has not arrived: the gateway refused it, the phone did not get it, nor in time, no gateway could be reached, or its reader
 * refused such messages before it left.
 */
export const SMS_FAILURES = ['REFUSED', 'UNDELIVERED', 'EXPIRED', 'GATEWAY_DOWN', 'OPTED_OUT'] as const
export type SmsFailure = (typeof SMS_FAILURES)[number]

/** How far an SMS that has left is, to its reader. */
export const OWN_SMS_STATES = ['SENT', 'DELIVERED', 'FAILED', 'UNKNOWN'] as const
export type OwnSmsState = (typeof OWN_SMS_STATES)[number]

/** What a gateway reports in the end. */
export type SmsReport = 'DELIVERED' | 'UNDELIVERED' | 'EXPIRED'
export type SmsEnd = { state: 'DELIVERED'; failure: null } | { state: 'FAILED'; failure: SmsFailure }

/**
 * What a report makes of a message; null where it changes nothing. Reports come late, twice and in any order: what has arrived stays
 * so, and what has never left cannot be reported.
 */
export function afterReport(
  { state, failure }: { state: SmsState; failure: SmsFailure | null },
  report: SmsReport,
): SmsEnd | null {
  const hasLeft = state === 'SENDING' || state === 'SENT' || state === 'UNKNOWN'
  const isReportedLost = failure === 'UNDELIVERED' || failure === 'EXPIRED'
  if (report === 'DELIVERED') return hasLeft || isReportedLost ? { state: 'DELIVERED', failure: null } : null
  return hasLeft ? { state: 'FAILED', failure: report } : null
}
