import type { Representative } from '@vastus/contract/persons'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action, Button } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import styles from './my-data.module.css'
import { useEndRepresentative, useRepresentatives } from './representatives.ts'

/** Who may write for the user, and the end of it. */
export function RepresentativesScreen() {
  const { t } = useI18n()
  const representatives = useRepresentatives()
  const [ending, setEnding] = useState<Representative>()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('persons.representatives.heading')}</h1>
        <p className={styles.quiet}>{t('persons.representatives.intro')}</p>
      </div>
      {representatives.isPending && <Skeleton shape="card" lines={2} />}
      {representatives.isError && !representatives.data && (
        <div role="alert">
          <EmptyState
            heading={t('shell.pages.loadingFailed.heading')}
            text={t('shell.pages.loadingFailed.text')}
            action={
              <Button onClick={() => void representatives.refetch()}>{t('shell.buttons.tryAgain')}</Button>
            }
          />
        </div>
      )}
      {representatives.data?.length === 0 && (
        <EmptyState
          heading={t('persons.representatives.none')}
          text={t('persons.representatives.noneText')}
        />
      )}
      {representatives.data && representatives.data.length > 0 && (
        <ul role="list" className={styles.rows}>
          {representatives.data.map((each) => (
            <Row key={each.id} representative={each} onEnd={() => setEnding(each)} />
          ))}
        </ul>
      )}
      <EndDialog representative={ending} onClose={() => setEnding(undefined)} />
    </div>
  )
}

const nameOf = ({ firstName, surname }: Representative) => `${firstName} ${surname}`

function Row({ representative, onEnd }: { representative: Representative; onEnd: () => void }) {
  const { t, format } = useI18n()
  const { declaredAt, endsAt } = representative
  const name = nameOf(representative)
  return (
    <li className={styles.row}>
      <span className={styles.who}>{name}</span>
      <span className={styles.quiet}>
        {t('persons.representatives.since', { date: format.date(declaredAt) })}
        {endsAt && ` · ${t('persons.representatives.until', { date: format.date(endsAt) })}`}
      </span>
      <span className={styles.when}>
        <Action onClick={onEnd} aria-label={`${t('persons.representatives.end')}: ${name}`}>
          {t('persons.representatives.end')}
        </Action>
      </span>
    </li>
  )
}

function EndDialog({
  representative,
  onClose,
}: {
  representative: Representative | undefined
  onClose: () => void
}) {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const { show } = useToasts()
  const end = useEndRepresentative()
  const name = representative ? nameOf(representative) : ''
  return (
    <ConfirmDialog
      open={representative !== undefined}
      onClose={onClose}
      heading={t('persons.representatives.endHeading', { name })}
      confirmLabel={t('persons.representatives.confirm')}
      danger
      busy={end.isPending}
      onConfirm={() =>
        representative &&
        end.mutate(representative.id, {
          onSuccess: () => show({ tone: 'success', text: t('persons.representatives.done', { name }) }),
          onError: (error) => alert('persons', error),
          onSettled: onClose,
        })
      }
    >
      <p>{t('persons.representatives.endText', { name })}</p>
    </ConfirmDialog>
  )
}
