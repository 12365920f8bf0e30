import type { TestApp } from './test-app.ts'

/** The code in the newest mail to the address; sends what is queued first. */
export async function mailedCode(test: TestApp, email: string): Promise<string> {
  await test.runJobs()
  const mail = test.outbox.findLast((sent) => sent.to === email)
  const code = mail && /^\d{6}$/m.exec(mail.text)?.[0]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** A code that is certainly not the one given. */
export function otherCode(code: string): string {
  return code === '000000' ? '111111' : '000000'
}
