import type { Translate } from '@vastus/i18n'
import { Badge } from '../../../shared/ui/badge.tsx'
import type { RadioOption } from '../../../shared/ui/radio-cards.tsx'
import { type ChoosableClinic, patientStyles as styles } from '../../e-contacts/index.ts'

/** A clinic to choose, with what it is to the person. */
export function clinicOption(clinic: ChoosableClinic, t: Translate): RadioOption {
  return {
    value: String(clinic.id),
    label: (
      <span className={styles.status}>
        {clinic.name}{' '}
        {clinic.relation === 'FAMILY' && !clinic.isPrivate && (
          <Badge tone="primary">{t('patient.clinic.family')}</Badge>
        )}
        {clinic.isPrivate && <Badge tone="people">{t('patient.clinic.private')}</Badge>}
      </span>
    ),
    hint: clinic.address,
  }
}
