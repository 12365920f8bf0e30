import { sendSickLeave } from '@vastus/contract/sick-leave'
import type { RouteCall } from '@vastus/contract/route'
import { checkSickLeave, leaveTextMax } from '@vastus/domain/sick-leave/check-sick-leave'
import type { LeaveVariant } from '@vastus/domain/sick-leave/leave'
import { LEAVE_FIELDS, type LeaveField } from '@vastus/domain/sick-leave/leave-answers'
import { countryProfile } from '@vastus/domain/country'
import { localDate } from '@vastus/domain/time/time-zone'
import type { MessageKey } from '@vastus/i18n'
import { type SyntheticEvent, useState } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { reportError } from '../../shared/api/report.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { answersOf, type LeaveDraft, useLeaveDraft } from './leave-draft.ts'
import { serverNow } from '../../shared/time/server-clock.ts'

type Body = RouteCall<typeof sendSickLeave>['body']
type Rules = Partial<Record<LeaveField, string>>

function rulesOf(fields: readonly { path: string; rule: string }[]): Rules {
  return Object.fromEntries(fields.map(({ path, rule }): [string, string] => [path, rule]))
}

/** The draft, its checks and its sending. What the server says of a field is shown at the field, like our own checks. */
export function useLeaveForm(eContactId: number, variant: LeaveVariant, onSent: () => Promise<unknown>) {
  const { t } = useI18n()
  const draft = useLeaveDraft(eContactId)
  const { COUNTRY_CODE: country, PERSONAL_CODE_REQUIRED: isCodeRequired } =
    useSessionStore().config.featureFlags
  const [rules, setRules] = useState<Rules>({})
  const [attempt, setAttempt] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const asked: readonly LeaveField[] = LEAVE_FIELDS[variant]

  const refuse = (found: Rules) => {
    setRules(found)
    setAttempt((count) => count + 1)
  }
  const send = async (body: Body): Promise<void> => {
    try {
      await call(
        sendSickLeave,
        { params: { id: String(eContactId) }, body },
        { idempotencyKey: draft.idempotencyKey() },
      )
      await onSent()
      draft.clear()
    } catch (error) {
      draft.noteFailure(error)
      reportError('sick-leave', error)
      const told = error instanceof ApiError ? rulesOf(error.fields) : {}
      if (Object.keys(told).length > 0) return refuse(told)
      setProblem(alertOfError(error, t).text)
    }
  }
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setProblem(null)
    const answers = answersOf(variant, draft.latest())
    const today = localDate(serverNow(), countryProfile(country).timeZone)
    const found = checkSickLeave(variant, answers, { today, country, isCodeRequired, startedOn: null })
    if (found.length > 0) return refuse(rulesOf(found.map(({ field, rule }) => ({ path: field, rule }))))
    setBusy(true)
    await send(answers as Body).finally(() => setBusy(false))
  }

  const errorOf = (field: LeaveField): string | undefined => {
    const rule = rules[field]
    if (rule === undefined) return undefined
    if (rule === 'REQUIRED' || rule === 'FORM') return t(`sick-leave.required.${field}` as MessageKey)
    return t(`errors.rules.${rule}` as MessageKey, { count: leaveTextMax(field) })
  }
  /** What a field of the kit takes. */
  const field = (name: LeaveField, typedAs: keyof LeaveDraft) => ({
    id: name,
    error: errorOf(name),
    value: draft.values[typedAs],
    onChange: (value: string) => {
      setRules(({ [name]: _, ...others }) => others)
      draft.change((current) => ({ ...current, [typedAs]: value }))
    },
  })
  const errors = asked.flatMap((name) => {
    const message = errorOf(name)
    return message ? [{ id: name, message }] : []
  })
  return { draft, field, submit, isBusy, problem, summary: { errors, attempt } }
}

export type LeaveForm = ReturnType<typeof useLeaveForm>
