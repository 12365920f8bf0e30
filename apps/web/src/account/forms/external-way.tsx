import type { AppConfig } from '@vastus/contract/platform'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { linkCardClass } from '../../shared/ui/card.tsx'
import { IconChevronRight } from '../../shared/ui/icons.tsx'
import styles from './method-choice.module.css'

interface ExternalWayProps {
  provider: AppConfig['externalProviders'][number]
  purpose: 'LOG_IN' | 'SIGN_UP'
}

/** A way in on the page of somebody else: one press leads there. */
export function ExternalWay({ provider, purpose }: ExternalWayProps) {
  const { t, language } = useI18n()
  const alertError = useErrorAlert()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      const { leaveForProvider } = await import('./leave-for-provider.ts')
      await leaveForProvider(provider, purpose, language)
    } catch (error) {
      alertError('login', error)
      setLeaving(false)
    }
  }
  return (
    <button
      type="button"
      className={linkCardClass}
      aria-busy={leaving || undefined}
      onClick={() => void (leaving || leave())}
    >
      <span className={styles.words}>
        <span>{t('identity.choose.external', { name: provider.name })}</span>
        <span className={styles.hint}>
          {t(provider.method === 'DOKOBIT' ? 'identity.choose.dokobitHint' : 'identity.choose.externalHint')}
        </span>
      </span>
      <IconChevronRight aria-hidden="true" />
    </button>
  )
}
