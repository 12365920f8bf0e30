import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { DashboardRow } from '@vastus/contract/shapes'
import { parseFlowReturn } from '@vastus/domain/instruments/flow-return'
import { Suspense, useMemo } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useAfterPaint } from '../../shared/ui/use-after-paint.ts'
import { eContactListOptions, useEContactList } from './api/list-e-contacts.ts'
import {
  firstSteps,
  firstStepsHere,
  useStaff,
  conversationStyles as styles,
  WaitingMark,
  longestWaiting,
} from '../e-contacts/index.ts'
import { listQuery } from './filters/list-query.ts'
import { useInboxSearch } from './filters/use-inbox-search.ts'

const QuestionnaireReturn = lazyPart(
  () =>
    import('./questionnaire-return/questionnaire-return.tsx').then((module) => module.QuestionnaireReturn),
  'instruments',
)

const StaleHint = lazyPart(
  () => import('../registry-import/index.ts').then((module) => module.StaleHint),
  'registry-import',
)

/** The place of the conversation while none is open: it offers the one to begin with. */
export function DashboardScreen() {
  const { t } = useI18n()
  const longest = useLongestWaiting()
  const { clinicId, userId } = useStaff()
  const { services } = useSessionStore().config
  const isPainted = useAfterPaint()
  const { done, isHidden } = firstSteps(userId).read()
  const isNew = !isHidden && firstStepsHere().some((step) => !done.has(step))
  const back = parseFlowReturn(useInboxSearch().search)
  if (back)
    return (
      <section className={styles.nothingOpen} aria-label={t('clinic.conversation.pane')}>
        <Suspense fallback={null}>
          <QuestionnaireReturn key={back.actionId} back={back} />
        </Suspense>
      </section>
    )
  return (
    <section className={styles.nothingOpen} aria-label={t('clinic.conversation.pane')}>
      <p>{t('clinic.conversation.choose')}</p>
      <p>{t('clinic.conversation.chooseHint')}</p>
      {/* Its place is kept: the rows come after the rest. */}
      <div className={styles.beginWith}>{longest && <BeginWith row={longest} />}</div>
      {isNew && <Link to="/help">{t('clinic.conversation.firstSteps')}</Link>}
      {services.patientRegister && isPainted && (
        <div className={styles.below}>
          <Suspense fallback={null}>
            <StaleHint clinicId={clinicId} />
          </Suspense>
        </div>
      )}
    </section>
  )
}

/** Among all that the filters show, of which the list beside it may hold a part. */
function useLongestWaiting(): DashboardRow | undefined {
  const staff = useStaff()
  const now = useNow()
  const { search } = useInboxSearch()
  const query = useMemo(() => listQuery(search, staff, now), [search, staff, now])
  const { data: shown } = useEContactList(query)
  const isPart = shown !== undefined && !shown.pages.at(-1)?.last
  const { data: first } = useInfiniteQuery({
    ...eContactListOptions({ ...query, sort: 'waitingSince', order: 'asc', size: '1' }),
    enabled: isPart && !search.closed,
  })
  const known = isPart ? first : shown
  return useMemo(() => longestWaiting(known?.pages.flatMap((page) => page.content) ?? []), [known])
}

function BeginWith({ row }: { row: DashboardRow }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => void navigate({ to: '/e-contacts/$id', params: { id: String(row.id) }, search: true })}
      >
        {t('clinic.conversation.openLongest')}
      </Button>
      <WaitingMark row={row} />
    </>
  )
}
