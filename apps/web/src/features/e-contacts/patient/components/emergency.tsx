import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { EmergencyBlock } from '../../../../shared/ui/emergency-block.tsx'
import { useEmergencyNumber } from '../api/emergency-number.ts'

const SIGNS = ['breath', 'chest', 'stroke', 'conscious', 'harm'] as const

/** When to call for help instead of writing. */
export function Emergency({ folded }: { folded?: boolean }) {
  return <EmergencyNotice number={useEmergencyNumber()} folded={folded} />
}

export function EmergencyNotice({
  number,
  folded = false,
}: {
  number: string
  folded?: boolean | undefined
}) {
  const { t } = useI18n()
  return (
    <EmergencyBlock
      heading={t('patient.emergency.heading', { number })}
      signs={SIGNS.map((sign) => t(`patient.emergency.${sign}`))}
      phone={number}
      phoneLabel={t('patient.emergency.call', { number })}
      folded={folded}
    />
  )
}
