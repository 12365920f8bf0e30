import { phoneText } from '@vastus/domain/identity/phone-text'
import { ApiError } from '../../shared/api/api-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { VirtualRows } from '../../shared/ui/virtual-rows.tsx'
import styles from './message-centre.module.css'
import { type NotReachedRow, useNotReached } from './message-centre-api.ts'
import { SaveNotReached } from './save-not-reached.tsx'
import { useReason } from './use-reason.ts'

const ROW_PX = 64
/** All of them are here at once. */
const ALL = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isError: false,
  fetchNextPage: () => Promise.resolve(),
}

type NotReachedProps = {
  batchId: string
  /** Number of those whose message has not arrived, or may not have. */
  missed: number
  /** Number of those who got no message at all, once that is worth knowing. */
  gotNone: number
}

/** Who has not got the message as far as is known, why, and how else they can be reached. */
export function NotReached({ batchId, missed, gotNone }: NotReachedProps) {
  const { t } = useI18n()
  const people = useNotReached(batchId, { missed, gotNone })
  const count = missed + gotNone
  if (count === 0) return null
  // To whom a sending by medical e-contacts went is hidden from staff without medical access.
  const isForbidden = people.error instanceof ApiError && people.error.status === 403
  return (
    <section aria-labelledby="not-reached" className={styles.section}>
      <h2 id="not-reached">{t('message-centre.notReached.heading', { count })}</h2>
      {isForbidden ? (
        <p>{t('errors.forbidden')}</p>
      ) : (
        <p className={styles.quiet}>{t('message-centre.notReached.text')}</p>
      )}
      {people.isPending && <Skeleton shape="rows" lines={3} />}
      {people.isError && !isForbidden && (
        <p role="alert">
          {t('message-centre.notReached.failed')}{' '}
          <Button variant="quiet" onClick={() => void people.refetch()}>
            {t('shell.buttons.tryAgain')}
          </Button>
        </p>
      )}
      {people.data && (
        <>
          <VirtualRows
            label={t('message-centre.notReached.list')}
            rows={people.data}
            rowPx={ROW_PX}
            pages={ALL}
            className={styles.unreached}
            rowClassName={styles.unreachedRow}
          >
            {(row) => <Person row={row} />}
          </VirtualRows>
          <SaveNotReached batchId={batchId} people={people.data} />
        </>
      )}
    </section>
  )
}

function Person({ row: { firstName, surname, phone, email, why } }: { row: NotReachedRow }) {
  const { t } = useI18n()
  const reason = useReason()
  return (
    <>
      <strong>{`${firstName} ${surname}`}</strong>
      <span className={styles.quiet}>
        {reason(why)}
        {phone && (
          <>
            {' · '}
            <span className={styles.number}>{phoneText(phone)}</span>
          </>
        )}
      </span>
      {email ? <a href={`mailto:${email}`}>{email}</a> : <span>{t('message-centre.notReached.letter')}</span>}
    </>
  )
}
