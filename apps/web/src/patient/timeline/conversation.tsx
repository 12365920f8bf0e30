import type { MergedEContact, PatientEContact, TimelineEntry } from '@vastus/contract/shapes'
import { REASONS } from '@vastus/domain/e-contact/reasons'
import { isWrittenDown } from '@vastus/domain/e-contact/written-down'
import type { MessageKey } from '@vastus/i18n'
import type { ReactNode } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useOrigins } from '../../shared/i18n/use-origins.ts'
import { OriginalText } from '../../shared/ui/original-text.tsx'
import { Bubble, SystemLine, Timeline } from '../../shared/ui/timeline.tsx'
import { patientStyles as styles } from '../e-contacts/index.ts'

type ConversationProps = {
  eContact: PatientEContact
  entries: readonly TimelineEntry[]
  /** Medicines and files below a message. */
  attachmentsOf: (entry: TimelineEntry) => ReactNode
}

/** Everything said, oldest first: messages as bubbles, what happened as single lines. */
export function Conversation({ eContact, entries, attachmentsOf }: ConversationProps) {
  const { t } = useI18n()
  return (
    <div aria-live="polite">
      <Timeline label={t('patient.timeline.label')}>
        {withMerged(entries, eContact.merged ?? []).map((entry) =>
          'mergedAt' in entry ? (
            <SystemLine key={`merged-${entry.id}`} at={entry.mergedAt}>
              {t('merge.patient.line', { type: t(`types.${entry.eContactType}`) })}
            </SystemLine>
          ) : isMessage(entry) ? (
            <Message key={entry.id} entry={entry} eContact={eContact} attachments={attachmentsOf(entry)} />
          ) : (
            <Happening key={entry.id} entry={entry} />
          ),
        )}
      </Timeline>
    </div>
  )
}

/** What the clinic merged into it is shown where that was done. */
function withMerged(entries: readonly TimelineEntry[], merged: readonly MergedEContact[]) {
  const at = (each: TimelineEntry | MergedEContact) =>
    Date.parse('mergedAt' in each ? each.mergedAt : each.createdAt)
  return [...entries, ...merged].sort((one, other) => at(one) - at(other))
}

const MESSAGES: readonly TimelineEntry['type'][] = [
  'SENT',
  'INFO_ADDED',
  'INQUIRY',
  'INQUIRY_ANSWERED',
  'REPLIED',
  'FILES_ADDED',
]

function isMessage({ type, text, files }: TimelineEntry): boolean {
  return MESSAGES.includes(type) && (Boolean(text) || files.length > 0)
}

type MessageProps = { entry: TimelineEntry; eContact: PatientEContact; attachments: ReactNode }

function Message({ entry, eContact, attachments }: MessageProps) {
  const { t } = useI18n()
  const withOrigin = useOrigins(eContact.merged ?? [])
  const isByClinic = entry.author.role === 'CLINIC' && !isWrittenDown(entry, eContact.direction)
  return (
    <>
      <Bubble
        from={isByClinic ? 'other' : 'own'}
        author={withOrigin(useAuthorName(entry, eContact), entry)}
        at={entry.createdAt}
        attachments={
          <>
            {entry.original && <OriginalText text={entry.original} />}
            {entry.madeWithAi && <p className={styles.secondary}>{t('patient.entry.madeWithAi')}</p>}
            {attachments}
          </>
        }
      >
        {entry.text}
      </Bubble>
      {entry.type === 'REPLIED' && (
        <SystemLine at={entry.createdAt}>{t('patient.entry.closedByReply')}</SystemLine>
      )}
    </>
  )
}

function useAuthorName(entry: TimelineEntry, eContact: PatientEContact): string {
  const { t } = useI18n()
  const { author } = entry
  const { clinicName, patient, creator, direction } = eContact
  const youFor = t('persons.youFor', { patient: `${patient.firstName} ${patient.surname}` })
  if (isWrittenDown(entry, direction))
    return t('patient.timeline.writtenDown', {
      you: creator.id === patient.id ? t('patient.timeline.you') : youFor,
    })
  if (author.role === 'REPRESENTATIVE') return youFor
  if (author.role !== 'CLINIC') return t('patient.timeline.you')
  const name = `${author.firstName} ${author.surname}`.trim()
  if (name === '') return clinicName
  return author.profession ? `${name}, ${t(`enums.profession.${author.profession}`)}` : name
}

function Happening({ entry }: { entry: TimelineEntry }) {
  const { t } = useI18n()
  const reason = reasonKey(entry)
  return (
    <SystemLine
      at={entry.createdAt}
      below={
        <>
          {reason && (
            <span className={styles.reasonLine}>{t('patient.timeline.reason', { reason: t(reason) })}</span>
          )}
          {entry.text && <span className={styles.reasonLine}>{entry.text}</span>}
        </>
      }
    >
      {t(happeningKey(entry.type))}
    </SystemLine>
  )
}

function happeningKey(type: TimelineEntry['type']): MessageKey {
  switch (type) {
    case 'SENT':
    case 'INQUIRY':
    case 'INQUIRY_ANSWERED':
    case 'REPLIED':
      return `enums.timelineEntry.${type}`
    default:
      return `patient.entry.${type}`
  }
}

const REASON_GROUPS: Partial<Record<TimelineEntry['type'], keyof typeof REASONS>> = {
  REJECTED: 'REJECT',
  ARCHIVED: 'ARCHIVE',
  CLINIC_REOPENED: 'CLINIC_REOPEN',
  CANCELLED: 'CANCEL',
  PATIENT_REOPENED: 'PATIENT_REOPEN',
}

function reasonKey({ type, reason }: TimelineEntry): MessageKey | null {
  const group = REASON_GROUPS[type]
  const known: readonly string[] = group ? REASONS[group] : []
  return group && reason && known.includes(reason) ? (`enums.reason.${group}.${reason}` as MessageKey) : null
}
