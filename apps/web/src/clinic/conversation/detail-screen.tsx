import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PageError } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import {
  useEContact,
  useTimeline,
  useNotes,
  StaffContext,
  conversationStyles as styles,
  OpenEContactContext,
  useStaffOf,
} from '../e-contacts/index.ts'
import { Conversation, type ConversationParts } from './conversation.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import { useKnownRow } from './use-known-row.ts'
import { useMarkRead } from './use-mark-read.ts'
import { MergedAway } from '../merge/index.ts'

/** One e-contact by its number. Another number is another conversation, with drafts and dialogs of its own. */
export function DetailScreen(parts: ConversationParts) {
  const { id = '' } = useParams({ strict: false })
  return <EContactById key={id} id={Number(id)} {...parts} />
}

function EContactById({ id, ...parts }: { id: number } & ConversationParts) {
  const { t } = useI18n()
  const eContact = useEContact(id)
  const timeline = useTimeline(id)
  const notes = useNotes(id)
  const row = useKnownRow(id)
  useMarkRead(id, eContact.data !== undefined)

  const failed = [eContact, timeline, notes].find((query) => query.isError && !query.data)
  if (failed) {
    const isAbsent = failed.error instanceof ApiError && failed.error.status === 404
    const whatFailed = t(failed === timeline ? 'errors.loading.history' : 'shell.pages.loadingFailed.heading')
    return (
      <section className={styles.failedPane} aria-label={t('clinic.conversation.pane')}>
        <PageError
          heading={isAbsent ? t('clinic.conversation.absent') : whatFailed}
          text={isAbsent ? t('clinic.conversation.absentText') : t('shell.pages.loadingFailed.text')}
          actions={
            !isAbsent && (
              <Button
                onClick={() => {
                  for (const query of [eContact, timeline, notes]) void query.refetch()
                }}
              >
                {t('shell.buttons.tryAgain')}
              </Button>
            )
          }
        />
      </section>
    )
  }
  if (!eContact.data || !timeline.data || !notes.data)
    return (
      <section className={styles.conversation} aria-label={t('clinic.conversation.pane')}>
        {row && <ConversationHeader eContact={row} />}
        <div className={styles.thread}>
          <Skeleton shape="rows" lines={3} />
        </div>
      </section>
    )
  if (eContact.data.mergedIntoId) return <MergedAway id={id} goesOnIn={eContact.data.mergedIntoId} />
  return (
    <AtClinic clinicId={eContact.data.clinicId}>
      <OpenEContactContext value={eContact.data}>
        <Conversation
          {...parts}
          eContact={eContact.data}
          entries={timeline.data.content}
          notes={notes.data.content}
        />
      </OpenEContactContext>
    </AtClinic>
  )
}

/** Colleagues, answers and times in a conversation are its own clinic's, whichever is chosen in the menu. */
function AtClinic({ clinicId, children }: { clinicId: number; children: ReactNode }) {
  return <StaffContext value={useStaffOf(clinicId)}>{children}</StaffContext>
}
