import { checkConfirmed } from '@vastus/domain/field-rules'
import { checkPassword } from '@vastus/domain/identity/password'
import { type FieldProblem, InvalidInput } from '../../../errors.ts'

/** @throws InvalidInput naming the field and the rule */
export function requireGoodPassword(chosen: {
  email: string
  password: string
  confirmPassword: string
}): void {
  const problems: FieldProblem[] = []
  const weak = checkPassword(chosen.password, chosen.email)
  if (weak) problems.push({ path: 'password', rule: weak })
  const differs = checkConfirmed(chosen.confirmPassword, chosen.password)
  if (differs) problems.push({ path: 'confirmPassword', rule: differs })
  if (problems.length > 0) throw new InvalidInput(problems)
}
