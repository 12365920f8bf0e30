import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { addPlatformClinic } from '@vastus/contract/new-clinics'
import type { NewClinic } from '@vastus/domain/new-clinic/new-clinic'
import type { SyntheticEvent } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { type Draft, useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import {
  bodyOfClinic,
  ClinicFields,
  EmployeeFields,
  emptyClinic,
  faultsOfClinic,
  newClinicStyles,
  useClinicFaults,
  valueAt,
} from '../../shared/new-clinic/index.ts'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { Screen } from '../pages/index.ts'

/** With nothing that could be joined with another text. */
type ClinicDraft = NewClinic & { text: string }

/** Adds a clinic with its first employees. What is typed is kept until the clinic is added. */
export function AddClinicScreen() {
  const { t } = useI18n()
  const { COUNTRY_CODE } = useSessionStore().config.featureFlags
  const draft = useDraft<ClinicDraft>('new-clinic', { ...emptyClinic(COUNTRY_CODE), text: '' })
  return (
    <Screen heading={t('platform-admin.addClinic.heading')} intro={t('platform-admin.addClinic.intro')}>
      {draft.state === 'LOADING' ? <Skeleton shape="card" lines={8} /> : <Form draft={draft} />}
    </Screen>
  )
}

function Form({ draft }: { draft: Draft<ClinicDraft> }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { text: _text, ...values } = draft.values
  const faults = useClinicFaults(values)
  const at = (path: string) => valueAt(values, path)
  const change = (part: Partial<NewClinic>) => {
    for (const name of Object.keys(part)) faults.forget(name)
    draft.change((current) => ({ ...current, ...part }))
  }
  const add = useMutation({
    mutationFn: () =>
      call(addPlatformClinic, { body: bodyOfClinic(values) }, { idempotencyKey: draft.idempotencyKey() }),
    onSuccess: async ({ name }) => {
      draft.clear()
      await client.invalidateQueries({ queryKey: ['platform-clinics'] })
      show({
        tone: 'success',
        autoDismiss: true,
        text: t('platform-admin.addClinic.added', { clinic: name }),
      })
      await navigate({ to: '/prm/clinics' })
    },
    onError: (error) => {
      draft.noteFailure(error)
      if (!faults.refuseOf(error, at)) alert('add-clinic', error)
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (add.isPending) return
    const found = faultsOfClinic(values)
    faults.refuse(found, at)
    if (found.length === 0) add.mutate()
  }
  return (
    <form className={newClinicStyles.form} noValidate onSubmit={submit}>
      <ErrorSummary {...faults.summary} />
      <ClinicFields values={values} onChange={change} errorOf={faults.errorOf} />
      <EmployeeFields
        values={values}
        onChange={(next) => draft.change((now) => ({ ...now, employees: next(now.employees) }))}
        faults={faults}
      />
      <ButtonRow>
        <Button type="submit" busy={add.isPending}>
          {t('platform-admin.addClinic.submit')}
        </Button>
      </ButtonRow>
    </form>
  )
}
