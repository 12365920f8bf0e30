import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import styles from './device-notices.module.css'
import { TurnButton } from './turn-button.tsx'
import { useDeviceNotices } from './use-device-notices.ts'

/** After the sending, to whom this browser has never been asked for: a notice here when the answer comes. */
export function OfferNotices() {
  const { t } = useI18n()
  const { data } = useDeviceNotices()
  const [wasOffered, setOffered] = useState(false)
  if (data?.isNeverAsked && !wasOffered) setOffered(true)
  if (!data || !wasOffered) return null
  return (
    <section className={styles.content}>
      <h2>{t('notices.offer.heading')}</h2>
      <p role="status">{t(data.state === 'ON' ? 'notices.offer.done' : 'notices.offer.text')}</p>
      {data.state === 'OFF' && (
        <div>
          <TurnButton state="OFF" />
        </div>
      )}
    </section>
  )
}
