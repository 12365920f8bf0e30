import type { MergedEContact, Note, TimelineEntry } from '@vastus/contract/shapes'
import { isWrittenDown } from '@vastus/domain/e-contact/written-down'
import { memo, useState } from 'react'
import { FileAttachments } from '../../shared/files/file-attachments.tsx'
import { PrescriptionList } from '../../shared/prescriptions/prescription-list.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { IconLock } from '../../shared/ui/icons.tsx'
import { OriginalText } from '../../shared/ui/original-text.tsx'
import { Bubble, InternalNote, SystemLine, Timeline } from '../../shared/ui/timeline.tsx'
import {
  DangerReasons,
  conversationStyles as styles,
  isMessage,
  isSilent,
  mergeThread,
  useOpenEContact,
} from '../e-contacts/index.ts'
import { TranslateAll, TranslatedMessage, type Translations } from '../ai/index.ts'
import { authorOf, useEventWords } from '../replies/index.ts'
import { MergedLine } from '../merge/index.ts'
import { useOrigins } from '../../shared/i18n/use-origins.ts'

type ThreadProps = {
  entries: readonly TimelineEntry[]
  notes: readonly Note[]
  eContactId: number
  /** What was merged into it: what was said there is shown here too. */
  merged: readonly MergedEContact[]
  /** Message texts are withheld from this reader. */
  isHidden: boolean
}

/** Everything said and done, oldest first, with the notes where they were written. */
export const Thread = memo(function Thread(props: ThreadProps) {
  const { entries, notes, eContactId, merged, isHidden } = props
  const { t } = useI18n()
  const eContact = useOpenEContact()
  const withOrigin = useOrigins(merged)
  const [translations, setTranslations] = useState<Translations>(new Map())
  const untranslated = entries.filter(({ id, text }) => text && !translations.has(id)).map(({ id }) => id)
  return (
    <>
      {eContact && (
        <TranslateAll
          eContact={eContact}
          entryIds={untranslated}
          onTranslated={(id, translation) => setTranslations((known) => new Map(known).set(id, translation))}
        />
      )}
      <Timeline label={t('clinic.conversation.messages')}>
        {mergeThread(entries, notes, merged).map((item) =>
          item.kind === 'MERGED' ? (
            <MergedLine key={`merged-${item.merged.id}`} merged={item.merged} eContactId={eContactId} />
          ) : item.kind === 'NOTE' ? (
            <InternalNote
              key={`note-${item.note.id}`}
              author={withOrigin(`${item.note.author.firstName} ${item.note.author.surname}`, item.note)}
              at={item.note.createdAt}
            >
              {item.note.text === null ? (
                <span className={styles.withheld}>{t('clinic.row.hidden')}</span>
              ) : (
                <span dir="auto">{item.note.text}</span>
              )}
            </InternalNote>
          ) : (
            <Entry
              key={item.entry.id}
              entry={item.entry}
              withOrigin={withOrigin}
              isHidden={isHidden}
              translation={translations.get(item.entry.id)}
            />
          ),
        )}
      </Timeline>
    </>
  )
})

type EntryProps = {
  entry: TimelineEntry
  withOrigin: ReturnType<typeof useOrigins>
  isHidden: boolean
  translation: ReturnType<Translations['get']>
}

function Entry({ entry, withOrigin, isHidden, translation }: EntryProps) {
  const { t, format } = useI18n()
  const eContact = useOpenEContact()
  const isByClinic = entry.author.role === 'CLINIC' && !isWrittenDown(entry, eContact.direction)
  const author = withOrigin(authorOf(t, entry, eContact), entry)
  const event = useEventWords(entry, author)
  const hasText = entry.text !== null && entry.text !== ''
  const shows = !isSilent(entry) && (isMessage(entry.type) || hasText || entry.files.length > 0)
  return (
    <>
      {event && <SystemLine at={entry.createdAt}>{event}</SystemLine>}
      {shows && (
        <Bubble
          id={`entry-${entry.id}`}
          from={isByClinic ? 'own' : 'other'}
          author={author}
          at={entry.createdAt}
          attachments={
            <>
              {hasText && eContact && (
                <TranslatedMessage eContact={eContact} entryId={entry.id} translation={translation} />
              )}
              {entry.original && <OriginalText text={entry.original} />}
              {entry.madeWithAi && <p className={styles.bubbleNote}>{t('clinic.entry.madeWithAi')}</p>}
              {entry.dangerSigns && <DangerReasons signs={entry.dangerSigns} isAtMessage />}
              {entry.prescriptions && <PrescriptionList prescriptions={entry.prescriptions} />}
              <FileAttachments files={entry.files} />
              {entry.replyBlockedUntil && (
                <p className={styles.bubbleNote}>
                  {t('clinic.composer.from', {
                    date: format.date(entry.replyBlockedUntil),
                    weekday: format.weekday(entry.replyBlockedUntil),
                  })}
                </p>
              )}
            </>
          }
        >
          {hasText ? (
            <span dir="auto">{entry.text}</span>
          ) : (
            <span className={styles.withheld}>
              {isHidden && <IconLock aria-hidden="true" />}
              {t(isHidden ? 'clinic.row.hidden' : 'clinic.entry.filesOnly')}
            </span>
          )}
        </Bubble>
      )}
    </>
  )
}
