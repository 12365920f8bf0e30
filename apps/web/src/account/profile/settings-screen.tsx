import { languagesOf } from '@vastus/domain/language-choice'
import { languageOf } from '@vastus/domain/locale'
import { LANGUAGE_NAMES } from '@vastus/i18n'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { cookieQuestion } from '../../shared/cookies/cookie-question.ts'
import { applyTheme, THEMES, useTheme } from '../../shared/ui/theme.ts'
import { useChangeLanguage } from '../../shared/i18n/use-change-language.ts'
import { useSession, useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { Card, SummaryList } from '../../shared/ui/card.tsx'
import { EmailText } from '../../shared/ui/email-text.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { Page } from '../forms/index.ts'
import styles from './settings-screen.module.css'

/**
 * @param notices what is set for this device alone; for patients only, as staff get no notices there
 * @param desk how staff work through their inbox
 */
export function SettingsScreen({ notices, desk }: { notices: ReactNode; desk: ReactNode }) {
  const { t } = useI18n()
  const user = useUser()
  return (
    <Page heading={t('identity.settings.heading')}>
      <Card heading={t('identity.settings.profile')}>
        <SummaryList
          rows={[
            { label: t('identity.edit.name'), value: `${user.firstName} ${user.surname}` },
            { label: t('identity.field.email'), value: <EmailText email={user.email} /> },
            {
              label: t('identity.field.phone'),
              value: phoneText(user.phone ?? '') || t('identity.settings.noPhone'),
            },
            {
              label: t('identity.settings.signedInWith'),
              value: t(`identity.signInMethod.${user.signInMethod}`),
            },
          ]}
        />
        <div className={styles.action}>
          <Link className={buttonClass('secondary', true)} to="/edit-profile">
            {t('shell.menu.editProfile')}
          </Link>
        </div>
      </Card>
      <Card heading={t('identity.settings.security')}>
        <p className={styles.quiet}>{t('identity.settings.securityText')}</p>
        <div className={styles.action}>
          <Link className={buttonClass('secondary', true)} to="/settings/security">
            {t('identity.settings.security')}
          </Link>
        </div>
      </Card>
      <DisplaySettings />
      {desk}
      {user.permissions.includes('PRM_PATIENT') && notices}
      {user.permissions.includes('PRM_PATIENT') && <MyData />}
      <Card heading={t('identity.settings.cookies')}>
        <p className={styles.quiet}>{t('identity.settings.cookiesText')}</p>
        <div className={styles.action}>
          <Button variant="secondary" wide onClick={cookieQuestion.ask}>
            {t('identity.settings.changeCookies')}
          </Button>
        </div>
      </Card>
      <GivenConsents />
    </Page>
  )
}

function MyData() {
  const { t } = useI18n()
  return (
    <Card heading={t('identity.settings.myData')}>
      <p className={styles.quiet}>{t('identity.settings.myDataText')}</p>
      <div className={styles.actions}>
        <Link className={buttonClass('secondary', true)} to="/my-data/access">
          {t('identity.settings.whoRead')}
        </Link>
        <Link className={buttonClass('secondary', true)} to="/my-data/representatives">
          {t('identity.settings.whoWritesForMe')}
        </Link>
        <Link className={buttonClass('secondary', true)} to="/my-data/sms">
          {t('identity.settings.smsFromClinics')}
        </Link>
        <Link className={buttonClass('secondary', true)} to="/my-data">
          {t('identity.settings.downloadMyData')}
        </Link>
      </div>
    </Card>
  )
}

function DisplaySettings() {
  const { t, language } = useI18n()
  const { config } = useSessionStore()
  const noticesIn = useSession().user?.language ?? language
  const changeLanguage = useChangeLanguage()
  const theme = useTheme()
  const own = languagesOf(config.featureFlags.COUNTRY_CODE)
  const languages = own.includes(language) ? own : [...own, language]
  return (
    <Card heading={t('identity.settings.display')}>
      <FieldStack>
        <NativeSelect
          id="language"
          label={t('identity.settings.language')}
          hint={
            noticesIn === language
              ? t('identity.settings.languageHint')
              : t('identity.settings.otherLanguageHint', { language: LANGUAGE_NAMES[noticesIn] })
          }
          value={language}
          onChange={(value) => changeLanguage(languageOf(value) ?? language)}
          options={languages.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
        />
        <NativeSelect
          id="theme"
          label={t('shell.theme.label')}
          value={theme}
          onChange={(value) => applyTheme(THEMES.find((name) => name === value) ?? 'system')}
          options={THEMES.map((name) => ({ value: name, label: t(`shell.theme.${name}`) }))}
        />
      </FieldStack>
    </Card>
  )
}

function GivenConsents() {
  const { t, format } = useI18n()
  const given = useSession().consents?.given ?? []
  return (
    <Card heading={t('identity.settings.consents')}>
      {given.length === 0 ? (
        <p className={styles.quiet}>{t('identity.settings.noConsents')}</p>
      ) : (
        <ul role="list" className={styles.consents}>
          {given.map((consent) => (
            <li key={`${consent.type} ${consent.version}`}>
              <p className={styles.name}>{t(`identity.consents.name.${consent.type}`)}</p>
              <p className={styles.quiet}>
                {t('identity.settings.given', { date: format.date(consent.givenAt) })} ·{' '}
                {t('identity.consents.version', { date: format.date(consent.version) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
