import type { ClinicEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useRepresentation } from './api/representation.ts'
import styles from './patient-panel.module.css'

/** What staff should know of a represented patient before they trust who writes: an unproven code, another record. */
export function PatientDoubts({ eContact: { id, patient } }: { eContact: ClinicEContact }) {
  const { t } = useI18n()
  const { data } = useRepresentation(id)
  if (!data) return null
  const nameOf = (person: { firstName: string; surname: string }) => `${person.firstName} ${person.surname}`
  return (
    <>
      {!data.isCodeProven && (
        <p className={styles.ended}>
          {t(
            patient.personalCode
              ? 'clinic.representation.codeNotProven'
              : 'clinic.representation.withoutCode',
          )}
        </p>
      )}
      {data.otherRecords.map((record) => (
        <p key={record.id} className={styles.ended}>
          {record.representatives.length > 0
            ? t('clinic.representation.otherRepresentatives', {
                patient: nameOf(record),
                names: record.representatives.map(nameOf).join(', '),
              })
            : t('clinic.representation.otherRecord', { patient: nameOf(record) })}
        </p>
      ))}
    </>
  )
}
