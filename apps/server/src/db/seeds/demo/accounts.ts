/** One password for every DEMO account; it is printed at the start and shown on the sign-in page. */
export const DEMO_PASSWORD = 'Vastus-demo-2026'

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
] as const
export type DemoAccount = (typeof DEMO_ACCOUNTS)[number]

export function demoEmail(account: DemoAccount): string {
  return `${account}@demo.vastus.test`
}
