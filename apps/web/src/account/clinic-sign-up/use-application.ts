import { useMutation, useQuery } from '@tanstack/react-query'
import { signUpClinic } from '@vastus/contract/clinic-applications'
import { slugOf } from '@vastus/domain/content'
import { checkApplication } from '@vastus/domain/new-clinic/application'
import type { NewClinic, NewEmployee } from '@vastus/domain/new-clinic/new-clinic'
import { type SyntheticEvent, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { documentQuery } from '../../shared/documents/use-document.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { bodyOfClinic, faultsOfClinic, useClinicFaults, valueAt } from '../../shared/new-clinic/index.ts'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { type Application, forget, keep, readKept } from './kept-application.ts'

/** What a clinic applies with, kept in the tab until it is sent. */
export function useApplication(onSent: (email: string) => void) {
  const { COUNTRY_CODE } = useSessionStore().config.featureFlags
  const { t, language } = useI18n()
  const alert = useErrorAlert()
  const { show } = useToasts()
  // As they were when the form was opened: who read them later read these or newer ones.
  const asRead = { staleTime: Infinity }
  const termsRead = useQuery({
    ...documentQuery(slugOf('TERMS_AND_CONDITIONS', 'CLINIC'), language),
    ...asRead,
  })
  const privacyRead = useQuery({ ...documentQuery(slugOf('PRIVACY_POLICY'), language), ...asRead })
  const documents = [termsRead, privacyRead]
  const termsVersion = termsRead.data?.updatedAt
  const privacyVersion = privacyRead.data?.updatedAt
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
          termsVersion,
          privacyVersion,
        },
      }),
    onSuccess: () => {
      forget()
      onSent(values.contact.email)
    },
    onError: (error) => {
      if (isOfOlderVersion(error)) {
        setTerms(false)
        setPrivacy(false)
        for (const document of documents) void document.refetch()
        show({ tone: 'warning', text: t('clinic-sign-up.agreement.changed'), sticky: true })
      } else if (!faults.refuseOf(error, at)) alert('clinic-sign-up', error)
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
    documents: {
      areLoaded: termsVersion !== undefined && privacyVersion !== undefined,
      hasFailed: documents.some(({ isError }) => isError),
      retry: () => {
        for (const document of documents) if (document.isError) void document.refetch()
      },
    },
    isBusy: send.isPending,
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (send.isPending || !terms || !privacy || termsVersion === undefined || privacyVersion === undefined)
        return
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

/** Whether what was agreed to has been replaced meanwhile. */
function isOfOlderVersion(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.fields.some(({ path }) => path === 'termsVersion' || path === 'privacyVersion')
  )
}
