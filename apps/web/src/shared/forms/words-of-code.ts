import { BUSINESS_KEYS, type BusinessKey } from '@vastus/contract/error-keys'
import { emailDomain } from '@vastus/domain/identity/email'
import type { PlainRule } from '@vastus/domain/validation-rules'
import type { MessageKey, Translate } from '@vastus/i18n'
import type { ApiError } from '../api/api-error.ts'

/** What a form itself finds wrong with a field, or the business key that a server's answer belongs to. */
export type FormCode = PlainRule | 'EMAIL_DOMAIN_NOT_EXISTS' | BusinessKey

/** What is wrong with a field: a code, or the words in which the server told it. */
export type FieldFault = FormCode | { words: string }

/** The words of a fault, in the reader's language. */
export function wordsOfFault(t: Translate, fault: FieldFault, emailTyped: string): string {
  if (typeof fault === 'object') return fault.words
  const isKey = (BUSINESS_KEYS as readonly string[]).includes(fault)
  return t(`errors.${isKey ? '' : 'rules.'}${fault}` as MessageKey, { domain: emailDomain(emailTyped) })
}

/** What the server found wrong with each field that it names. An empty field is to be filled in. */
export function faultsOf(error: ApiError, isEmpty: (path: string) => boolean): [string, FieldFault][] {
  return error.fields.map(({ path, rule, message }) => [
    path,
    rule === 'FORM' && isEmpty(path) ? 'REQUIRED' : { words: message },
  ])
}
