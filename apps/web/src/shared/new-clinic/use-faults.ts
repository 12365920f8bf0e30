import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { type FieldFault, faultsOf, wordsOfFault } from '../forms/words-of-code.ts'
import { useI18n } from '../i18n/i18n-context.tsx'

/** What is wrong with a field; the path is the field's id too. */
export type Fault = { path: string; fault: FieldFault }

export type Faults = ReturnType<typeof useFaults>

/**
 * What is wrong with the fields of a form whose parts are repeated. A field's error goes when it is changed.
 *
 * @param labelOf names the field in the list of errors
 */
export function useFaults(labelOf: (path: string) => string) {
  const { t } = useI18n()
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [attempt, setAttempt] = useState(0)
  const [typed, setTyped] = useState<(path: string) => string>(() => () => '')
  const words = ({ path, fault }: Fault) => wordsOfFault(t, fault, typed(path))
  const refuse = (found: readonly Fault[], valueAt: (path: string) => string) => {
    setTyped(() => valueAt)
    setFaults(found)
    if (found.length > 0) setAttempt((count) => count + 1)
  }
  return {
    /** For ErrorSummary. */
    summary: {
      errors: faults.map((each) => ({ id: each.path, message: `${labelOf(each.path)}: ${words(each)}` })),
      attempt,
    },
    errorOf: (path: string) => {
      const found = faults.find((each) => each.path === path)
      return found && words(found)
    },
    refuse,
    /** True when the server named fields. */
    refuseOf: (error: unknown, valueAt: (path: string) => string): boolean => {
      if (!(error instanceof ApiError) || error.fields.length === 0) return false
      refuse(
        faultsOf(error, (path) => valueAt(path) === '').map(([path, fault]) => ({ path, fault })),
        valueAt,
      )
      return true
    },
    /** Forgets what was wrong with fields whose path begins so. */
    forget: (start: string) => setFaults((all) => all.filter(({ path }) => !path.startsWith(start))),
  }
}
