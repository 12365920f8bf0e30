import { useMutation } from '@tanstack/react-query'
import { signUpClinic } from '@vastus/contract/clinic-applications'
import { checkApplication } from '@vastus/domain/new-clinic/application'
import type { NewClinic, NewEmployee } from '@vastus/domain/new-clinic/new-clinic'
import { type SyntheticEvent, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { bodyOfClinic, faultsOfClinic, useClinicFaults, valueAt } from '../../shared/new-clinic/index.ts'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { type Application, forget, keep, readKept } from './kept-application.ts'

/** What a clinic applies with, kept in the tab until it is sent. */
export function useApplication(onSent: (email: string) => void) {
  const { COUNTRY_CODE } = useSessionStore().config.featureFlags
  const alert = useErrorAlert()
  const [values, setValues] = useState(() => readKept(COUNTRY_CODE))
  const [terms, setTerms] = useState(false)
  const [privacy, setPrivacy] = useState(false)
  const faults = useClinicFaults(values)
  const at = (path: string) => valueAt(values, path)
  const set = (change: (now: Application) => Application) =>
    setValues((now) => {
      const next = change(now)
      keep(next)
      return next
    })
  const send = useMutation({
    mutationFn: () =>
      call(signUpClinic, {
        body: {
          ...bodyOfClinic(values),
          contact: values.contact,
          termsAccepted: terms,
          privacyAccepted: privacy,
        },
      }),
    onSuccess: () => {
      forget()
      onSent(values.contact.email)
    },
    onError: (error) => {
      if (!faults.refuseOf(error, at)) alert('clinic-sign-up', error)
    },
  })
  return {
    values,
    faults,
    changeClinic: (part: Partial<NewClinic>) => {
      for (const name of Object.keys(part)) faults.forget(name)
      set((now) => ({ ...now, ...part }))
    },
    changeEmployees: (change: (employees: readonly NewEmployee[]) => readonly NewEmployee[]) => {
      set((now) => ({ ...now, employees: change(now.employees) }))
    },
    changeContact: (part: Partial<Application['contact']>) => {
      for (const name of Object.keys(part)) faults.forget(`contact.${name}`)
      set((now) => ({ ...now, contact: { ...now.contact, ...part } }))
    },
    terms: { ticked: terms, tick: setTerms },
    privacy: { ticked: privacy, tick: setPrivacy },
    isBusy: send.isPending,
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (send.isPending || !terms || !privacy) return
      const found = [
        ...faultsOfClinic(values),
        ...checkApplication(values.contact, values.employees).map(({ path, rule }) => ({
          path,
          fault: rule,
        })),
      ]
      faults.refuse(found, at)
      if (found.length === 0) send.mutate()
    },
  }
}
