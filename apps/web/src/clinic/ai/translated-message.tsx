import type { RouteResponse } from '@vastus/contract/route'
import type { translate } from '@vastus/contract/ai'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { Differences } from './differences.tsx'
import styles from './translation.module.css'
import { useFeature } from './use-feature.ts'
import { useTranslating } from './use-translating.tsx'

type TranslatedMessageProps = { eContact: ClinicEContact; entryId: number }

/** Below a message: its translation into the reader's language, on a press. */
export function TranslatedMessage({ eContact, entryId }: TranslatedMessageProps) {
  const { t, language } = useI18n()
  const isEnabled = useFeature(eContact.clinicId, 'translation')
  const [shown, setShown] = useState<RouteResponse<typeof translate> | null>(null)
  const { run, isPending, dialog } = useTranslating()
  if (!isEnabled) return null
  if (!shown)
    return (
      <p className={styles.action}>
        <Action
          aria-busy={isPending}
          onClick={() => !isPending && run({ eContactId: eContact.id, entryId, to: language }, setShown)}
        >
          {t(isPending ? 'ai.translation.underWay' : 'ai.translation.make')}
        </Action>
        {dialog}
      </p>
    )
  return (
    <div className={styles.translated}>
      <p lang={language} dir="auto" className={styles.text}>
        {shown.translation}
      </p>
      <Differences missing={shown.missing} added={shown.added} />
      <p className={styles.about}>
        {t('ai.madeBy', { model: shown.model })}{' '}
        <Action onClick={() => setShown(null)}>{t('ai.translation.hide')}</Action>
      </p>
    </div>
  )
}
