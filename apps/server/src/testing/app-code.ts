import { Secret, TOTP } from 'otpauth'

/** What an authenticator app shows at an instant. */
export const appCode = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
