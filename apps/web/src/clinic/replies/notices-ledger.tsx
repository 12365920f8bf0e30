import type { ClinicEContact } from '@vastus/contract/shapes'
import type { MessageKey } from '@vastus/i18n'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { IconAlertTriangle } from '../../shared/ui/icons.tsx'
import { ReachNote } from '../e-contacts/index.ts'
import styles from './notices-ledger.module.css'
import { useSettledNotices } from './use-settled-notices.ts'

/** What was promised to the patient's side, and what became of each notice. */
export function NoticesLedger({ eContact }: { eContact: ClinicEContact }) {
  const { t, format } = useI18n()
  const now = useNow()
  useSettledNotices(eContact)
  if (eContact.notices.length === 0) return <p className={styles.quiet}>{t('clinic.notices.none')}</p>
  return (
    <ul role="list" className={styles.notices}>
      {eContact.notices.map(({ id, kind, channel, state, createdAt, sentAt }) => (
        <li key={id} data-state={state}>
          <span>{t(`clinic.notices.${channel}.${state}` as MessageKey)}</span>
          <div className={styles.about}>
            {t(`notices.kind.${kind}` as MessageKey)} ·{' '}
            <time dateTime={sentAt ?? createdAt}>{format.relativeDay(sentAt ?? createdAt, now)}</time>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Told before the reply is written: the patient's side hears of none, or cannot open it. */
export function Unreachable({ eContact }: { eContact: ClinicEContact }) {
  const { t } = useI18n()
  const { firstName, surname } = eContact.creator
  if (eContact.reach === 'UNREADABLE') return <ReachNote reach="UNREADABLE" person={eContact.creator} />
  if (eContact.canBeNotified !== false) return null
  return (
    <p role="note" className={styles.unreachable}>
      <IconAlertTriangle aria-hidden="true" />
      {t('notices.unreachable', { name: `${firstName} ${surname}` })}
    </p>
  )
}
