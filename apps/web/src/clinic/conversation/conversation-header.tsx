import { Link } from '@tanstack/react-router'
import type { ClinicEContact, DashboardRow } from '@vastus/contract/shapes'
import { ageParts } from '@vastus/domain/identity/age'
import { localDate } from '@vastus/domain/time/time-zone'
import type { ReactNode } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { iconButtonClass } from '../../shared/ui/icon-button.tsx'
import { IconArrowLeft } from '../../shared/ui/icons.tsx'
import { TypeIcon } from '../../shared/ui/type-icon.tsx'
import { useMinWidth } from '../../shared/ui/use-min-width.ts'
import { useStaff, DueBadge, StatusBadge, conversationStyles as styles } from '../e-contacts/index.ts'
import { useNow } from '../../shared/time/use-now.ts'

/** What the header needs is in the list's row too, so that it shows before the rest has come. */
type HeaderProps = { eContact: ClinicEContact | DashboardRow; tools?: ReactNode }

/** Who, how old, about what, and whose turn it is. */
export function ConversationHeader({ eContact, tools }: HeaderProps) {
  const { t } = useI18n()
  const { timeZone } = useStaff()
  const now = useNow()
  const isAlone = !useMinWidth(48)
  const { patient } = eContact
  const age = ageParts(patient.birthDate, localDate(now, timeZone))
    .map(({ unit, count }) => t(`clinic.age.${unit}`, { count }))
    .join(' ')
  return (
    <header className={styles.head}>
      {isAlone && (
        <Link
          to="/clinic-e-contacts"
          search={true}
          className={iconButtonClass}
          aria-label={t('clinic.conversation.back')}
        >
          <IconArrowLeft aria-hidden="true" />
        </Link>
      )}
      <TypeIcon type={eContact.eContactType} />
      <div className={styles.who}>
        <h1 tabIndex={-1}>
          {patient.firstName} {patient.surname}
        </h1>
        <p>
          <span>{t(`types.${eContact.eContactType}`)}</span>
          <span>{age}</span>
          {patient.personalCode && <span>{patient.personalCode}</span>}
          <span>{t('clinic.conversation.number', { id: String(eContact.id) })}</span>
        </p>
      </div>
      <StatusBadge status={eContact.status} isNew={eContact.acceptanceRequired} />
      <DueBadge eContact={eContact} />
      {tools && <div className={styles.tools}>{tools}</div>}
    </header>
  )
}
