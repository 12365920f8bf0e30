import type { ComparedPatient } from '@vastus/contract/patient-join'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { EmailText } from '../../shared/ui/email-text.tsx'
import { sexWords } from '../e-contacts/index.ts'
import type { ReactNode } from 'react'
import styles from './same-person.module.css'

type Fact = {
  label: string
  show: (patient: ComparedPatient) => ReactNode
  /** What is held against the other's; nothing where a difference says nothing. */
  of?: (patient: ComparedPatient) => string | null
}

type SideBySideProps = {
  one: ComparedPatient
  other: ComparedPatient
  /** Which one would remain; null where neither goes. */
  staysId: number | null
}

/** Two patients, fact by fact. What both have and what differs is marked in a word. */
export function SideBySide({ one, other, staysId }: SideBySideProps) {
  const { t } = useI18n()
  const facts = useFacts()
  return (
    <table className={styles.sides}>
      <thead>
        <tr>
          {[one, other].map((patient) => (
            <th key={patient.id} scope="col">
              <span className={styles.side}>
                {t(patient === one ? 'same-person.this' : 'same-person.other')}
                {patient.id === staysId && <Badge tone="primary">{t('same-person.remains')}</Badge>}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {facts.map(({ label, show, of }) => {
        const differs = of !== undefined && isDifferent(of(one), of(other))
        return (
          <tbody key={label} className={differs ? styles.differs : undefined}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                <span className={styles.label}>
                  {label}
                  {differs && <Badge tone="ourTurn">{t('same-person.differs')}</Badge>}
                </span>
              </th>
            </tr>
            <tr>
              {[one, other].map((patient) => (
                <td key={patient.id}>{show(patient) || <Nothing />}</td>
              ))}
            </tr>
          </tbody>
        )
      })}
    </table>
  )
}

function Nothing() {
  const { t } = useI18n()
  return <span className={styles.quiet}>{t('same-person.empty')}</span>
}

const isDifferent = (one: string | null, other: string | null) => Boolean(one && other && one !== other)

const names = (people: ComparedPatient['representatives']) =>
  people.map(({ firstName, surname }) => `${firstName} ${surname}`).join(', ')

function useFacts(): Fact[] {
  const { t, format } = useI18n()
  const { COUNTRY_CODE: country } = useSessionStore().config.featureFlags
  const name = ({ firstName, surname }: ComparedPatient) => `${firstName} ${surname}`
  return [
    { label: t('same-person.fact.name'), show: name, of: (patient) => name(patient).toLocaleLowerCase() },
    {
      label: t(`identity.field.personalCode.${country}`),
      show: ({ personalCode: code, isProven }) =>
        code && t(isProven ? 'same-person.code.proven' : 'same-person.code.typed', { code }),
      of: ({ personalCode }) => personalCode,
    },
    {
      label: t('clinic.info.birthDate'),
      show: ({ birthDate }) => format.date(birthDate),
      of: ({ birthDate }) => birthDate,
    },
    {
      label: t('clinic.info.sex'),
      show: ({ sex }) => sexWords(t, sex),
      of: ({ sex }) => (sex === 'NOT_DISCLOSED' ? null : sex),
    },
    {
      label: t('same-person.fact.account'),
      show: ({ hasAccount }) => t(hasAccount ? 'same-person.account.yes' : 'same-person.account.no'),
    },
    {
      label: t('clinic.info.email'),
      show: ({ email }) => email && <EmailText email={email} />,
      of: ({ email }) => email?.toLowerCase() ?? null,
    },
    {
      label: t('clinic.info.phone'),
      show: ({ phone }) => phone && phoneText(phone),
      of: ({ phone }) => phone,
    },
    {
      label: t('clinic.info.member'),
      show: ({ clinicMember }) => t(clinicMember ? 'clinic.info.isMember' : 'clinic.info.isNotMember'),
    },
    {
      label: t('clinic.filter.patientList'),
      show: ({ listCode }) => listCode,
      of: ({ listCode }) => listCode,
    },
    { label: t('same-person.fact.added'), show: ({ addedAt }) => format.date(addedAt) },
    { label: t('same-person.fact.eContacts'), show: ({ eContacts }) => format.number(eContacts) },
    { label: t('same-person.fact.prescriptions'), show: ({ prescriptions }) => format.number(prescriptions) },
    {
      label: t('same-person.fact.representatives'),
      show: ({ representatives }) => names(representatives),
    },
    { label: t('same-person.fact.represented'), show: ({ represented }) => names(represented) },
  ]
}
