import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { IconPlus, IconTrash } from '../../shared/ui/icons.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import styles from './clinic-settings.module.css'
import type { SettingsDraft } from './settings-draft.ts'

type PromisesOfTypesProps = {
  promised: SettingsDraft['types']
  types: readonly { value: string; label: string }[]
  wordsAt: (id: string) => string | undefined
  onChange: (promised: SettingsDraft['types']) => void
}

/** Reasons that have a time of their own. */
export function PromisesOfTypes({ promised, types, wordsAt, onChange }: PromisesOfTypesProps) {
  const { t } = useI18n()
  const put = (index: number, part: Partial<SettingsDraft['types'][number]>) =>
    onChange(promised.map((each, at) => (at === index ? { ...each, ...part } : each)))
  const nameOf = (type: string) =>
    type === '' ? t('clinic-settings.promise.type') : t(`types.${type as TypeCode}`)
  return (
    <>
      {promised.map(({ type, hours }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other name until its reason is chosen
        <div key={index} className={styles.line}>
          <NativeSelect
            id={`type-${index}`}
            label={t('clinic-settings.promise.type')}
            error={wordsAt(`type-${index}`)}
            placeholder=""
            options={types}
            value={type}
            onChange={(next) => put(index, { type: next })}
          />
          <TextField
            id={`hours-${index}`}
            label={t('clinic-settings.promise.hours')}
            short
            inputMode="numeric"
            autoComplete="off"
            error={wordsAt(`hours-${index}`)}
            value={hours}
            onChange={(next) => put(index, { hours: next })}
          />
          <IconButton
            label={t('clinic-settings.promise.remove', { type: nameOf(type) })}
            icon={<IconTrash />}
            tooltipSide="left"
            onClick={() => onChange(promised.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => onChange([...promised, { type: '', hours: '' }])}
        >
          {t('clinic-settings.promise.add')}
        </Button>
      </div>
    </>
  )
}
