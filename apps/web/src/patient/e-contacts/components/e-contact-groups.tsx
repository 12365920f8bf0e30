import { Link } from '@tanstack/react-router'
import type { PatientEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../../shared/time/use-now.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { IconPlus } from '../../../shared/ui/icons.tsx'
import { EmptyState } from '../../../shared/ui/page-states.tsx'
import { waitingFirst } from '../waiting-first.ts'
import { EContactCard } from './e-contact-card.tsx'
import styles from './patient.module.css'

/** The heading of the list, and the way to a new e-contact. */
export function ListTop({ onNew }: { onNew: (() => void) | undefined }) {
  const { t } = useI18n()
  return (
    <div className={styles.listTop}>
      <h1>{t('patient.list.title')}</h1>
      {onNew && (
        <Button wide icon={<IconPlus aria-hidden="true" />} onClick={onNew}>
          {t('patient.list.new')}
        </Button>
      )}
    </div>
  )
}

export function NoEContacts({ onNew }: { onNew: () => void }) {
  const { t } = useI18n()
  return (
    <EmptyState
      heading={t('patient.list.emptyHeading')}
      text={t('patient.list.emptyText')}
      action={
        <Button icon={<IconPlus aria-hidden="true" />} onClick={onNew}>
          {t('patient.list.new')}
        </Button>
      }
    />
  )
}

interface EContactGroupsProps {
  active: readonly PatientEContact[]
  finished: readonly PatientEContact[]
  /** There are more than these. */
  hasMore: boolean
}

/** Open e-contacts, what waits for the reader first, and finished ones where there are any. */
export function EContactGroups({ active, finished, hasMore }: EContactGroupsProps) {
  const { t } = useI18n()
  const { ordered, waitingCount } = waitingFirst(active, useNow())
  // The list begins with what waits: the count is known once something else is in it, or nothing is to come.
  const isCounted = !hasMore || waitingCount < active.length + finished.length
  const renewable = [...active, ...finished].find(({ eContactType }) =>
    eContactType.startsWith('PRESCRIPTION'),
  )
  return (
    <>
      {renewable && (
        <p>
          <Link
            to="/prescriptions"
            search={{
              personId: String(renewable.patient.id),
              clinicId: String(renewable.clinicId),
              type: renewable.eContactType,
            }}
          >
            {t('patient.list.renew')}
          </Link>
        </p>
      )}
      {waitingCount > 0 && isCounted && (
        <p className={classNames(styles.alert, styles.calm)}>
          <strong>{t('patient.list.waitingForYou', { count: waitingCount })}</strong>
        </p>
      )}
      <Group heading={t('patient.list.active')} eContacts={ordered} empty={t('patient.list.noActive')} />
      {finished.length > 0 && <Group heading={t('patient.list.finished')} eContacts={finished} />}
    </>
  )
}

function Group({
  heading,
  eContacts,
  empty,
}: {
  heading: string
  eContacts: readonly PatientEContact[]
  empty?: string
}) {
  return (
    <section className={styles.group} aria-label={heading}>
      <h2>{heading}</h2>
      {eContacts.length === 0 && <p className={styles.secondary}>{empty}</p>}
      <ul role="list" className={styles.cards}>
        {eContacts.map((eContact) => (
          <li key={eContact.id}>
            <EContactCard eContact={eContact} />
          </li>
        ))}
      </ul>
    </section>
  )
}
