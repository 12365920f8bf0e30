import { useQuery } from '@tanstack/react-query'
import { listAdverts } from '@vastus/contract/adverts'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useI18n, useI18nStore } from '../../shared/i18n/i18n-context.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { IconX } from '../../shared/ui/icons.tsx'
import { hiddenAdverts } from './hidden-adverts.ts'
import styles from './adverts.module.css'

const ASK_AGAIN_AFTER_MS = 60 * 60_000

/** One advert at most, marked as such, that can be put away. Where there is none, or it does not come, there is nothing. */
export function AdvertBanner() {
  const { t, language } = useI18n()
  const words = useI18nStore()
  const [hidden, setHidden] = useState(hiddenAdverts.find)
  const { data } = useQuery({
    queryKey: ['adverts', language],
    staleTime: ASK_AGAIN_AFTER_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const [adverts] = await Promise.all([call(listAdverts, {}, { signal }), words.load('adverts')])
      return adverts.content
    },
  })
  const advert = data?.find(({ id, link }) => !hidden.includes(id) && /^https?:\/\//.test(link))
  if (!advert) return null
  const { id, title, text, link, licence } = advert
  return (
    <aside className={styles.advert} aria-label={t('adverts.label')}>
      <div className={styles.top}>
        <p className={styles.label}>{t('adverts.label')}</p>
        <IconButton
          label={t('adverts.hide')}
          icon={<IconX />}
          onClick={() => {
            hiddenAdverts.add(id)
            setHidden(hiddenAdverts.find())
          }}
        />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <p>
        <a href={link} target="_blank" rel="noopener noreferrer">
          {t('adverts.open')}
        </a>{' '}
        <span className={styles.small}>{t('adverts.opensElsewhere', { host: new URL(link).host })}</span>
      </p>
      {licence && <p className={styles.small}>{t('adverts.licence', { licence })}</p>}
    </aside>
  )
}
