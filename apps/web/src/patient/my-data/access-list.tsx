import { Link } from '@tanstack/react-router'
import type { AccessRow } from '@vastus/contract/my-data'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import styles from './my-data.module.css'

/** One line an access: who, what, and when. */
export function AccessList({ rows }: { rows: readonly AccessRow[] }) {
  const { t } = useI18n()
  return (
    <ul role="list" className={styles.rows} aria-label={t('my-data.access.heading')}>
      {rows.map((row, index) => (
        // A row has no number of its own; the same person may do two things in one moment.
        <Access key={`${row.at} ${row.kind} ${rows.length - index}`} row={row} />
      ))}
    </ul>
  )
}

function Access({ row }: { row: AccessRow }) {
  const { t, format } = useI18n()
  const now = useNow()
  const { actor, at, clinicName, eContact, kind } = row
  const name = `${actor.firstName} ${actor.surname}`.trim()
  const about = actor.side === 'REPRESENTATIVE' ? 'REPRESENTATIVE' : eContact ? 'OWN' : 'OTHER'
  return (
    <li className={styles.row}>
      <p className={styles.who}>{name || t('my-data.access.unknown')}</p>
      <time className={styles.when} dateTime={at}>
        {format.relativeDay(at, now)}
      </time>
      <p className={styles.quiet}>
        {actor.side !== 'STAFF'
          ? t(actor.side === 'JOINED' ? 'my-data.access.joined' : 'my-data.access.representative')
          : [actor.profession && t(`enums.profession.${actor.profession}`), clinicName]
              .filter(Boolean)
              .join(', ')}
      </p>
      <p>
        {t(`my-data.access.${about}.${kind}`)}
        {eContact && (
          <>
            {': '}
            <Link to="/e-contacts/$eContactId/timeline" params={{ eContactId: String(eContact.id) }}>
              {t(`types.${eContact.eContactType}`)}
            </Link>
          </>
        )}
      </p>
    </li>
  )
}
