import type { ClinicEContact, Note, TimelineEntry } from '@vastus/contract/shapes'
import { INTERNAL_TYPES } from '@vastus/domain/e-contact/status'
import type { ComponentType } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { mergeThread, statusKey } from '../e-contacts/index.ts'
import { writerOf } from './writer-of.ts'
import { PaperEntry } from './paper-entry.tsx'
import styles from './print.module.css'

type PaperProps = {
  eContact: ClinicEContact
  entries: readonly TimelineEntry[]
  /** Null on the paper for the patient, which has nothing of what only colleagues see. */
  notes: readonly Note[] | null
  Before: ComponentType<{ eContact: ClinicEContact }>
}

/** One e-contact as paper: which clinic, who, about what, and everything said, in black on white. */
export function Paper({ eContact, entries, notes, Before }: PaperProps) {
  const { t, format } = useI18n()
  const { firstName, surname } = useUser()
  const { COUNTRY_CODE: country } = useSessionStore().config.featureFlags
  const now = useNow()
  const { patient, merged = [] } = eContact
  const shown = notes ? entries : entries.filter(({ type }) => !INTERNAL_TYPES.includes(type))
  const facts: [string, string | null][] = [
    [t('print.clinic'), eContact.clinicName],
    [t('print.patient'), `${patient.firstName} ${patient.surname}`],
    [t(`identity.field.personalCode.${country}`), patient.personalCode],
    [t('clinic.info.birthDate'), format.date(patient.birthDate)],
    [t('print.writer'), writerOf(t, eContact, entries)],
    [t('print.about'), t(`types.${eContact.eContactType}`)],
    [t('clinic.info.created'), format.dateTime(eContact.createdAt)],
    [t('print.status'), t(statusKey(eContact.status, eContact.acceptanceRequired))],
  ]
  return (
    <article className={styles.paper}>
      <h1>{t('print.heading', { id: String(eContact.id) })}</h1>
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
      <Before eContact={eContact} />
      {merged.map(
        ({ id, eContactType, sickLeave }) =>
          sickLeave && <Before key={id} eContact={{ ...eContact, eContactType, sickLeave }} />,
      )}
      <h2>{t('print.said')}</h2>
      <ol role="list" className={styles.entries}>
        {mergeThread(shown, notes ?? [], merged).map((item) => (
          <PaperEntry key={keyOf(item)} item={item} eContact={eContact} />
        ))}
      </ol>
      <footer className={styles.printed}>
        {t('print.printed', { date: format.dateTime(now), name: `${firstName} ${surname}` })}
      </footer>
    </article>
  )
}

function keyOf(item: ReturnType<typeof mergeThread>[number]): string {
  if (item.kind === 'NOTE') return `note-${item.note.id}`
  return item.kind === 'MERGED' ? `merged-${item.merged.id}` : `entry-${item.entry.id}`
}
