import { Link } from '@tanstack/react-router'
import type { ClinicEContact, DashboardRow, TimelineEntry } from '@vastus/contract/shapes'
import { countryProfile } from '@vastus/domain/country'
import { combineScanResults } from '@vastus/domain/files/scan-result'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { memo, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FileAttachments } from '../../shared/files/file-attachments.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { Action } from '../../shared/ui/button.tsx'
import { EmailText } from '../../shared/ui/email-text.tsx'
import { handFocusOn } from '../../shared/ui/list-failed.tsx'
import { ReachNote, StatusBadge, sexWords } from '../e-contacts/index.ts'
import { mayMerge } from '../merge/index.ts'
import { NoticesLedger } from '../replies/index.ts'
import { JoinedPatient } from '../same-person/index.ts'
import { useEContactsOfPatient } from './api/list-of-patient.ts'
import styles from './patient-panel.module.css'
import { Recommendations } from './recommendations.tsx'
import { Representation } from './representation.tsx'

type PatientPanelProps = {
  eContact: ClinicEContact
  entries: readonly TimelineEntry[]
  askToMerge: (other: DashboardRow) => void
}

/** Of the patient's other e-contacts, so many at first: the newest are what an answer may need. */
const FEW = 8

/** What is known beside the conversation: the patient, the files, earlier e-contacts, and what became of the notices. */
export const PatientPanel = memo(function PatientPanel({ eContact, entries, askToMerge }: PatientPanelProps) {
  const { t, format } = useI18n()
  const { COUNTRY_CODE: country } = useSessionStore().config.featureFlags
  const now = useNow()
  const { patient } = eContact
  const files = [
    ...new Map(
      [...eContact.files, ...entries.flatMap((entry) => entry.files)].map((file) => [file.id, file]),
    ).values(),
  ]
  const scanOfSet = combineScanResults(files.map(({ scanResult }) => scanResult))
  const isRepresented = eContact.creator.id !== patient.id
  const facts: [string, ReactNode][] = [
    [t(`identity.field.personalCode.${country}`), patient.personalCode],
    [t('clinic.info.birthDate'), format.date(patient.birthDate)],
    [t('clinic.info.sex'), sexWords(t, patient.sex)],
    [
      t('clinic.info.phone'),
      patient.phone && <a href={`tel:${patient.phone}`}>{phoneText(patient.phone)}</a>,
    ],
    [
      t('clinic.info.email'),
      patient.email && (
        <a href={`mailto:${patient.email}`}>
          <EmailText email={patient.email} />
        </a>
      ),
    ],
    [t('clinic.filter.patientList'), patient.listCode],
    [t('clinic.info.member'), t(patient.clinicMember ? 'clinic.info.isMember' : 'clinic.info.isNotMember')],
    [t('clinic.info.direction'), t(`enums.direction.${eContact.direction}`)],
    [t('clinic.info.created'), format.dateTime(eContact.createdAt)],
    [
      t('clinic.info.patientSeen'),
      eContact.patientLastSeenAt
        ? format.relativeDay(eContact.patientLastSeenAt, now)
        : t('clinic.info.notSeen'),
    ],
  ]
  return (
    <div className={styles.panel}>
      <Section heading={t('clinic.info.heading')}>
        <dl className={styles.facts}>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Section>
      <JoinedPatient eContact={eContact} />
      {isRepresented && <Representation eContact={eContact} />}
      <Section heading={t('clinic.info.files')}>
        {eContact.medicalHidden ? (
          <p className={styles.quiet}>{t('clinic.row.hidden')}</p>
        ) : files.length > 0 ? (
          <>
            {files.length > 1 && scanOfSet !== 'CLEAN' && (
              <p className={styles.quiet}>{t(`clinic.info.scanOfSet.${scanOfSet}`)}</p>
            )}
            <FileAttachments files={files} />
          </>
        ) : (
          <p className={styles.quiet}>{t('clinic.info.noFiles')}</p>
        )}
      </Section>
      <Others eContact={eContact} askToMerge={askToMerge} />
      {!eContact.medicalHidden && (
        <Recommendations clinicId={eContact.clinicId} eContactType={eContact.eContactType} />
      )}
      {countryProfile(country).hasTools && !eContact.medicalHidden && (
        <Section heading={t('clinic.tools.heading')}>
          <ul role="list" className={styles.others}>
            <li>
              <Link to="/tools/ldl" search={{ eContactId: String(eContact.id) }} preload={false}>
                {t('clinic.tools.ldl')}
              </Link>
            </li>
            <li>
              <Link to="/tools/gfr" search={{ eContactId: String(eContact.id) }} preload={false}>
                {t('clinic.tools.gfr')}
              </Link>
            </li>
          </ul>
        </Section>
      )}
      <Section heading={t('clinic.notices.heading')}>
        {eContact.reach && <ReachNote reach={eContact.reach} person={eContact.creator} />}
        <NoticesLedger key={eContact.id} eContact={eContact} />
      </Section>
    </div>
  )
})

function Others({ eContact, askToMerge }: Pick<PatientPanelProps, 'eContact' | 'askToMerge'>) {
  const { t, format } = useI18n()
  const { data, isError, refetch } = useEContactsOfPatient(eContact.clinicId, eContact.patient.id)
  const [showsAll, setShowsAll] = useState(false)
  const others = data?.content.filter((row) => row.id !== eContact.id) ?? []
  const shown = showsAll ? others : others.slice(0, FEW)
  const list = useRef<HTMLUListElement>(null)

  const showAll = () => {
    flushSync(() => setShowsAll(true))
    list.current?.children[FEW]?.querySelector('a')?.focus()
  }

  return (
    <Section heading={t('clinic.others.heading')}>
      {!data && isError && (
        <p role="alert" className={styles.quiet}>
          {t('errors.loading.history')}{' '}
          <Action ref={handFocusOn} onClick={() => void refetch()}>
            {t('shell.buttons.tryAgain')}
          </Action>
        </p>
      )}
      {data && others.length === 0 && <p className={styles.quiet}>{t('clinic.others.none')}</p>}
      <ul role="list" ref={list} className={styles.others}>
        {shown.map((row) => (
          <li key={row.id}>
            <Link to="/e-contacts/$id" params={{ id: String(row.id) }} search={true} preload={false}>
              <span>{t(`types.${row.eContactType}`)}</span>
              <span className={styles.otherFoot}>
                <StatusBadge status={row.status} isNew={row.acceptanceRequired} />
                <time dateTime={row.updatedAt}>{format.date(row.updatedAt)}</time>
              </span>
            </Link>
            {mayMerge(eContact, row) && (
              <Action
                aria-label={`${t('merge.into')}: ${t(`types.${row.eContactType}`)}, ${row.id}`}
                onClick={() => askToMerge(row)}
              >
                {t('merge.into')}
              </Action>
            )}
          </li>
        ))}
      </ul>
      {shown.length < others.length && (
        <div>
          <Action onClick={showAll}>{t('clinic.others.more', { count: others.length - FEW })}</Action>
        </div>
      )}
      {showsAll && data && !data.last && (
        <p className={styles.quiet}>
          {t('clinic.others.latest', { shown: data.content.length, total: data.totalElements })}
        </p>
      )}
    </Section>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
