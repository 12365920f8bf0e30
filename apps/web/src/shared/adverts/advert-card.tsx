import type { Advert } from '@vastus/contract/adverts'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import styles from './adverts.module.css'

type AdvertCardProps = {
  advert: Pick<Advert, 'title' | 'text' | 'link' | 'licence'>
  /** A way to put it away. */
  action?: ReactNode
  onOpen?: () => void
}

/** An advert, marked as such, with the site to which it leads. */
export function AdvertCard({ advert: { title, text, link, licence }, action, onOpen }: AdvertCardProps) {
  const { t } = useI18n()
  return (
    <aside className={styles.advert} aria-label={t('adverts.label')}>
      <div className={styles.top}>
        <p className={styles.label}>{t('adverts.label')}</p>
        {action}
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {URL.canParse(link) && (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
            {t('adverts.open')}
          </a>{' '}
          <span className={styles.small}>{t('adverts.opensElsewhere', { host: new URL(link).host })}</span>
        </p>
      )}
      {licence && <p className={styles.small}>{t('adverts.licence', { licence })}</p>}
    </aside>
  )
}
