import type { Reach } from '@vastus/domain/persons/reach'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { IconInfoCircle } from '../../shared/ui/icons.tsx'
import styles from './reach-note.module.css'

/** Says whether a message reaches somebody, and whether they can read it. */
export function ReachNote({
  reach,
  person,
}: {
  reach: Reach
  person: { firstName: string; surname: string }
}) {
  const { t } = useI18n()
  return (
    <p role="status" className={styles.note} data-reach={reach}>
      <IconInfoCircle aria-hidden="true" />
      {t(`clinic.reach.${reach}`, { name: `${person.firstName} ${person.surname}` })}
    </p>
  )
}
