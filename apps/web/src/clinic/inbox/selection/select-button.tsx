import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { IconCircleCheck } from '../../../shared/ui/icons.tsx'
import { useSelection } from './selection-context.tsx'

/** Begins and ends the choosing of several rows. */
export function SelectButton() {
  const { t } = useI18n()
  const { isOn, turn } = useSelection()
  return (
    <IconButton
      label={t(isOn ? 'clinic.bulk.leave' : 'clinic.bulk.start')}
      shortcut="x"
      icon={<IconCircleCheck />}
      tooltipSide="left"
      onClick={() => turn(!isOn)}
    />
  )
}
