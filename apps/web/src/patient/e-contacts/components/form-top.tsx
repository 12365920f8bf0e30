import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { type TypeCode, typeRow } from '@vastus/domain/types/catalogue'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { EmergencyBlock } from '../../../shared/ui/emergency-block.tsx'
import { wasEmergencyRead } from '../emergency-read.ts'
import styles from './patient.module.css'
import { TypeHeading } from './type-heading.tsx'

const SIGNS = ['breath', 'chest', 'stroke', 'conscious', 'harm'] as const

/** Above the text field, from the first picture on: what it is about, and when to call for help instead of writing. */
export function FormTop({ type, country }: { type: TypeCode; country: CountryCode }) {
  const { t, format } = useI18n()
  const { emergencyNumbers } = countryProfile(country)
  return (
    <>
      <div className={styles.intro}>
        <TypeHeading type={type} />
        <h1>{t('patient.create.title')}</h1>
      </div>
      <EmergencyBlock
        heading={t('patient.emergency.heading', { number: format.list(emergencyNumbers, 'disjunction') })}
        signs={SIGNS.map((sign) => t(`patient.emergency.${sign}`))}
        phones={emergencyNumbers.map((number) => ({
          phone: number,
          label: t('patient.emergency.call', { number }),
        }))}
        folded={!typeRow(type).emergencyNotice || wasEmergencyRead()}
      />
    </>
  )
}
