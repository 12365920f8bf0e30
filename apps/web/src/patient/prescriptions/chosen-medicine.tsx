import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useMedicineWords } from '../../shared/prescriptions/medicine-words.ts'
import { RouteIcon } from '../../shared/prescriptions/route-icon.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { IconAlertTriangle } from '../../shared/ui/icons.tsx'
import type { Medication } from './api/find-medications.ts'
import styles from './prescriptions.module.css'

type ChosenMedicineProps = { medicine: Medication; error: string | undefined; onChange: () => void }

/** The medicine of the register that was chosen, in place of the field. */
export function ChosenMedicine({ medicine, error, onChange }: ChosenMedicineProps) {
  const { t } = useI18n()
  const words = useMedicineWords()
  return (
    <div className={styles.chosen}>
      <RouteIcon route={medicine.route} />
      <div className={styles.optionText}>
        <strong>{words.name(medicine)}</strong>
        <span className={styles.secondary}>{words.detail(medicine)}</span>
        {error && (
          <span className={styles.error}>
            <IconAlertTriangle aria-hidden="true" />
            {error}
          </span>
        )}
        <span>
          {/* The error summary leads here when the medicine is on the list already. */}
          <Action id="name" onClick={onChange}>
            {t('prescriptions.add.changeMedicine')}
          </Action>
        </span>
      </div>
    </div>
  )
}
