import type { Language } from '@vastus/domain/locale'
import { composeSms, smsParts } from '@vastus/domain/message-centre/sms-text'
import { smsLength } from '@vastus/domain/message-centre/sms-letters'
import { useId, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import styles from './message-centre.module.css'

type MessagePreviewProps = {
  /** What is written, first; a template also in the other languages of its recipients. */
  texts: readonly { language: Language | null; text: string }[]
  clinicName: string
  /** First names of a usual recipient and of the one whose name is longest. */
  names: { first: string; longest: string }
  /** Null while the server has not told it. */
  optOutLink: string | null
  alwaysLink: boolean
}

/** The message as phones will show it, in one language at a time. */
export function MessagePreview({ texts, clinicName, names, optOutLink, alwaysLink }: MessagePreviewProps) {
  const { t } = useI18n()
  const heading = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = texts.find(({ language }) => language === chosen) ?? texts[0]
  if (!shown) return null
  const messageFor = (firstName: string) =>
    composeSms(shown.text, { firstName, clinicName, optOutLink: optOutLink ?? undefined, alwaysLink })
  const [message, longest] = [messageFor(names.first), messageFor(names.longest)]
  const phone = (
    <div className={styles.phone}>
      <p className={styles.bubble}>{message}</p>
      <p className={styles.quiet}>
        {t('message-centre.length', { count: smsLength(message), parts: String(smsParts(message)) })}
      </p>
      {smsParts(longest) !== smsParts(message) && (
        <p>{t('message-centre.longest', { name: names.longest, parts: String(smsParts(longest)) })}</p>
      )}
    </div>
  )
  return (
    <section aria-labelledby={heading} className={styles.preview}>
      <h2 id={heading}>{t('message-centre.preview')}</h2>
      {texts.length === 1 ? (
        phone
      ) : (
        <Tabs
          label={t('message-centre.languages.shown')}
          selected={String(shown.language)}
          onSelect={setChosen}
          tabs={texts.map(({ language }) => ({
            id: String(language),
            label: language && t(`ai.language.${language}`),
            content: phone,
          }))}
        />
      )}
    </section>
  )
}
