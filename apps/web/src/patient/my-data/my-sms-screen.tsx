import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OwnSms, OwnSmsChoice } from '@vastus/contract/sms-opt-outs'
import type { ReactNode } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useMorePages } from '../../shared/api/use-more-pages.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './my-data.module.css'
import { mySmsOptions, smsChoicesOptions, useSetSmsChoice } from './my-sms.ts'

/** Which clinics may write to the user by SMS, and what they have sent. */
export function MySmsScreen() {
  const { t } = useI18n()
  const choices = useQuery(smsChoicesOptions)
  const messages = useInfiniteQuery(mySmsOptions)
  const { isLoadingMore, loadMore } = useMorePages(messages)
  const sent = messages.data?.pages.flatMap(({ content }) => content) ?? []
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('sms.mine.heading')}</h1>
        <p className={styles.quiet}>{t('sms.mine.intro')}</p>
      </div>
      <Part id="sms-choices" heading={t('sms.mine.choices')} list={choices}>
        {choices.data?.length === 0 && <p className={styles.quiet}>{t('sms.mine.none')}</p>}
        {choices.data && choices.data.length > 0 && (
          <ul role="list" className={styles.rows}>
            {choices.data.map((choice) => (
              <Choice key={choice.clinicId} choice={choice} />
            ))}
          </ul>
        )}
      </Part>
      <Part id="sms-sent" heading={t('sms.mine.messages')} list={messages}>
        {messages.isSuccess && sent.length === 0 && (
          <p className={styles.quiet}>{t('sms.mine.noMessages')}</p>
        )}
        {sent.length > 0 && (
          <ul role="list" className={styles.rows}>
            {sent.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )}
        {messages.hasNextPage && (
          <ButtonRow>
            <Button variant="secondary" wide busy={isLoadingMore} onClick={loadMore}>
              {t('sms.mine.older')}
            </Button>
          </ButtonRow>
        )}
      </Part>
    </div>
  )
}

type Loaded = Pick<UseQueryResult<unknown>, 'isPending' | 'isError' | 'data' | 'refetch'>
type PartProps = { id: string; heading: string; list: Loaded; children: ReactNode }

function Part({ id, heading, list, children }: PartProps) {
  const { t } = useI18n()
  return (
    <section aria-labelledby={id} className={styles.head}>
      <h2 id={id}>{heading}</h2>
      {list.isPending && <Skeleton shape="card" lines={2} />}
      {list.isError && !list.data && (
        <div role="alert">
          <EmptyState
            heading={t('shell.pages.loadingFailed.heading')}
            text={t('shell.pages.loadingFailed.text')}
            action={<Button onClick={() => void list.refetch()}>{t('shell.buttons.tryAgain')}</Button>}
          />
        </div>
      )}
      {children}
    </section>
  )
}

function Choice({ choice }: { choice: OwnSmsChoice }) {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const set = useSetSmsChoice()
  const { clinicId, clinicName: name, listCode, wantsSms } = choice
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        {name}
        <p className={styles.quiet}>
          <span role="status">{t(wantsSms ? 'sms.mine.wanted' : 'sms.mine.refused')}</span>
          {listCode && ` · ${t('sms.mine.list', { code: listCode })}`}
        </p>
      </div>
      <span className={styles.when}>
        <Button
          variant="secondary"
          busy={set.isPending}
          aria-label={t(wantsSms ? 'sms.mine.stopNamed' : 'sms.mine.startNamed', { name })}
          onClick={() =>
            set.mutate({ clinicId, wantsSms: !wantsSms }, { onError: (error) => alert('sms', error) })
          }
        >
          {t(wantsSms ? 'sms.mine.stop' : 'sms.mine.start')}
        </Button>
      </span>
    </li>
  )
}

function Message({ message }: { message: OwnSms }) {
  const { t, format } = useI18n()
  const { clinicName, about, text, sentAt, state } = message
  return (
    <li className={styles.row}>
      <span className={styles.who}>{clinicName}</span>
      <span className={styles.when}>{format.dateTime(sentAt)}</span>
      {about && <span className={styles.quiet}>{t('sms.mine.about', { name: about })}</span>}
      <span className={styles.sms}>{text}</span>
      <span>
        <Badge tone={state === 'FAILED' ? 'danger' : state === 'DELIVERED' ? 'done' : 'neutral'}>
          {t(`sms.state.${state}`)}
        </Badge>
      </span>
    </li>
  )
}
