import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { leaveVariantOf } from '@vastus/domain/sick-leave/leave'
import { myEContactKeys } from '../../patient/e-contacts/api/keys.ts'
import { useTimeline } from '../../patient/e-contacts/api/timeline.ts'
import { LoadFailed } from '../../patient/e-contacts/components/load-failed.tsx'
import { StepPage } from '../../patient/e-contacts/components/step-page.tsx'
import { LeaveIntro } from '../../patient/sick-leave/leave-intro.tsx'
import { SickLeaveForm } from '../../patient/sick-leave/sick-leave-form.tsx'
import { ApiError } from '../../shared/api/api-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { NothingHere } from '../../shared/pages/error-pages.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'

/** The details of a leave: right after the sending, before the files; or later, from the timeline. */
export function SickLeavePage() {
  const { t } = useI18n()
  const { show } = useToasts()
  const queries = useQueryClient()
  const { eContactId } = useParams({ from: '/e-contacts/$eContactId/sick-leave' })
  const id = /^[1-9]\d{0,9}$/.test(eContactId) ? Number(eContactId) : 0
  const onward = useOnward(id)
  const navigate = useNavigate()
  const timeline = useTimeline(id)
  const eContact = timeline.data?.eContact
  if (id === 0 || (timeline.error instanceof ApiError && timeline.error.status === 404))
    return <NothingHere text={t('errors.notFound')} />

  const variant = eContact ? leaveVariantOf(eContact.eContactType) : null
  if (eContact && variant === null)
    return <Navigate to="/e-contacts/$eContactId/timeline" params={{ eContactId }} replace />
  if (eContact && (eContact.sickLeave || !eContact.abilities.ADD_INFO))
    return <Navigate {...onward} replace />
  const isForOther = eContact && eContact.patient.id !== eContact.creator.id

  const sent = async () => {
    await queries.invalidateQueries({ queryKey: myEContactKeys.all })
    show({ tone: 'success', text: t('sick-leave.done'), autoDismiss: true })
    await navigate({ ...onward, replace: true })
  }
  return (
    <StepPage actingFor={isForOther ? eContact.patient : undefined}>
      <LeaveIntro variant={variant} />
      {variant && (
        <SickLeaveForm
          eContactId={id}
          variant={variant}
          onSent={sent}
          onLater={() => void navigate(onward)}
        />
      )}
      {!eContact &&
        (timeline.isError ? (
          <LoadFailed onRetry={() => void timeline.refetch()} />
        ) : (
          <Skeleton shape="card" lines={5} />
        ))}
    </StepPage>
  )
}

/** Where the step leads: to the files of a message just sent, or back to where it was opened. */
function useOnward(id: number) {
  const { next } = useSearch({ from: '/e-contacts/$eContactId/sick-leave' })
  const eContactId = String(id)
  return next === 'timeline'
    ? ({ to: '/e-contacts/$eContactId/timeline', params: { eContactId } } as const)
    : ({ to: '/my-e-contacts/files', search: { eContactId } } as const)
}
