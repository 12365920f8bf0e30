import { Link, useSearch } from '@tanstack/react-router'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { isRenewalType } from '@vastus/domain/prescriptions/prescription'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { linkCardClass } from '../../../../shared/ui/card.tsx'
import { TypeIcon } from '../../../../shared/ui/type-icon.tsx'
import styles from './patient.module.css'

/** Kinds of e-contact as cards that lead on. */
export function TypeLinks({ types }: { types: readonly TypeCode[] }) {
  const { t } = useI18n()
  const { personId, clinicId, change } = useSearch({ from: '/e-contacts/add' })
  return (
    <ul role="list" className={styles.types}>
      {types.map((type) => (
        <li key={type}>
          <Link
            to={isRenewalType(type) && !change ? '/prescriptions' : '/e-contacts/create'}
            search={{
              ...(personId ? { personId } : {}),
              ...(clinicId ? { clinicId } : {}),
              type,
              ...(change ? { change, step: 'check' } : {}),
            }}
            className={linkCardClass}
          >
            <TypeIcon type={type} />
            <span>{t(`types.${type}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
