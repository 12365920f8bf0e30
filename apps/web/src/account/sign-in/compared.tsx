import { type ComparedAccount, type Comparison, joinAccounts } from '@vastus/contract/account-join'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { enter } from '../../shared/session/sign-in-out.ts'
import { Button, ButtonRow, buttonClass } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { Notice, Page } from '../forms/index.ts'
import styles from './compared.module.css'

type ComparedProps = { attemptId: string; comparison: Comparison }

/** What the proof led to. It takes the place of the page that waited for the phone, and the focus with it. */
export function Compared(props: ComparedProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Decision {...props} />
    </div>
  )
}

/** Both accounts side by side, and what will happen, before anything does. */
function Decision({ attemptId, comparison }: ComparedProps) {
  const { t } = useI18n()
  const { supportEmail } = useSessionStore().config
  const { own, other, proven, refusal } = comparison
  const back = (
    <Link className={buttonClass('secondary', true)} to="/settings/security">
      {t(refusal ? 'sign-in.joining.back' : 'sign-in.joining.cancel')}
    </Link>
  )
  if (refusal)
    return (
      <Page heading={t('sign-in.joining.heading')}>
        <Notice tone="warning">{t(`sign-in.joining.refusal.${refusal}`, { email: supportEmail })}</Notice>
        <div>{back}</div>
      </Page>
    )
  return (
    <Page
      heading={t(other ? 'sign-in.joining.compareHeading' : 'sign-in.joining.singleHeading')}
      intro={t(other ? 'sign-in.joining.compareIntro' : 'sign-in.joining.singleIntro')}
    >
      <div className={styles.sides}>
        <Card heading={t('sign-in.joining.own')}>
          <Facts account={own} />
        </Card>
        {other ? (
          <Card heading={t('sign-in.joining.other')}>
            <Facts account={other} />
          </Card>
        ) : (
          <Card heading={t('sign-in.joining.proven')}>
            <Facts account={proven} />
          </Card>
        )}
      </div>
      <div className={styles.effects}>
        <h2>{t('sign-in.joining.willHappen')}</h2>
        <ul>
          {other && <li>{t('sign-in.joining.moves')}</li>}
          <li>{t(other ? 'sign-in.joining.ways' : 'sign-in.joining.waysSingle')}</li>
          <li>{t('sign-in.joining.undoable')}</li>
        </ul>
      </div>
      <ButtonRow>
        <Confirm attemptId={attemptId} isPair={other !== null} />
        {back}
      </ButtonRow>
    </Page>
  )
}

function Facts({
  account,
}: {
  account: Pick<ComparedAccount, 'firstName' | 'surname' | 'birthDate'> & Partial<ComparedAccount>
}) {
  const { t, format } = useI18n()
  const { firstName, surname, birthDate, email, eContacts, prescriptions, represented } = account
  const rows: [string, string][] = [
    [t('sign-in.joining.name'), `${firstName} ${surname}`],
    [t('sign-in.joining.birthDate'), format.date(birthDate)],
  ]
  if (email !== undefined) rows.push([t('sign-in.joining.email'), email ?? t('sign-in.joining.noEmail')])
  const counts = [
    [t('sign-in.joining.eContacts'), eContacts],
    [t('sign-in.joining.prescriptions'), prescriptions],
    [t('sign-in.joining.represented'), represented],
  ] as const
  for (const [name, count] of counts) if (count !== undefined) rows.push([name, format.number(count)])
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Confirm({ attemptId, isPair }: { attemptId: string; isPair: boolean }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alertError = useErrorAlert()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const join = async () => {
    setBusy(true)
    try {
      const user = await call(joinAccounts, { body: { attemptId } })
      queryClient.clear()
      await enter(router.options.context, user)
      await navigate({ to: '/settings/security' })
      show({
        tone: 'success',
        text: t(`sign-in.joining.${isPair ? 'done' : 'doneSingle'}`),
        autoDismiss: true,
      })
    } catch (error) {
      alertError('session', error)
      setBusy(false)
    }
  }
  return (
    <Button wide busy={busy} onClick={() => void join()}>
      {t(`sign-in.joining.${isPair ? 'confirm' : 'confirmSingle'}`)}
    </Button>
  )
}
