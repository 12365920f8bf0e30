import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePlatformClinicPlan, type PlatformClinic } from '@vastus/contract/platform-admin'
import { PLAN_PARTS, PLAN_REASON_MAX, PLANS, planHas } from '@vastus/domain/clinic/plan'
import { lengthOf, normaliseText } from '@vastus/domain/typed-text'
import { useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'

const FIELD = 'plan-reason'

/** Gives a clinic the other plan. Says first what the clinic gains or loses, and asks for the reason, which the clinic is mailed. */
export function PlanDialog({ clinic, onClose }: { clinic: PlatformClinic; onClose: () => void }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const client = useQueryClient()
  const draft = useDraft(`clinic-plan:${clinic.id}`, { text: '' })
  const reason = draft.values.text
  const [isMissing, setMissing] = useState(false)
  const plan = PLANS.find((each) => each !== clinic.plan) ?? clinic.plan
  const gains = PLAN_PARTS.some((part) => planHas(plan, part) && !planHas(clinic.plan, part))
  const change = useMutation({
    mutationFn: () =>
      call(
        changePlatformClinicPlan,
        { params: { id: String(clinic.id) }, body: { plan, reason } },
        { ifMatch: clinic.version },
      ),
    onSuccess: () => {
      draft.clear()
      const text = t('platform-admin.clinics.planChanged', { clinic: clinic.name, plan })
      show({ tone: 'success', autoDismiss: true, text })
      onClose()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.version !== null)
        show({ tone: 'warning', text: t('platform-admin.clinics.planOutdated') })
      else alert('clinic-plan', error)
    },
    // Somebody else may have changed the clinic meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: ['platform-clinics'] }),
  })
  const confirm = () => {
    const isEmpty = normaliseText(reason) === ''
    setMissing(isEmpty)
    if (isEmpty || lengthOf(normaliseText(reason)) > PLAN_REASON_MAX) document.getElementById(FIELD)?.focus()
    else change.mutate()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      heading={t('platform-admin.clinics.planHeading', { clinic: clinic.name, before: clinic.plan, plan })}
      confirmLabel={t('platform-admin.clinics.planConfirm', { plan })}
      danger={!gains}
      busy={change.isPending}
      onConfirm={confirm}
    >
      <p>{t(gains ? 'platform-admin.clinics.planGains' : 'platform-admin.clinics.planLoses')}</p>
      <ul>
        {PLAN_PARTS.filter((part) => planHas(plan, part) !== planHas(clinic.plan, part)).map((part) => (
          <li key={part}>{t(`platform-admin.clinics.planParts.${part}`)}</li>
        ))}
      </ul>
      <p>{t('platform-admin.clinics.planMail')}</p>
      <TextArea
        id={FIELD}
        label={t('platform-admin.clinics.planReason')}
        rows={3}
        maxCharacters={PLAN_REASON_MAX}
        value={reason}
        onChange={(text) => {
          draft.change(() => ({ text }))
          setMissing(false)
        }}
        error={isMissing ? t('errors.rules.REQUIRED') : undefined}
      />
    </ConfirmDialog>
  )
}
