import { countryProfile } from '@vastus/domain/country'
import { checkNewClinic, type NewClinic } from '@vastus/domain/new-clinic/new-clinic'
import { localDate } from '@vastus/domain/time/time-zone'
import type { MessageKey } from '@vastus/i18n'
import { useI18n } from '../i18n/i18n-context.tsx'
import { serverNow } from '../time/server-clock.ts'
import { type Fault, useFaults } from './use-faults.ts'

const PERSON_FIELDS = ['firstName', 'surname', 'birthDate', 'email', 'sex', 'phone']

/** What is wrong with a clinic, its employees and its contact person. */
export function useClinicFaults({ countryCode }: Pick<NewClinic, 'countryCode'>) {
  const { t } = useI18n()
  return useFaults((path) => {
    const parts = path.split('.')
    const name = parts.at(-1) ?? ''
    if (path === 'employees') return t('new-clinic.employees.heading')
    if (parts.length === 1) return t(`new-clinic.clinic.${name}` as MessageKey)
    const label = labelOfPerson(name)
    return parts[0] === 'employees'
      ? `${t('new-clinic.employees.numbered', { number: String(Number(parts[1]) + 1) })}, ${label}`
      : label
  })

  function labelOfPerson(name: string): string {
    if (name === 'personalCode') return t(`identity.field.personalCode.${countryCode}`)
    if (PERSON_FIELDS.includes(name)) return t(`identity.field.${name}` as MessageKey)
    return t('new-clinic.employees.profession')
  }
}

/** What the rules find wrong with the clinic today. */
export function faultsOfClinic(clinic: NewClinic): Fault[] {
  const today = localDate(serverNow(), countryProfile(clinic.countryCode).timeZone)
  return checkNewClinic(clinic, today).map(({ path, rule }) => ({ path, fault: rule }))
}

/** What was typed at the path, as `employees.1.email`. */
export function valueAt(values: object, path: string): string {
  let found: unknown = values
  for (const part of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[part]
  return typeof found === 'string' ? found : ''
}
