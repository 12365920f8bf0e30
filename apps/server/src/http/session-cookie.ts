import { createHash } from 'node:crypto'

/** `__Host-` cookies need https; plain http is for a clinic's own trial and for tests. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-sid' : 'sid'
}

export function sessionCookie(token: string | null, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : ''
  const life = token === null ? '; Max-Age=0' : ''
  return `${sessionCookieName(isHttps)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure}${life}`
}

/** The token of a Cookie header, or null; anything but our own form is no token. */
export function readSessionToken(cookieHeader: string | undefined, isHttps: boolean): string | null {
  const name = sessionCookieName(isHttps)
  for (const part of (cookieHeader ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name && value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value)) return value
  }
  return null
}

/** What is stored of a token: whoever reads the table cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
