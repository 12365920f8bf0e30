import { useQuery } from '@tanstack/react-query'
import { listOutbox } from '@vastus/contract/platform'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { NotFoundPage } from '../../shared/pages/error-pages.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { IconRefresh } from '../../shared/ui/icons.tsx'
import { EmptyState, PageError } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import styles from './outbox-screen.module.css'

/** What the demo would have sent. It does not exist in production. */
export function OutboxScreen() {
  const { config } = useSessionStore()
  return config.appMode === 'PROD' ? <NotFoundPage /> : <Outbox />
}

function Outbox() {
  const { t, format } = useI18n()
  const navigate = useNavigate()
  const { to = '' } = useSearch({ from: '/demo/outbox' })
  const outbox = useQuery({ queryKey: ['outbox'], queryFn: () => call(listOutbox, { query: {} }) })
  const wanted = to.trim().toLowerCase()
  const messages = outbox.data?.filter((message) => message.to.toLowerCase().includes(wanted))

  if (outbox.isError)
    return (
      <PageError
        heading={t('identity.outbox.heading')}
        text={alertOfError(outbox.error, t).text}
        actions={<Button onClick={() => void outbox.refetch()}>{t('errors.tryAgain')}</Button>}
      />
    )
  return (
    <div className={styles.outbox}>
      <div>
        <h1>{t('identity.outbox.heading')}</h1>
        <p className={styles.quiet}>{t('identity.outbox.intro')}</p>
      </div>
      <div className={styles.filter}>
        <TextField
          id="to"
          label={t('identity.outbox.filter')}
          type="search"
          autoComplete="off"
          value={to}
          onChange={(value) =>
            void navigate({ to: '/demo/outbox', search: value ? { to: value } : {}, replace: true })
          }
        />
        <Button
          variant="secondary"
          icon={<IconRefresh aria-hidden="true" />}
          busy={outbox.isFetching}
          onClick={() => void outbox.refetch()}
        >
          {t('identity.outbox.refresh')}
        </Button>
      </div>
      {!messages && <Skeleton shape="card" lines={3} />}
      {messages?.length === 0 && (
        <EmptyState
          heading={t(to ? 'shell.empty.noResults' : 'identity.outbox.empty')}
          text={t(to ? 'shell.empty.noResultsHint' : 'identity.outbox.emptyText')}
        />
      )}
      <ul role="list" className={styles.messages}>
        {messages?.map((message, index) => (
          // Two messages can be alike to the millisecond; the newest comes first.
          <li key={`${message.createdAt} ${messages.length - index}`} className={styles.message}>
            <p className={styles.meta}>
              <Badge>{t(`identity.outbox.channel.${message.channel}`)}</Badge>
              <span className={styles.to}>{message.to}</span>
              <time dateTime={message.createdAt}>{format.dateTime(message.createdAt)}</time>
            </p>
            {message.subject && <h2>{message.subject}</h2>}
            <p className={styles.text}>{message.text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
