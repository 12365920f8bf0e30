import { useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { type FieldFault, type FormCode, faultsOf, wordsOfFault } from '../../shared/forms/words-of-code.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'

export type Codes = ReturnType<typeof useCodes>

/**
 * What is wrong with the fields of a step, by their ids: found on the page, or told by the server.
 *
 * @param labels name the fields in the list of errors, by the end of their ids
 */
export function useCodes(emailTyped = '', labels: Record<string, string> = {}) {
  const { t } = useI18n()
  const alertError = useErrorAlert()
  const [codes, setCodes] = useState<Record<string, FieldFault>>({})
  const [attempt, setAttempt] = useState(0)

  const refuse = (found: Record<string, FieldFault>): boolean => {
    setCodes(found)
    const isRefused = Object.keys(found).length > 0
    if (isRefused) setAttempt((count) => count + 1)
    return isRefused
  }
  const errorOf = (id: string): string | undefined => {
    const code = codes[id]
    return code === undefined ? undefined : wordsOfFault(t, code, emailTyped)
  }
  return {
    errorOf,
    /** @returns whether there is anything to put right */
    refuse,
    /** Shows the server's word at the field it is about; what belongs to no field becomes a toast. */
    fail: (error: unknown, prefix: string, keyAt: string, values: object = {}) => {
      const found: Record<string, FieldFault> = {}
      if (error instanceof ApiError) {
        if (error.key) found[`${prefix}-${keyAt}`] = error.key as FormCode
        const isEmpty = (path: string) => path in values && !(values as Record<string, unknown>)[path]
        for (const [path, fault] of faultsOf(error, isEmpty)) found[`${prefix}-${path}`] = fault
      }
      if (!refuse(found)) alertError('e-contacts', error)
    },
    summary: {
      attempt,
      errors: Object.keys(codes).map((id) => {
        const label = labels[id.slice(id.indexOf('-') + 1)]
        const message = errorOf(id) ?? ''
        return { id, message: label ? `${label}: ${message}` : message }
      }),
    },
  }
}
