import type { Employee } from '@vastus/contract/employees'
import type { ReactNode } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Avatar, Badge } from '../../../shared/ui/badge.tsx'
import { EmailText } from '../../../shared/ui/email-text.tsx'
import styles from '../administration.module.css'

/** One employee of the list: who it is, what they may see, and whether they have come. */
export function EmployeeLine({
  employee,
  listName,
  isSelf,
  children,
}: {
  employee: Employee
  listName: string | undefined
  isSelf: boolean
  /** What can be done. */
  children: ReactNode
}) {
  const { t, format } = useI18n()
  const { firstName, surname, profession, email, deletedAt, lastSignInAt } = employee
  const name = `${firstName} ${surname}`
  return (
    <li className={styles.person}>
      <Avatar name={name} decorative />
      <div className={styles.who}>
        <span className={styles.name}>
          {name}
          {isSelf && <Badge>{t('administration.employees.you')}</Badge>}
          {deletedAt !== null && <Badge>{t('administration.employees.deactivated')}</Badge>}
        </span>
        <span>
          {[
            t(`enums.profession.${profession}`),
            listName && t('administration.employees.ofList', { list: listName }),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        {email && (
          <span className={styles.quiet}>
            <EmailText email={email} />
          </span>
        )}
        <span className={styles.quiet}>
          {deletedAt !== null
            ? t('administration.employees.deactivatedOn', { date: format.date(deletedAt) })
            : lastSignInAt === null
              ? t('administration.employees.neverSignedIn')
              : t('administration.employees.lastSignIn', { when: format.dateTime(lastSignInAt) })}
        </span>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  )
}
