import { BUSINESS_KEYS } from '@vastus/contract/error-keys'
import { emailDomain } from '@vastus/domain/identity/email'
import type { MessageKey } from '@vastus/i18n'
import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useErrorAlert } from '../api/use-alerts.ts'
import { useI18n } from '../i18n/i18n-context.tsx'
import { type FieldCodes, type FormOptions, useForm } from '../ui/use-form.ts'

interface ServerFormOptions<Values extends object> {
  initial: Values
  validate?: FormOptions<Values>['validate']
  /** Area of the report when the call fails. */
  area: string
  /** Names the fields in the list of errors, where several say the same. */
  labels?: { [Name in keyof Values]?: string }
  /** At which field a business key of the server is shown; the others become a toast. */
  keyAt?: { [key: string]: keyof Values & string }
  /** May answer codes by field, for what is only known late. */
  send: (values: Values) => Promise<FieldCodes<Values> | undefined>
  /** Gets the failures that belong to no field; true when they are dealt with. */
  onFailure?: (error: unknown) => boolean
}

/** A form whose answers the server checks too: what it says of a field stands at the field, the rest is a toast. */
export function useServerForm<Values extends object>(options: ServerFormOptions<Values>) {
  const { initial, area, keyAt = {}, send, onFailure } = options
  const { t } = useI18n()
  const alertError = useErrorAlert()
  const [sentDomain, setSentDomain] = useState('')

  const errorText = (code: string) => {
    if ((BUSINESS_KEYS as readonly string[]).includes(code)) return t(`errors.${code}` as MessageKey)
    return t(`errors.rules.${code}` as MessageKey, { domain: sentDomain })
  }
  const onSubmit = async (values: Values) => {
    if ('email' in values) setSentDomain(emailDomain(String(values.email)))
    try {
      return await send(values)
    } catch (error) {
      const codes = error instanceof ApiError ? codesOf<Values>(error, initial, keyAt) : {}
      if (Object.keys(codes).length > 0) return codes
      if (!onFailure?.(error)) alertError(area, error)
      return undefined
    }
  }
  const form = useForm<Values>({
    initial,
    ...(options.validate ? { validate: options.validate } : {}),
    errorText,
    onSubmit,
  })
  const errors = form.summary.errors.map(({ id, message }) => {
    const label = options.labels?.[id as keyof Values]
    return { id, message: label ? `${label}: ${message}` : message }
  })
  return { ...form, summary: { ...form.summary, errors } }
}

function codesOf<Values extends object>(
  error: ApiError,
  fields: Values,
  keyAt: { [key: string]: keyof Values & string },
): FieldCodes<Values> {
  const codes: FieldCodes<Values> = {}
  const place = error.key === null ? undefined : keyAt[error.key]
  if (place && error.key) codes[place] = error.key
  for (const { path, rule } of error.fields)
    if (path in fields) codes[path as keyof Values] = rule === 'FORM' ? 'REQUIRED' : rule
  return codes
}
