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

/** The site that a link leads to; nothing as long as the link is not whole. */
const siteOf = (link: string): string | undefined => /^https?:\/\/([^\s/?#@]+)(?=[/?#]|$)/i.exec(link)?.[1]

/** An advert, marked as such, with the site to which it leads. */
export function AdvertCard({ advert: { title, text, link, licence }, action, onOpen }: AdvertCardProps) {
  const { t } = useI18n()
  const host = siteOf(link)
  return (
    <aside className={styles.advert} aria-label={t('adverts.label')}>
      <div className={styles.top}>
        <p className={styles.label}>{t('adverts.label')}</p>
        {action}
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {host && (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
            {t('adverts.open')}
          </a>
          <span className={styles.small}>{t('adverts.opensElsewhere', { host })}</span>
        </p>
      )}
      {licence && <p className={styles.small}>{t('adverts.licence', { licence })}</p>}
    </aside>
  )
}
