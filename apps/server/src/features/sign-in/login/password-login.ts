import { NotFound } from '../../../errors.ts'
import type { Parts } from '../../../parts.ts'

/** Where sign-in by password is switched off, its routes do not exist. */
export function requirePasswordLogin({ config }: Parts): void {
  if (!config.isEmailLoginEnabled) throw new NotFound()
}
