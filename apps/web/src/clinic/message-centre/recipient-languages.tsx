import type { SmsPreview } from '@vastus/contract/sms'
import { type Language, LANGUAGES } from '@vastus/domain/locale'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import styles from './message-centre.module.css'

type RecipientLanguagesProps = {
  languages: SmsPreview['languages']
  /** Each recipient gets the text of the template in the own language. */
  isEachInOwn: boolean
}

/** In which languages the recipients use the platform, and whether they get the text in it. */
export function RecipientLanguages({ languages, isEachInOwn }: RecipientLanguagesProps) {
  const { t, format } = useI18n()
  if (languages.length === 0) return null
  return (
    <div className={styles.cost}>
      <p>{t(isEachInOwn ? 'message-centre.languages.eachInOwn' : 'message-centre.languages.asWritten')}</p>
      <ul>
        {languages.map(({ language, count }) => (
          <li key={language ?? 'unknown'}>
            {`${t(language ? `ai.language.${language}` : 'message-centre.languages.unknown')}: ${format.number(count)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

type TextLanguageProps = { language: Language; onChange: (language: Language) => void }

/** The language in which the text of a template is shown, and sent to recipients whose own is not known. */
export function TextLanguage({ language, onChange }: TextLanguageProps) {
  const { t } = useI18n()
  return (
    <NativeSelect
      id="sms-language"
      label={t('message-centre.languages.label')}
      hint={t('message-centre.languages.hint')}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: t(`ai.language.${value}`) }))}
      onChange={(value) => onChange(LANGUAGES.find((each) => each === value) ?? language)}
    />
  )
}
