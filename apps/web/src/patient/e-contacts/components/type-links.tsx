import { Link, useSearch } from '@tanstack/react-router'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { linkCardClass } from '../../../shared/ui/card.tsx'
import { TypeIcon } from '../../../shared/ui/type-icon.tsx'
import { pathOfMessage, readChange } from '../path-search.ts'
import styles from './patient.module.css'

/** Kinds of e-contact as cards that lead on. */
export function TypeLinks({ types }: { types: readonly TypeCode[] }) {
  const { t } = useI18n()
  const { personId, clinicId, ...search } = useSearch({ from: '/e-contacts/add' })
  const change = readChange(search.change)
  return (
    <ul role="list" className={styles.types}>
      {types.map((type) => {
        const choices = {
          ...(personId ? { personId } : {}),
          ...(clinicId ? { clinicId } : {}),
          type,
          ...(change ? { change } : {}),
        }
        return (
          <li key={type}>
            <Link
              to={pathOfMessage(choices)}
              search={{ ...choices, ...(change ? { step: 'check' } : {}) }}
              className={linkCardClass}
            >
              <TypeIcon type={type} />
              <span>{t(`types.${type}`)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
