import type { ClinicEContact, Note, TimelineEntry } from '@vastus/contract/shapes'
import { PrescriptionList } from '../../shared/prescriptions/prescription-list.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useOrigins } from '../../shared/i18n/use-origins.ts'
import { authorOf, useEventWords } from '../replies/index.ts'
import { type ThreadItem, isSilent } from '../e-contacts/index.ts'
import { useMergedWords } from '../merge/index.ts'
import styles from './print.module.css'

/** Something said, done or noted: by whom and when, to the minute. */
export function PaperEntry({ item, eContact }: { item: ThreadItem; eContact: ClinicEContact }) {
  const mergedWords = useMergedWords()
  if (item.kind === 'NOTE') return <PaperNote note={item.note} eContact={eContact} />
  if (item.kind === 'ENTRY') return <Said entry={item.entry} eContact={eContact} />
  return <Done at={item.at} words={mergedWords(item.merged)} />
}

function Said({ entry, eContact }: { entry: TimelineEntry; eContact: ClinicEContact }) {
  const { t, format } = useI18n()
  const { merged = [], medicalHidden } = eContact
  const author = useOrigins(merged)(authorOf(t, entry, eContact), entry)
  const event = useEventWords(entry, author)
  const isSaid = entry.text !== null ? !isSilent(entry) : true
  if (event && !entry.text && entry.files.length === 0) return <Done at={entry.createdAt} words={event} />
  return (
    <li className={styles.entry}>
      <p className={styles.byline}>
        <strong>{event ?? author}</strong>{' '}
        <time dateTime={entry.createdAt}>{format.dateTime(entry.createdAt)}</time>
      </p>
      {isSaid && (
        <p dir="auto" className={styles.text}>
          {entry.text ?? (medicalHidden ? t('clinic.row.hidden') : '')}
        </p>
      )}
      {entry.original && (
        <p dir="auto" className={styles.text}>
          {t('kit.translatedByAi')} {t('kit.originalText')}: {entry.original}
        </p>
      )}
      {entry.prescriptions && <PrescriptionList prescriptions={entry.prescriptions} />}
      {entry.files.length > 0 && (
        <p className={styles.files}>
          {t('print.files', { names: format.list(entry.files.map(({ name }) => name)) })}
        </p>
      )}
    </li>
  )
}

function PaperNote({ note, eContact }: { note: Note; eContact: ClinicEContact }) {
  const { t, format } = useI18n()
  const author = useOrigins(eContact.merged ?? [])(`${note.author.firstName} ${note.author.surname}`, note)
  return (
    <li className={styles.note}>
      <p className={styles.byline}>
        <strong>{t('print.note')}</strong> {author}{' '}
        <time dateTime={note.createdAt}>{format.dateTime(note.createdAt)}</time>
      </p>
      <p dir="auto" className={styles.text}>
        {note.text ?? t('clinic.row.hidden')}
      </p>
    </li>
  )
}

function Done({ at, words }: { at: string; words: string }) {
  const { format } = useI18n()
  return (
    <li className={styles.done}>
      {words} <time dateTime={at}>{format.dateTime(at)}</time>
    </li>
  )
}
