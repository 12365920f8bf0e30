import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useErrorAlert } from '../api/use-alerts.ts'
import { useI18n } from '../i18n/i18n-context.tsx'
import {
  type FieldFaults,
  type FormDraft,
  type FormOptions,
  type FormPlace,
  useForm,
} from '../ui/use-form.ts'
import { type FieldFault, type FormCode, faultsOf, wordsOfFault } from './words-of-code.ts'

type ServerFormDraft<Values> = FormDraft<Values> & { noteFailure: (failure: unknown) => void }

export type ServerFormOptions<Values extends object> = FormPlace<Values, ServerFormDraft<Values>> & {
  validate?: FormOptions<Values, FormCode>['validate']
  /** Area of the report when the call fails. */
  area: string
  /** Names the fields in the list of errors, where several say the same. */
  labels?: { [Name in keyof Values]?: string }
  /** At which field a business key of the server is shown; the others become a toast. */
  keyAt?: { [Key in FormCode]?: keyof Values & string }
  /** May answer what is wrong with a field, for what is only known late. */
  send: (values: Values) => Promise<FieldFaults<Values, FieldFault> | undefined>
  /** Gets the failures that belong to no field; true when they are dealt with. */
  onFailure?: (error: unknown) => boolean
}

/** A form whose answers the server checks too: what it says of a field is shown at the field, the rest is a toast. */
export function useServerForm<Values extends object>(options: ServerFormOptions<Values>) {
  const { area, keyAt = {}, send, onFailure } = options
  const { t } = useI18n()
  const alertError = useErrorAlert()
  const [sentEmail, setSentEmail] = useState('')

  const onSubmit = async (values: Values) => {
    if ('email' in values) setSentEmail(String(values.email))
    try {
      return await send(values)
    } catch (error) {
      options.draft?.noteFailure(error)
      const told = error instanceof ApiError ? toldBy(error, values, keyAt) : {}
      if (Object.keys(told).length > 0) return told
      if (!onFailure?.(error)) alertError(area, error)
      return undefined
    }
  }
  const form = useForm<Values, FieldFault>({
    ...(options.draft ? { draft: options.draft } : { initial: options.initial }),
    ...(options.validate ? { validate: options.validate } : {}),
    errorText: (fault) => wordsOfFault(t, fault, sentEmail),
    onSubmit,
  })
  const errors = form.summary.errors.map(({ id, message }) => {
    const label = options.labels?.[id as keyof Values]
    return { id, message: label ? `${label}: ${message}` : message }
  })
  return { ...form, summary: { ...form.summary, errors } }
}

function toldBy<Values extends object>(
  error: ApiError,
  values: Values,
  keyAt: { [Key in FormCode]?: keyof Values & string },
): FieldFaults<Values, FieldFault> {
  const told: FieldFaults<Values, FieldFault> = {}
  const key = error.key as FormCode | null
  const place = key && keyAt[key]
  if (key && place) told[place] = key
  const isEmpty = (path: string) => !values[path as keyof Values]
  for (const [path, fault] of faultsOf(error, isEmpty)) if (path in values) told[path as keyof Values] = fault
  return told
}
