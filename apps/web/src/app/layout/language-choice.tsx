import { languagesOf } from '@vastus/domain/language-choice'
import { languageOf } from '@vastus/domain/locale'
import { LANGUAGE_NAMES } from '@vastus/i18n'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useChangeLanguage } from '../../shared/i18n/use-change-language.ts'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import styles from './language-choice.module.css'

/** Languages side by side, each by its own name: those of the country, the one shown, and those that the browser asks for. */
export function LanguageChoice() {
  const { t, language } = useI18n()
  const changeLanguage = useChangeLanguage()
  const { COUNTRY_CODE: country } = useSessionStore().config.featureFlags
  const ofBrowser = navigator.languages.flatMap((tag) => languageOf(tag) ?? [])
  const offered = [...new Set([...languagesOf(country), language, ...ofBrowser])]
  return (
    <div role="group" aria-label={t('shell.header.language')} className={styles.languages}>
      {offered.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => changeLanguage(code)}
        >
          {LANGUAGE_NAMES[code]}
        </button>
      ))}
    </div>
  )
}
