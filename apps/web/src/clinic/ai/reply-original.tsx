import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { OriginalText } from '../../shared/ui/original-text.tsx'
import styles from './translation.module.css'

/** Below a translated reply: what its writer wrote, which the patient can read too. */
export function ReplyOriginal({ original, onBack }: { original: string; onBack: () => void }) {
  const { t } = useI18n()
  return (
    <div>
      <OriginalText text={original} />
      <p className={styles.about}>
        {t('ai.reply.alsoOriginal')} <Action onClick={onBack}>{t('ai.reply.back')}</Action>
      </p>
    </div>
  )
}
