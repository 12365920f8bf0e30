import type { BiologicalSex } from '@vastus/domain/tools/score2'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'

type SexFieldProps = { value: BiologicalSex | ''; onChange: (sex: BiologicalSex | '') => void }

/** The sex that the formulas were made for. */
export function SexField({ value, onChange }: SexFieldProps) {
  const { t } = useI18n()
  return (
    <NativeSelect
      id="sex"
      label={t('tools.field.SEX')}
      placeholder=""
      value={value}
      onChange={(next) => onChange(next as BiologicalSex | '')}
      options={(['FEMALE', 'MALE'] as const).map((sex) => ({ value: sex, label: t(`enums.sex.${sex}`) }))}
    />
  )
}
