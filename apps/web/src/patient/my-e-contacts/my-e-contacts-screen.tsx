import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useMorePages } from '../../shared/api/use-more-pages.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { IconCircleCheck } from '../../shared/ui/icons.tsx'
import { handFocusOn, ListFailed } from '../../shared/ui/list-failed.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import {
  useMyEContacts,
  useLiveEContacts,
  EContactGroups,
  ListTop,
  NoEContacts,
  patientStyles as styles,
  StepPage,
} from '../e-contacts/index.ts'
import { UnsentCard } from '../new-e-contact/index.ts'
import { groupEContacts } from './group-e-contacts.ts'

const SendingFailed = lazy(() =>
  import('./sending-failed.tsx').then(({ SendingFailed: component }) => ({ default: component })),
)

/** @param props.below what is shown under the list, once it is there */
export function MyEContactsScreen({ below }: { below?: ReactNode }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const list = useMyEContacts()
  const { isLoadingMore, loadMore } = useMorePages(list)
  useLiveEContacts()
  const startNew = () => void navigate({ to: '/e-contacts/choose-person' })
  const { active, finished } = groupEContacts(list.data?.pages ?? [])
  const isThere = list.data !== undefined
  const isEmpty = isThere && active.length + finished.length === 0

  return (
    <StepPage>
      <ListTop onNew={isEmpty ? undefined : startNew} />
      <SendingResult />
      <UnsentCard />
      {list.isPending && (
        <div className={styles.placeholder}>
          <Skeleton shape="card" lines={4} />
        </div>
      )}
      {list.isError && !list.data && (
        <div role="alert">
          <EmptyState
            heading={t('patient.list.failedHeading')}
            text={t('patient.list.failedText')}
            action={
              <Button ref={handFocusOn} variant="secondary" onClick={() => void list.refetch()}>
                {t('shell.buttons.tryAgain')}
              </Button>
            }
          />
        </div>
      )}
      {isEmpty && <NoEContacts onNew={startNew} />}
      {isThere && !isEmpty && (
        <EContactGroups active={active} finished={finished} hasMore={list.hasNextPage} />
      )}
      {list.isError && isThere && <ListFailed list={list} text={t('patient.list.failedHeading')} />}
      {list.hasNextPage && (
        <ButtonRow>
          <Button variant="secondary" wide busy={isLoadingMore} onClick={loadMore}>
            {t('patient.list.loadOlder')}
          </Button>
        </ButtonRow>
      )}
      {isThere && below}
    </StepPage>
  )
}

/** How the sending that led here went. */
function SendingResult() {
  const { t } = useI18n()
  const { eContactAddedStatus } = useSearch({ from: '/my-e-contacts' })
  if (eContactAddedStatus === 'success')
    return (
      <p role="status" className={classNames(styles.alert, styles.good)}>
        <IconCircleCheck aria-hidden="true" />
        {t('patient.list.added')}
      </p>
    )
  return (
    eContactAddedStatus === 'failed' && (
      <Suspense>
        <SendingFailed />
      </Suspense>
    )
  )
}
