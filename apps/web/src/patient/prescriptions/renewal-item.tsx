import { DOSINGS, type Dosing } from '@vastus/domain/prescriptions/prescription'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import type { ListedPrescription } from '../../shared/prescriptions/listed-prescriptions.ts'
import { useMedicineWords } from '../../shared/prescriptions/medicine-words.ts'
import { RouteIcon } from '../../shared/prescriptions/route-icon.tsx'
import { Action, Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import styles from './prescriptions.module.css'

type RenewalItemProps = {
  index: number
  prescription: ListedPrescription
  onChange: (to: Partial<ListedPrescription>) => void
  onRemove: () => void
  /** This one alone, as it was last time, straight to the check before sending. */
  onRenew: () => void
}

/** One medicine of the list: whether to renew it, how often it is used, and a way to take it off. */
export function RenewalItem({ index, prescription, onChange, onRemove, onRenew }: RenewalItemProps) {
  const { t } = useI18n()
  const words = useMedicineWords()
  const { brandName, chosen, dosing, route } = prescription
  return (
    <li className={styles.item}>
      <div className={styles.itemTop}>
        <Checkbox
          id={`medicine-${index}`}
          label={<strong>{words.name(prescription)}</strong>}
          hint={words.detail(prescription)}
          checked={chosen}
          onChange={(now) => onChange({ chosen: now })}
        />
        <RouteIcon route={route} />
      </div>
      <div className={styles.itemFoot}>
        <NativeSelect
          id={`dosing-${index}`}
          label={t('prescriptions.renewal.howOften')}
          aria-label={t('prescriptions.renewal.howOftenNamed', { name: brandName })}
          value={dosing}
          onChange={(next) => onChange({ dosing: next as Dosing })}
          options={DOSINGS.map((value) => ({ value, label: t(`medicines.dosing.${value}`) }))}
        />
        <Button
          variant="secondary"
          aria-label={t('prescriptions.renewal.renewNamed', { name: brandName })}
          onClick={onRenew}
        >
          {t('prescriptions.renewal.renew')}
        </Button>
        <Action aria-label={t('prescriptions.renewal.removeNamed', { name: brandName })} onClick={onRemove}>
          {t('prescriptions.renewal.remove')}
        </Action>
      </div>
    </li>
  )
}
