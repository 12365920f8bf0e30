import type { ComparedPatient } from '@vastus/contract/patient-join'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import styles from './same-person.module.css'

type EffectsProps = { stays: ComparedPatient; goes: ComparedPatient }

/** What follows from making one of two, above all who can read and do more than before. */
export function Effects({ stays, goes }: EffectsProps) {
  const { t } = useI18n()
  const nameOf = ({ firstName, surname }: { firstName: string; surname: string }) => `${firstName} ${surname}`
  const name = nameOf(stays)
  return (
    <ul className={styles.effects}>
      <li>{t('same-person.effect.stays', { name })}</li>
      {!stays.hasAccount ? (
        <li>{t('same-person.effect.noAccount')}</li>
      ) : goes.ownEContacts > 0 ? (
        <li>
          {t('same-person.effect.opens', { name, count: goes.ownEContacts, email: stays.email ?? '–' })}
        </li>
      ) : (
        <li>{t('same-person.effect.opensNothing', { name })}</li>
      )}
      {stays.personalCode === null && goes.personalCode !== null && (
        <li>{t('same-person.effect.code', { code: goes.personalCode })}</li>
      )}
      <li>{t('same-person.effect.undoable')}</li>
    </ul>
  )
}
