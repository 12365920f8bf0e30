import type { Language } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { BusinessRule } from '../../errors.ts'
import { announceSessionEnded } from '../../realtime/session-ended.ts'
import { queueMail } from '../delivery/index.ts'
import { employColleague, type EmployeeDetails } from './employment-repository.ts'

export type { EmployeeDetails } from './employment-repository.ts'

/**
 * Employs somebody and mails an invitation: to the account of the e-mail or of the proven personal code, or to a new account,
 * whose owner chooses a password with a code that is mailed.
 *
 * @returns the id of the employee
 * @throws BusinessRule DOCTOR_EXISTS_IN_CLINIC_ALREADY, GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT
 */
export async function employAndInvite(
  tx: Tx,
  { clinicId, name }: { clinicId: number; name: string },
  { email, ...details }: EmployeeDetails & { email: string; language: Language },
  at: Date,
): Promise<number> {
  const employed = await employColleague(tx, clinicId, { ...details, email }, at)
  if (employed.refusal !== null) throw new BusinessRule(employed.refusal)
  const { language, accountEmail } = employed
  // The owner of the account gets the mail too, where the clinic typed another address.
  for (const to of new Set([email, accountEmail ?? email])) mailInvitation(tx, { to, language, clinic: name })
  // Open pages of the employee find out what they may see now.
  if (employed.personId !== null) await announceSessionEnded(tx, { rightsOfPersonId: employed.personId })
  return employed.employeeId
}

/** The mail holds no code: its owner asks for one, so that an old mail opens nothing. */
export function mailInvitation(
  tx: Tx,
  { to, language, clinic }: { to: string; language: Language; clinic: string },
): void {
  queueMail(tx, {
    to,
    language,
    template: 'staffInvitation',
    // Behind the hash the address does not reach the log of a server.
    params: { clinic, email: to, path: `/reset-password#invited=${encodeURIComponent(to)}` },
  })
}
