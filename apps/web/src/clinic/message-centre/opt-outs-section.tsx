import type { SmsOptOut } from '@vastus/contract/sms-opt-outs'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useTypedSearch } from '../../shared/forms/use-typed-search.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action, Button } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import styles from './message-centre.module.css'
import { useFoundPatients, useOptOuts, useSetOptOut } from './opt-outs.ts'

/** Who wants no SMS of the clinic; staff enter those who say so to them. */
export function OptOutsSection({ clinicId }: { clinicId: number }) {
  const { t } = useI18n()
  const optOuts = useOptOuts(clinicId)
  const rows = optOuts.data
  return (
    <section aria-labelledby="opt-outs" className={styles.section}>
      <div>
        <h2 id="opt-outs" tabIndex={-1}>
          {t('message-centre.optOuts.heading')}
        </h2>
        <p className={styles.quiet}>{t('message-centre.optOuts.intro')}</p>
      </div>
      {optOuts.isPending && <Skeleton shape="rows" lines={2} />}
      {optOuts.isError && !rows && (
        <p role="alert">
          {t('shell.pages.loadingFailed.text')}{' '}
          <Button variant="quiet" onClick={() => void optOuts.refetch()}>
            {t('shell.buttons.tryAgain')}
          </Button>
        </p>
      )}
      {rows?.length === 0 && <p className={styles.quiet}>{t('message-centre.optOuts.none')}</p>}
      {rows && rows.length > 0 && (
        <ul role="list" className={styles.sendings}>
          {rows.map((row) => (
            <Refused key={row.personId} clinicId={clinicId} row={row} />
          ))}
        </ul>
      )}
      <details className={styles.adding}>
        <summary>{t('message-centre.optOuts.add')}</summary>
        <AddOptOut clinicId={clinicId} known={rows ?? []} />
      </details>
    </section>
  )
}

function Refused({ clinicId, row }: { clinicId: number; row: SmsOptOut }) {
  const { t, format } = useI18n()
  const alert = useErrorAlert()
  const { show } = useToasts()
  const set = useSetOptOut(clinicId)
  const { personId, firstName, surname, source, createdAt } = row
  const name = `${firstName} ${surname}`
  return (
    <li className={styles.missed}>
      <strong>{name}</strong>
      <span className={styles.quiet}>
        {`${t(`message-centre.optOuts.source.${source}`)} · ${format.date(createdAt)}`}
      </span>
      {source === 'STAFF' && (
        <Action
          aria-label={t('message-centre.optOuts.allowNamed', { name })}
          onClick={() =>
            set.mutate(
              { personId, wantsSms: true },
              {
                onSuccess: () => {
                  // The row goes away with its button.
                  document.getElementById('opt-outs')?.focus()
                  show({
                    tone: 'success',
                    autoDismiss: true,
                    text: t('message-centre.optOuts.allowed', { name }),
                  })
                },
                onError: (error) => alert('message-centre', error),
              },
            )
          }
        >
          {t('message-centre.optOuts.allow')}
        </Action>
      )}
    </li>
  )
}

function AddOptOut({ clinicId, known }: { clinicId: number; known: readonly SmsOptOut[] }) {
  const { t, format } = useI18n()
  const alert = useErrorAlert()
  const { show } = useToasts()
  const set = useSetOptOut(clinicId)
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState('')
  useTypedSearch(words, setAsked)
  const found = useFoundPatients(clinicId, asked)
  const others = (asked === '' ? [] : (found.data ?? [])).filter(
    ({ id }) => !known.some(({ personId }) => personId === id),
  )
  const enter = (personId: number, name: string) =>
    set.mutate(
      { personId, wantsSms: false },
      {
        onSuccess: () => {
          setWords('')
          document.getElementById('opt-out-search')?.focus()
          show({ tone: 'success', autoDismiss: true, text: t('message-centre.optOuts.entered', { name }) })
        },
        onError: (error) => alert('message-centre', error),
      },
    )
  return (
    <div className={styles.sendings}>
      <TextField
        id="opt-out-search"
        label={t('message-centre.optOuts.search')}
        hint={t('message-centre.optOuts.searchHint')}
        type="search"
        autoComplete="off"
        value={words}
        onChange={setWords}
      />
      <p role="status" className={styles.quiet}>
        {asked !== '' &&
        asked === words.trim() &&
        found.isSuccess &&
        !found.isPlaceholderData &&
        others.length === 0
          ? t('message-centre.optOuts.nobodyFound')
          : ''}
      </p>
      {found.isError && (
        <p role="alert">
          {t('shell.pages.loadingFailed.text')}{' '}
          <Button variant="quiet" onClick={() => void found.refetch()}>
            {t('shell.buttons.tryAgain')}
          </Button>
        </p>
      )}
      <ul role="list" className={styles.sendings}>
        {others.map(({ id, firstName, surname, birthDate }) => (
          <li key={id} className={styles.missed}>
            <Action onClick={() => enter(id, `${firstName} ${surname}`)}>
              {t('message-centre.optOuts.enter', { name: `${firstName} ${surname}` })}
            </Action>
            <span className={styles.quiet}>{format.date(birthDate)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
