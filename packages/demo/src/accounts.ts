/** One password for every DEMO account; it is printed at the start and opens nothing else. */
export const DEMO_PASSWORD = 'Vastus-demo-2026'

/** Where the DEMO accounts get their mail; nothing is ever sent there. */
export const DEMO_MAIL_DOMAIN = 'demo.vastus.test'

/** The DEMO accounts by the part they play, in the order of their user ids. */
export const DEMO_ACCOUNTS = [
  'patient',
  'patient2',
  'doctor',
  'nurse',
  'reception',
  'doctor2',
  'both',
  'admin',
  'doctor3',
] as const
export type DemoAccount = (typeof DEMO_ACCOUNTS)[number]

/** The address by which a DEMO account signs in. */
export function demoEmail(account: DemoAccount): string {
  return `${account}@${DEMO_MAIL_DOMAIN}`
}
