import { createTranslator } from '@vastus/i18n'
import en from '@vastus/i18n/locales/en/offline.json'
import et from '@vastus/i18n/locales/et/offline.json'
import pl from '@vastus/i18n/locales/pl/offline.json'
import ru from '@vastus/i18n/locales/ru/offline.json'
import { Logo } from '../app/layout/logo.tsx'
import { Button } from '../shared/ui/button.tsx'
import { IconPhone, IconWifiOff } from '../shared/ui/icons.tsx'
import type { Place } from './last-place.ts'
import styles from './offline-page.module.css'

/** In all languages: without a connection no other words can be fetched. */
const WORDS = { et, en, ru, pl }

type OfflinePageProps = { place: Place; isOnline: boolean; onTry: () => void }

/** The app was opened and its server is out of reach. It goes on by itself. */
export function OfflinePage({ place, isOnline, onTry }: OfflinePageProps) {
  const t = createTranslator(place.language, { offline: WORDS[place.language] })
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
      </header>
      <main className={styles.main}>
        <IconWifiOff className={styles.sign} aria-hidden="true" />
        <div role="status" className={styles.words}>
          <h1>{t(isOnline ? 'offline.unreachable' : 'offline.heading')}</h1>
          <p>{t('offline.kept')}</p>
          <p>{t('offline.goesOn')}</p>
        </div>
        <Button variant="secondary" onClick={onTry}>
          {t('offline.tryNow')}
        </Button>
        <p className={styles.call}>
          <IconPhone aria-hidden="true" />
          <span>
            {t('offline.emergency')}
            {place.emergencyNumbers.map((number) => (
              <a key={number} href={`tel:${number}`}>
                {number}
              </a>
            ))}
          </span>
        </p>
      </main>
    </div>
  )
}
