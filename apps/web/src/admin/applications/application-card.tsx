import type { ClinicApplication } from '@vastus/contract/clinic-applications'
import type { ApplicationState } from '@vastus/domain/new-clinic/application'
import { useState } from 'react'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge, type Tone } from '../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { SummaryList } from '../../shared/ui/card.tsx'
import { IconAlertTriangle } from '../../shared/ui/icons.tsx'
import { AcceptDialog, DeclineDialog } from './decision-dialogs.tsx'
import styles from './applications.module.css'

const TONES: Record<ApplicationState, Tone> = { NEW: 'ourTurn', ACCEPTED: 'done', DECLINED: 'neutral' }

/** What a clinic applied with, and the decision. */
export function ApplicationCard({ application }: { application: ClinicApplication }) {
  const { t, format } = useI18n()
  const [deciding, setDeciding] = useState<'ACCEPT' | 'DECLINE' | null>(null)
  const { id, contact, employees } = application
  const word = (name: 'clinic' | 'contact' | 'employees') => t(`platform-admin.applications.${name}`)
  return (
    <article className={styles.application} aria-labelledby={`application-${id}`}>
      <p className={styles.meta}>
        <Badge tone={TONES[application.state]}>
          {t(`platform-admin.applications.state.${application.state}`)}
        </Badge>
        <span>{t('platform-admin.support.number', { number: String(id) })}</span>
        <time dateTime={application.createdAt}>{format.dateTime(application.createdAt)}</time>
      </p>
      <h2 id={`application-${id}`}>{application.name}</h2>
      <SummaryList
        rows={[
          {
            label: word('clinic'),
            value: [
              `${application.address}, ${t(`new-clinic.country.${application.countryCode}`)}`,
              application.emails,
              application.websites,
            ]
              .filter(Boolean)
              .join('\n'),
          },
          { label: t('new-clinic.clinic.registrationCode'), value: application.registrationCode },
          { label: t('new-clinic.clinic.plan'), value: application.plan },
          {
            label: word('contact'),
            value: [
              `${contact.firstName} ${contact.surname}`,
              contact.email,
              contact.phone && phoneText(contact.phone),
            ]
              .filter(Boolean)
              .join('\n'),
          },
          {
            label: word('employees'),
            value: employees.map((employee) => <Applicant key={employee.email} employee={employee} />),
          },
          ...(application.reason
            ? [{ label: t('platform-admin.applications.reason'), value: application.reason }]
            : []),
          ...(application.decidedAt
            ? [
                {
                  label: t('platform-admin.applications.decidedAt'),
                  value: format.dateTime(application.decidedAt),
                },
              ]
            : []),
        ]}
      />
      {application.state === 'NEW' && (
        <ButtonRow>
          <Button
            aria-label={t('platform-admin.applications.acceptNamed', { clinic: application.name })}
            onClick={() => setDeciding('ACCEPT')}
          >
            {t('platform-admin.applications.accept')}
          </Button>
          <Button
            variant="secondary"
            aria-label={t('platform-admin.applications.declineNamed', { clinic: application.name })}
            onClick={() => setDeciding('DECLINE')}
          >
            {t('platform-admin.applications.decline')}
          </Button>
        </ButtonRow>
      )}
      <AcceptDialog
        application={application}
        open={deciding === 'ACCEPT'}
        onClose={() => setDeciding(null)}
      />
      <DeclineDialog
        application={application}
        open={deciding === 'DECLINE'}
        onClose={() => setDeciding(null)}
      />
    </article>
  )
}

function Applicant({ employee }: { employee: ClinicApplication['employees'][number] }) {
  const { t, format } = useI18n()
  const { firstName, surname, email, profession, personalCode, birthDate, hasCodeOfOtherName } = employee
  return (
    <div className={styles.applicant}>
      {[
        `${firstName} ${surname}, ${t(`enums.profession.${profession}`)}`,
        personalCode && t('platform-admin.applications.code', { code: personalCode }),
        birthDate && t('platform-admin.applications.born', { date: format.date(birthDate) }),
        email,
      ]
        .filter(Boolean)
        .join('\n')}
      {hasCodeOfOtherName && (
        <p className={styles.check}>
          <IconAlertTriangle aria-hidden="true" />
          <strong>{t('platform-admin.applications.otherName')}</strong>
        </p>
      )}
    </div>
  )
}
