import { NotFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'

/** Where sign-in by password is switched off, its routes do not exist. */
export function requirePasswordLogin({ config }: Services): void {
  if (!config.isEmailLoginEnabled) throw new NotFound()
}
