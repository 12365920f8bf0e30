import type { Page } from '@playwright/test'
import { codeSentTo } from './outbox.ts'

const PASSWORD = 'three quiet otters swim'
const CENTURIES: Readonly<Record<string, number>> = { 3: 19, 4: 19, 5: 20, 6: 20 }

/**
 * Makes an account with a password, signed in with it alone, for a journey that must not change an account of the cast.
 *
 * @returns its address, and the code that it was mailed
 */
export async function signUpWithPassword(
  page: Page,
  personalCode: string,
): Promise<{ email: string; code: string }> {
  const email = `own-${Date.now()}-${personalCode}@example.test`
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([to, text]) => {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch(`/api${to}`, { method: 'POST', headers, body: text })
        if (!response.ok) throw new Error(`${to} answered ${response.status}: ${await response.text()}`)
      },
      [path, JSON.stringify(body)] as const,
    )
  await page.goto('/?locale=et')
  await post('/signup/password', { email, password: PASSWORD, confirmPassword: PASSWORD, language: 'et' })
  const code = await codeSentTo(page, email)
  await post('/signup/password/verify', { email, otp: code })
  const [, kind = '', year, month, day] = /^(.)(..)(..)(..)/.exec(personalCode) ?? []
  await post('/users/complete-profile', {
    email,
    phone: '+37251234567',
    firstName: 'Mai',
    surname: 'Mets',
    personalCode,
    birthDate: `${CENTURIES[kind]}${year}-${month}-${day}`,
    sex: Number(kind) % 2 === 1 ? 'MALE' : 'FEMALE',
  })
  return { email, code }
}
