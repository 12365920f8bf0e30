import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { type ComponentType, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { IconPrinter } from '../../shared/ui/icons.tsx'
import { EmptyState, PageError } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useEContact, useTimeline, notesOptions } from '../e-contacts/index.ts'
import { MergedAway } from '../merge/index.ts'
import { Paper } from './paper.tsx'
import styles from './print.module.css'

type PrintScreenProps = { Before: ComponentType<{ eContact: ClinicEContact }> }

/** Shows what will stand on paper, and prints it. The notes are asked for only when they are chosen; without them there is then no paper. */
export function PrintScreen({ Before }: PrintScreenProps) {
  const { t } = useI18n()
  const { id = '' } = useParams({ strict: false })
  const [withNotes, setWithNotes] = useState(false)
  const eContact = useEContact(Number(id))
  const timeline = useTimeline(Number(id))
  const notes = useQuery({ ...notesOptions(Number(id)), enabled: withNotes })
  const failed = [eContact, timeline].find((query) => query.isError && !query.data)

  if (failed) {
    const isAbsent = failed.error instanceof ApiError && failed.error.status === 404
    return (
      <PageError
        heading={isAbsent ? t('clinic.conversation.absent') : t('shell.pages.loadingFailed.heading')}
        text={isAbsent ? t('clinic.conversation.absentText') : t('shell.pages.loadingFailed.text')}
        actions={
          !isAbsent && (
            <Button onClick={() => void Promise.all([eContact.refetch(), timeline.refetch()])}>
              {t('shell.buttons.tryAgain')}
            </Button>
          )
        }
      />
    )
  }
  if (eContact.data?.mergedIntoId)
    return <MergedAway id={Number(id)} goesOnIn={eContact.data.mergedIntoId} to="/e-contacts/$id/print" />
  const chosenNotes = withNotes ? notes.data?.content : null
  const notesFailed = withNotes && notes.isError && !notes.data
  const paper = eContact.data && timeline.data && chosenNotes !== undefined && (
    <Paper eContact={eContact.data} entries={timeline.data.content} notes={chosenNotes} Before={Before} />
  )
  return (
    <div className={styles.screen}>
      <div className={styles.tools} data-no-print="">
        <Checkbox
          id="with-notes"
          label={t('print.notes')}
          hint={t('print.notesHint')}
          checked={withNotes}
          onChange={setWithNotes}
        />
        <Button icon={<IconPrinter aria-hidden="true" />} disabled={!paper} onClick={() => window.print()}>
          {t('print.action')}
        </Button>
      </div>
      <div role="alert" data-no-print="">
        {notesFailed && (
          <EmptyState
            heading={t('print.notesFailed')}
            text={t('clinic.list.failedText')}
            action={<Button onClick={() => void notes.refetch()}>{t('shell.buttons.tryAgain')}</Button>}
          />
        )}
      </div>
      {paper || (!notesFailed && <Skeleton shape="rows" lines={5} />)}
    </div>
  )
}
