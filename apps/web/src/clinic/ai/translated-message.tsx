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

type Translation = RouteResponse<typeof translate>

type TranslatedMessageProps = {
  eContact: ClinicEContact
  entryId: number
  /** Set when all messages were translated at once. */
  translation: Translation | undefined
}

/** Below a message: its translation into the reader's language, on a press. */
export function TranslatedMessage({ eContact, entryId, translation }: TranslatedMessageProps) {
  const { t, language } = useI18n()
  const isEnabled = useFeature(eContact.clinicId, 'translation')
  const [chosen, setChosen] = useState<Translation | 'HIDDEN' | null>(null)
  const shown = chosen === 'HIDDEN' ? undefined : (chosen ?? translation)
  const { run, isPending, dialog } = useTranslating()
  if (!isEnabled) return null
  if (!shown)
    return (
      <p className={styles.action}>
        <Action
          aria-busy={isPending}
          onClick={() => !isPending && run([{ eContactId: eContact.id, entryId, to: language }], setChosen)}
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
        <Action onClick={() => setChosen('HIDDEN')}>{t('ai.translation.hide')}</Action>
      </p>
    </div>
  )
}

export type Translations = ReadonlyMap<number, Translation>

type TranslateAllProps = {
  eContact: ClinicEContact
  /** The messages that have no translation yet. */
  entryIds: readonly number[]
  onTranslated: (entryId: number, translation: Translation) => void
}

/** Above a conversation of several messages: translates each of them into the reader's language. */
export function TranslateAll({ eContact, entryIds, onTranslated }: TranslateAllProps) {
  const { t, language } = useI18n()
  const isEnabled = useFeature(eContact.clinicId, 'translation')
  const { run, isPending, dialog } = useTranslating()
  if (!isEnabled || (entryIds.length < 2 && !isPending)) return null
  const start = () =>
    run(
      entryIds.map((entryId) => ({ eContactId: eContact.id, entryId, to: language })),
      (translation, { entryId }) => entryId !== undefined && onTranslated(entryId, translation),
    )
  return (
    <p className={styles.action}>
      <Action aria-busy={isPending} onClick={() => !isPending && start()}>
        {t(isPending ? 'ai.translation.underWay' : 'ai.translation.all')}
      </Action>
      {dialog}
    </p>
  )
}
