import { normalisePassword, normaliseText } from '@vastus/domain/typed-text'
import { type SyntheticEvent, useState } from 'react'
import type { FieldError } from './error-summary.tsx'

/** Answers what is wrong with the value, or null. */
export type Validator<Values, Name extends keyof Values, Fault> = (
  value: Values[Name],
  values: Values,
) => Fault | null

/** A place in which values outlive their page, and which may find more of them later. */
export type FormDraft<Values> = { values: Values; change: (next: (current: Values) => Values) => void }

/** Where the values of a form are: in the form itself, or in a draft. */
export type FormPlace<Values, Draft = FormDraft<Values>> =
  | { initial: Values; draft?: undefined }
  | { initial?: undefined; draft: Draft }

export type FormOptions<Values extends object, Fault> = FormPlace<Values> & {
  validate?: { [Name in keyof Values]?: Validator<Values, Name, Fault> }
  /** The message for a fault, in the reader's language. */
  errorText: (fault: Fault, name: keyof Values & string) => string
  /** May answer faults by field, for what only the server knows. */
  onSubmit: (
    values: Values,
  ) => Promise<FieldFaults<Values, Fault> | undefined> | FieldFaults<Values, Fault> | undefined
}

export type FieldFaults<Values, Fault> = { [Name in keyof Values]?: Fault }

const PASSWORDS: readonly string[] = ['password', 'confirmPassword']

const normalise = (name: string, value: string) =>
  PASSWORDS.includes(name) ? normalisePassword(value) : normaliseText(value)

/** The values as the server will keep them, so that nobody meets an error for what the server would clean. */
function normalised<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? normalise(name, value) : value,
    ]),
  ) as Values
}

/**
 * The state of a form. Fields are checked on submit, never on leaving one; a field's error goes when it is changed.
 * Spread `form.field('name')` on a kit field and give `form.summary` to ErrorSummary.
 */
export function useForm<Values extends object, Fault = string>({
  initial,
  draft,
  validate,
  errorText,
  onSubmit,
}: FormOptions<Values, Fault>) {
  const [own, setOwn] = useState(initial)
  const values = (draft ? draft.values : own) as Values
  const setValues = (next: (current: Values) => Values) =>
    draft ? draft.change(next) : setOwn((current) => next(current as Values))
  const [faults, setFaults] = useState<FieldFaults<Values, Fault>>({})
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const names = Object.keys(values) as (keyof Values & string)[]

  const check = (sent: Values): FieldFaults<Values, Fault> => {
    const found: FieldFaults<Values, Fault> = {}
    for (const name of names) {
      const fault = validate?.[name]?.(sent[name], sent)
      if (fault) found[name] = fault
    }
    return found
  }
  const refuse = (found: FieldFaults<Values, Fault>) => {
    setFaults(found)
    if (Object.keys(found).length > 0) setAttempt((count) => count + 1)
  }
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((current) => ({ ...current, [name]: value }))
    setFaults(({ [name]: _, ...others }) => others as FieldFaults<Values, Fault>)
  }
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (busy) return
    const sent = normalised(values)
    const found = check(sent)
    refuse(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      refuse((await onSubmit(sent)) ?? {})
    } finally {
      setBusy(false)
    }
  }
  const errorOf = (name: keyof Values & string): string | undefined => {
    const fault = faults[name]
    return fault === undefined ? undefined : errorText(fault, name)
  }
  const errors = names.flatMap((name): FieldError[] => {
    const message = errorOf(name)
    return message ? [{ id: name, message }] : []
  })

  return {
    values,
    set,
    busy,
    submit,
    /** For ErrorSummary. */
    summary: { errors, attempt },
    /** id, name, value, change handler and error of one field. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      id: name,
      name,
      value: values[name],
      onChange: (value: Values[Name]) => set(name, value),
      error: errorOf(name),
    }),
  }
}
