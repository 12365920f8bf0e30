/**
 * The mails of the product. Their words stand in the `mails` catalogue under the same name: subject, heading, text
 * (paragraphs divided by an empty line) and, where `hasButton`, button.
 */
export const MAIL_TEMPLATES = {
  signUpCode: { hasButton: false },
  alreadyHaveAccount: { hasButton: true },
  resetCode: { hasButton: false },
  profileCode: { hasButton: false },
  planChanged: { hasButton: false },
  planUpgraded: { hasButton: false },
  accountsJoined: { hasButton: false },
  accountsSeparated: { hasButton: false },
  secondFactorCode: { hasButton: false },
  secondFactorOn: { hasButton: false },
  passkeyAdded: { hasButton: false },
  profileChanged: { hasButton: false },
  staffInvitation: { hasButton: true },
  clinicianAdded: { hasButton: true },
  smsPlanned: { hasButton: true },
  supportRequest: { hasButton: false },
  applicationReceived: { hasButton: false },
  applicationWaits: { hasButton: true },
  applicationAccepted: { hasButton: false },
  applicationDeclined: { hasButton: false },
  'notice.answerReminder': { hasButton: true },
  'notice.archived': { hasButton: true },
  'notice.completed': { hasButton: true },
  'notice.newFromClinic': { hasButton: true },
  'notice.receipt': { hasButton: true },
  'notice.rejected': { hasButton: true },
  'notice.reopened': { hasButton: true },
  'notice.reply': { hasButton: true },
  'notice.replyOpens': { hasButton: true },
} as const satisfies Record<string, { hasButton: boolean }>

export type MailTemplate = keyof typeof MAIL_TEMPLATES
