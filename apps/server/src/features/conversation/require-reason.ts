import { checkReason, type ReasonedAction } from '@vastus/domain/e-contact/reasons'
import { InvalidInput } from '../../errors.ts'

/**
 * @param fields what the body calls the reason and its own words
 * @throws InvalidInput naming the field that is wrong
 */
export function requireReason(
  action: ReasonedAction,
  reason: string | null | undefined,
  text: string | undefined,
  fields = { reason: 'reason', text: 'infoText' },
): string {
  const rule = checkReason(action, reason, text)
  // How long the words may be is the contract's, as a reopening carries a whole message.
  if (rule && rule !== 'REASON_TEXT_TOO_LONG')
    throw new InvalidInput([{ path: rule === 'REASON_TEXT_REQUIRED' ? fields.text : fields.reason, rule }])
  return reason ?? ''
}
