/** Codes of broken rules. The words stand in the catalogues under `errors.rules.<code>`. */
export const VALIDATION_RULES = [
  'REQUIRED',
  'CHOICE_REQUIRED',
  'REQUIRED_TRUE',
  'CONFIRMED',
  'MIN_LENGTH',
  'MAX_LENGTH',
  'NAME_TOO_LONG',
  'TEXT_TOO_LONG',
  'DATE',
  'DATE_RANGE',
  'EMAIL_PATTERN',
  'EMAIL_DOMAIN_REFUSED',
  'EMAIL_DOMAIN_NOT_EXISTS',
  'PHONE',
  'PERSONAL_CODE',
  'UNDERAGE',
  'UNDERAGE_SIGNUP',
  'REPRESENTED_PERSON_REQUIRED',
  'OTP_FORMAT',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_IS_EMAIL',
  'PASSWORD_COMMON',
  'FILE_REQUIRED',
  'FILE_TOO_MANY',
  'FILE_TOO_LARGE',
  'FILE_EMPTY',
  'FILE_FORMAT',
  'REASON_REQUIRED',
  'REASON_UNKNOWN',
  'REASON_TEXT_REQUIRED',
  'REASON_TEXT_TOO_LONG',
  'REPLY_DATE_INVALID',
  'DAY_PAST',
  'REPLY_DATE_PAST',
  'REPLY_DATE_TOO_FAR',
  'FEEDBACK_KEYWORD',
  'FEEDBACK_MESSAGE',
  'LEAVE_START_RANGE',
  'LEAVE_RETURN_RANGE',
  'LEAVE_RETURN_EARLY',
  'MESSAGE_PLACEHOLDER',
  'MESSAGE_CYRILLIC',
  'MESSAGE_FOOTER',
  'MESSAGE_LETTER',
  'TEMPLATE_PLACEHOLDER',
  'WEBSITE',
  'PROMPT_JSON',
  'PARAMETERS_JSON',
  'PARAMETER_UNKNOWN',
  'PARAMETER_RANGE',
  'BIRTH_YEARS',
  'ADVERT_AGE',
  'PERIOD',
  'FORM',
  'REPEATED',
  'JSON',
  'JSON_DEPTH',
] as const
export type ValidationRule = (typeof VALIDATION_RULES)[number]

/** What the words of some rules name; those with a count have plural forms. */
export const RULE_PARAMS = {
  MIN_LENGTH: 'count',
  MAX_LENGTH: 'count',
  FILE_TOO_MANY: 'count',
  EMAIL_DOMAIN_NOT_EXISTS: 'domain',
  MESSAGE_LETTER: 'letter',
  PARAMETER_UNKNOWN: 'name',
  PARAMETER_RANGE: 'range',
} as const satisfies Partial<Record<ValidationRule, string>>
type RuleWithParams = keyof typeof RULE_PARAMS

/** A rule whose words need nothing but the rule. */
export type PlainRule = Exclude<ValidationRule, RuleWithParams>

/** A broken rule with all that its words need. */
export type BrokenRule =
  | { rule: PlainRule }
  | {
      [Rule in RuleWithParams]: { rule: Rule; params: Record<(typeof RULE_PARAMS)[Rule], string | number> }
    }[RuleWithParams]

/**
 * A rule that a schema named, with what its words need.
 *
 * @throws Error where the code is no rule, or something is missing: nobody is ever shown a code
 */
export function brokenRule(code: string, params: Record<string, unknown> = {}): BrokenRule {
  const rule = VALIDATION_RULES.find((each) => each === code)
  if (!rule) throw new Error(`${code} is no validation rule`)
  const param = (RULE_PARAMS as Partial<Record<ValidationRule, string>>)[rule]
  if (!param) return { rule: rule as PlainRule }
  if (params[param] === undefined) throw new Error(`${rule} comes without its ${param}`)
  return { rule, params: { [param]: params[param] } } as BrokenRule
}
