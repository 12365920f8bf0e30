import { createHash, randomBytes } from 'node:crypto'

/**
 * SESSION: who is signed in. SIGN_UP: which browser began a sign-up; it lives for the day in which that can be ended.
 * PROOF: which browser began to prove who its user is.
 */
export type CookieKind = 'SESSION' | 'SIGN_UP' | 'PROOF'

const NAMES = { SESSION: 'sid', SIGN_UP: 'signup', PROOF: 'proof' } as const
const LIFE = { SESSION: '', SIGN_UP: '; Max-Age=86400', PROOF: '; Max-Age=900' } as const

/** `__Host-` cookies need https; plain http is for a clinic's own trial and for tests. */
export function cookieName(kind: CookieKind, isHttps: boolean): string {
  return isHttps ? `__Host-${NAMES[kind]}` : NAMES[kind]
}

/** @param token null removes the cookie */
export function tokenCookie(kind: CookieKind, token: string | null, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : ''
  const life = token === null ? '; Max-Age=0' : LIFE[kind]
  return `${cookieName(kind, isHttps)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure}${life}`
}

/** The token of a Cookie header, or null; anything but our own form is no token. */
export function readToken(
  kind: CookieKind,
  cookieHeader: string | undefined,
  isHttps: boolean,
): string | null {
  const name = cookieName(kind, isHttps)
  for (const part of (cookieHeader ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name && value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value)) return value
  }
  return null
}

/** Whether the user of the browser allows what is not needed, which the page keeps in a cookie of its own. */
export function allowsAnalytics(cookieHeader: string | undefined): boolean {
  const cookies = (cookieHeader ?? '').split(';').map((part) => part.trim())
  return cookies.includes('cookie-consent-analytical=true')
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: a reader of the table cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
