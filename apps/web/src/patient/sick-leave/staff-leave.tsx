import type { ClinicEContact } from '@vastus/contract/shapes'
import { leaveVariantOf } from '@vastus/domain/sick-leave/leave'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { LeaveFacts } from './leave-facts.tsx'

/** In the clinic's conversation, for the kinds that ask for a leave: its details, or why there are none. */
export function StaffLeave({ eContact }: { eContact: ClinicEContact }) {
  const { t } = useI18n()
  const { eContactType, sickLeave, medicalHidden } = eContact
  if (leaveVariantOf(eContactType) === null) return null
  if (sickLeave) return <LeaveFacts sickLeave={sickLeave} />
  return (
    <Card heading={t('sick-leave.facts.heading')}>
      <p>{t(medicalHidden ? 'sick-leave.clinic.hidden' : 'sick-leave.clinic.missing')}</p>
    </Card>
  )
}
