import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { singleKeys } from '../../shared/keyboard/single-keys.ts'
import { Card } from '../../shared/ui/card.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { afterAct, rowHeight } from './desk-settings.ts'

/** How an employee works through the inbox; kept on this device. */
export function DeskSettingsCard() {
  const { t } = useI18n()
  const next = afterAct.use()
  const keys = singleKeys.use()
  const rows = rowHeight.use()
  return (
    <Card heading={t('identity.desk.heading')}>
      <FieldStack>
        <NativeSelect
          id="after-act"
          label={t('identity.desk.afterAct')}
          hint={t('identity.desk.afterActHint')}
          value={next}
          onChange={(value) => afterAct.choose(value === 'list' || value === 'stay' ? value : 'next')}
          options={(['next', 'list', 'stay'] as const).map((value) => ({
            value,
            label: t(`identity.desk.${value}`),
          }))}
        />
        <NativeSelect
          id="single-keys"
          label={t('identity.desk.keys')}
          hint={t('identity.desk.keysHint')}
          value={keys}
          onChange={(value) => singleKeys.choose(value === 'off' ? 'off' : 'on')}
          options={(['on', 'off'] as const).map((value) => ({ value, label: t(`identity.desk.${value}`) }))}
        />
        <NativeSelect
          id="row-height"
          label={t('identity.desk.rows')}
          value={rows}
          onChange={(value) => rowHeight.choose(value === 'compact' ? 'compact' : 'comfortable')}
          options={(['comfortable', 'compact'] as const).map((value) => ({
            value,
            label: t(`identity.desk.${value}`),
          }))}
        />
      </FieldStack>
    </Card>
  )
}
