import { useEffect, useRef } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Page } from '../forms/index.ts'
import styles from './wait-for-phone.module.css'

/** The code to compare, and what to do when it differs, while the person's phone asks for the PIN. */
export function WaitForPhone(props: { verificationCode: string | null; onCancel: () => void }) {
  const { t } = useI18n()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Page heading={t('sign-in.waiting.heading')} intro={t('sign-in.waiting.mobileId')}>
        {props.verificationCode !== null && (
          <div className={styles.code}>
            <p>{t('sign-in.waiting.code')}</p>
            <strong>{props.verificationCode}</strong>
          </div>
        )}
        <p>{t('sign-in.waiting.differs')}</p>
        <p role="status" className={styles.status}>
          <span className={styles.spinner} aria-hidden="true" />
          {t('sign-in.waiting.status')}
        </p>
        <div>
          <Button variant="secondary" wide onClick={props.onCancel}>
            {t('sign-in.waiting.cancel')}
          </Button>
        </div>
      </Page>
    </div>
  )
}
