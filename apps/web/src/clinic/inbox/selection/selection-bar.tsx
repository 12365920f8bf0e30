import type { DashboardRow } from '@vastus/contract/shapes'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../shared/i18n/lazy-part.tsx'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { IconArchive, IconMessages, IconX } from '../../../shared/ui/icons.tsx'
import { Menu } from '../../../shared/ui/menu.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import type { Seen } from '../api/change-many.ts'
import { useEmployees, useStaff, useCommands } from '../../e-contacts/index.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import { useSelection } from './selection-context.tsx'
import styles from './selection.module.css'
import { answerableAmong } from './answerable.ts'
import { useBulk } from './use-bulk.ts'

const AnswerDialog = lazyPart(
  async () => (await import('./answer-dialog.tsx')).AnswerDialog,
  'templates',
  'answering',
)

/** How many rows are chosen, and what can be done with all of them. */
export function SelectionBar({ rows }: { rows: readonly DashboardRow[] }) {
  const { t } = useI18n()
  const { clinicId, userId } = useStaff()
  const { show } = useToasts()
  const selection = useSelection()
  const { assign, archive, reply, mark, isPending } = useBulk()
  // As they were when the question came up: it is shown before the list.
  const [archiving, setArchiving] = useState<readonly Seen[] | null>(null)
  const [answering, setAnswering] = useState<{ rows: readonly DashboardRow[]; why: string } | null>(null)
  const [replacing, setReplacing] = useState<{
    userId: number | null
    count: number
    seen: readonly Seen[]
  } | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const colleagues = (useEmployees(clinicId).data?.content ?? []).filter(
    (each) => each.userId !== userId && each.deletedAt === null,
  )
  const { chosen, isOn } = selection
  const count = chosen.length

  const seen = rows.filter(({ id }) => chosen.includes(id))
  const { answerable, why } = answerableAmong(seen, t)
  const answer = () => {
    if (answerable.length > 0) setAnswering({ rows: answerable, why })
    else show({ tone: 'warning', autoDismiss: true, text: why })
  }
  const choose = (to: number | null) => {
    const taken = seen.filter(({ assigneeUser }) => assigneeUser && assigneeUser.id !== to)
    if (taken.length > 0) setReplacing({ userId: to, count: taken.length, seen })
    else assign(seen, to)
  }
  useCommands(isOn ? { LEAVE: () => selection.turn(false) } : {})
  // What several are chosen for is not done to the one conversation that is open beside them.
  useCommands(
    count > 0
      ? {
          ASSIGN: () => bar.current?.querySelector<HTMLElement>('[aria-haspopup]')?.click(),
          ASSIGN_TO_ME: () => choose(userId),
          MARK_UNREAD: () => void mark(chosen, false),
          ARCHIVE: () => setArchiving(seen),
          REPLY: answer,
          COMPLETE: null,
          NOTE: null,
        }
      : {},
    'BEFORE_OTHERS',
  )

  // The bar goes, the focus not with it.
  useEffect(() => {
    const rest = bar.current?.closest('[data-pane]')?.querySelector<HTMLElement>('[data-pane-rest]')
    return () => {
      if (document.activeElement === document.body) rest?.focus({ preventScroll: true })
    }
  }, [isOn])

  return (
    <>
      {isOn && (
        <div ref={bar} className={styles.bar} role="group" aria-label={t('clinic.bulk.label')}>
          <span className={styles.count} role="status">
            {count > 0 ? t('clinic.bulk.chosen', { count }) : t('clinic.bulk.none')}
          </span>
          <IconButton label={t('clinic.bulk.leave')} icon={<IconX />} onClick={() => selection.turn(false)} />
          {/* It stays when all are chosen: the focus is on it. */}
          {rows.length > 0 && (
            <Button
              variant="quiet"
              aria-disabled={count === rows.length}
              onClick={() => {
                if (count < rows.length) selection.chooseAll()
              }}
            >
              {t('clinic.bulk.all', { count: rows.length })}
            </Button>
          )}
          {count > 0 && (
            <span className={styles.actions}>
              <Menu
                label={t('clinic.column.assignee')}
                items={[
                  { label: t('clinic.assign.me'), shortcut: 'm', onSelect: () => choose(userId) },
                  ...colleagues.map((each) => ({
                    label: `${each.firstName} ${each.surname}`,
                    onSelect: () => choose(each.userId),
                  })),
                  { label: t('clinic.assign.takeAway'), onSelect: () => choose(null) },
                ]}
              />
              <Menu
                label={t('clinic.unread.menu')}
                items={[
                  { label: t('clinic.unread.markRead'), onSelect: () => void mark(chosen, true) },
                  {
                    label: t('clinic.keys.markUnread'),
                    shortcut: 'u',
                    onSelect: () => void mark(chosen, false),
                  },
                ]}
              />
              <Button variant="secondary" icon={<IconMessages aria-hidden="true" />} onClick={answer}>
                {t('clinic.bulk.answer')}
              </Button>
              <Button
                variant="secondary"
                busy={isPending}
                icon={<IconArchive aria-hidden="true" />}
                onClick={() => setArchiving(seen)}
              >
                {t('clinic.reason.ARCHIVE.confirm')}
              </Button>
            </span>
          )}
        </div>
      )}
      {archiving && (
        <ArchiveDialog
          seen={archiving}
          onClose={() => setArchiving(null)}
          onConfirm={(reason) => {
            setArchiving(null)
            archive(archiving, reason)
          }}
        />
      )}
      {answering && (
        <Suspense fallback={null}>
          <AnswerDialog
            {...answering}
            onClose={() => setAnswering(null)}
            onConfirm={(answers) => {
              setAnswering(null)
              reply(answering.rows, answers)
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={replacing !== null}
        onClose={() => setReplacing(null)}
        heading={t('clinic.bulk.replaceHeading')}
        confirmLabel={t('clinic.assign.replace')}
        onConfirm={() => {
          if (replacing) assign(replacing.seen, replacing.userId)
          setReplacing(null)
        }}
      >
        <p>{t('clinic.bulk.replaceText', { count: replacing?.count ?? 0 })}</p>
      </ConfirmDialog>
    </>
  )
}
