import type { SignInMethod } from '@vastus/domain/identity/sign-in-methods'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
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
  onCancel: () => void
}

/** What to compare or to scan, and what to do when it differs, while the person's phone asks for the PIN. */
export function WaitForPhone(props: WaitForPhoneProps) {
  const { t } = useI18n()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const isScan = props.qrLink !== null
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Page
        heading={t(
          props.method === 'ID_CARD'
            ? 'sign-in.card.heading'
            : isScan
              ? 'sign-in.waiting.scanHeading'
              : 'sign-in.waiting.heading',
        )}
        intro={t(isScan ? 'sign-in.waiting.scan' : `sign-in.waiting.${props.method}`)}
      >
        <PhoneQuestion {...props} />
      </Page>
    </div>
  )
}

/** The waiting for the phone, without a page around it. */
export function PhoneQuestion({ method, verificationCode, qrLink, onCancel }: WaitForPhoneProps) {
  const { t } = useI18n()
  const { appMode } = useSessionStore().config
  const isScan = qrLink !== null
  const isCard = method === 'ID_CARD'
  return (
    <>
      {verificationCode !== null && (
        <div className={styles.code}>
          <p>{t('sign-in.waiting.code')}</p>
          <strong>{verificationCode}</strong>
        </div>
      )}
      {isScan && (
        <div className={styles.scan}>
          <Suspense>
            <QrCode text={qrLink} label={t('sign-in.waiting.qr')} />
          </Suspense>
        </div>
      )}
      {isScan && appMode === 'DEMO' && (
        <a href={qrLink} target="_blank" rel="noreferrer">
          {t('sign-in.waiting.simulated')}
        </a>
      )}
      {!isScan && !isCard && <p>{t('sign-in.waiting.differs')}</p>}
      <WaitingLine>{t(isCard ? 'sign-in.card.status' : 'sign-in.waiting.status')}</WaitingLine>
      <div>
        <Button variant="secondary" wide onClick={onCancel}>
          {t('sign-in.waiting.cancel')}
        </Button>
      </div>
    </>
  )
}
