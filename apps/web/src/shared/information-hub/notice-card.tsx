import type { HubNotice } from '@vastus/contract/information-hub'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Badge } from '../ui/badge.tsx'
import { IconChevronDown } from '../ui/icons.tsx'
import styles from './notice-card.module.css'

/** One notice of the information hub, folded. `onOpen` is called when an unread one is opened. */
export function NoticeCard({ notice, onOpen }: { notice: HubNotice; onOpen?: () => void }) {
  const { t, format } = useI18n()
  const { type, title, text, source, tags, publishedAt, isRead, concernsPrescriptionDrug } = notice
  return (
    <div className={styles.card}>
      <details
        onToggle={(event) => {
          if (event.currentTarget.open && !isRead) onOpen?.()
        }}
      >
        <summary>
          <span className={styles.title} data-unread={!isRead || undefined}>
            {title}
            <IconChevronDown aria-hidden="true" />
          </span>
          <span className={styles.marks}>
            {!isRead && <Badge tone="primary">{t('information-hub.unread')}</Badge>}
            <Badge tone={type === 'CLINICAL' ? 'people' : 'neutral'}>
              {t(`information-hub.kind.${type}`)}
            </Badge>
            {concernsPrescriptionDrug && <Badge tone="ourTurn">{t('information-hub.drug')}</Badge>}
          </span>
        </summary>
        <p className={styles.text}>{text}</p>
        <p className={styles.about}>{t('information-hub.source', { source })}</p>
        <p className={styles.about}>
          {[
            t('information-hub.published', { date: format.date(publishedAt) }),
            ...tags.map((tag) => t(`information-hub.tag.${tag}`)),
          ].join(' · ')}
        </p>
        <p className={styles.about}>{t('information-hub.disclaimer')}</p>
      </details>
    </div>
  )
}
