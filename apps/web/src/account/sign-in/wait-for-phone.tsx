import type { SignInMethod } from '@vastus/domain/identity/sign-in-methods'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { Page } from '../forms/index.ts'
import { WaitingLine } from './waiting-line.tsx'
import styles from './wait-for-phone.module.css'

const QrCode = lazy(() =>
  import('../../shared/ui/qr-code.tsx').then((module) => ({ default: module.QrCode })),
)

interface WaitForPhoneProps {
  method: SignInMethod
  verificationCode: string | null
  qrLink: string | null
  appLink: string | null
  onCancel: () => void
}

/** What to compare or to scan, and what to do when it differs, while the person's phone asks for the PIN. */
export function WaitForPhone(props: WaitForPhoneProps) {
  const { t } = useI18n()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Page heading={t(HEADINGS[stepOf(props)])} intro={t(introOf(props))}>
        <PhoneQuestion {...props} />
      </Page>
    </div>
  )
}

type Asked = Pick<WaitForPhoneProps, 'method' | 'qrLink' | 'appLink'>

const HEADINGS = {
  CARD: 'sign-in.card.heading',
  SCAN: 'sign-in.waiting.scanHeading',
  APP: 'sign-in.waiting.appHeading',
  PHONE: 'sign-in.waiting.heading',
} as const

/** What the person does next. */
function stepOf({ method, qrLink, appLink }: Asked): keyof typeof HEADINGS {
  if (method === 'ID_CARD') return 'CARD'
  if (appLink !== null) return 'APP'
  return qrLink === null ? 'PHONE' : 'SCAN'
}

/** The key of the words that tell what to do. */
export function introOf(asked: Asked) {
  const step = stepOf(asked)
  if (step === 'SCAN') return 'sign-in.waiting.scan'
  return step === 'APP' ? 'sign-in.waiting.app' : (`sign-in.waiting.${asked.method}` as const)
}

/** The waiting for the phone, without a page around it. */
export function PhoneQuestion({ method, verificationCode, qrLink, appLink, onCancel }: WaitForPhoneProps) {
  const { t } = useI18n()
  const { appMode } = useSessionStore().config
  const step = stepOf({ method, qrLink, appLink })
  return (
    <>
      {verificationCode !== null && (
        <div className={styles.code}>
          <p>{t('sign-in.waiting.code')}</p>
          <strong>{verificationCode}</strong>
        </div>
      )}
      {appLink !== null && (
        // A tab of its own, so that this one stays where there is no such app.
        <a className={buttonClass('primary', true)} href={appLink} target="_blank" rel="noreferrer">
          {t('sign-in.waiting.openApp')}
        </a>
      )}
      {qrLink !== null && (
        <div className={styles.scan}>
          <Suspense>
            <QrCode text={qrLink} label={t('sign-in.waiting.qr')} />
          </Suspense>
        </div>
      )}
      {qrLink !== null && appMode === 'DEMO' && (
        <a href={qrLink} target="_blank" rel="noreferrer">
          {t('sign-in.waiting.simulated')}
        </a>
      )}
      {step === 'PHONE' && <p>{t('sign-in.waiting.differs')}</p>}
      <WaitingLine>{t(step === 'CARD' ? 'sign-in.card.status' : 'sign-in.waiting.status')}</WaitingLine>
      <div>
        <Button variant="secondary" wide onClick={onCancel}>
          {t('sign-in.waiting.cancel')}
        </Button>
      </div>
    </>
  )
}
