import { Link } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Card, SummaryList } from '../../shared/ui/card.tsx'
import { EmailText } from '../../shared/ui/email-text.tsx'
import styles from './platform-info-screen.module.css'

/** Which version runs here, in which mode, whom to write to, and the documents that apply. */
export function PlatformInfoScreen() {
  const { t } = useI18n()
  const { version, appMode, supportEmail } = useSessionStore().config
  return (
    <div className={styles.platform}>
      <h1>{t('shell.menu.platformInfo')}</h1>
      <Card>
        <SummaryList
          rows={[
            { label: t('identity.platformInfo.version'), value: version },
            { label: t('identity.platformInfo.mode'), value: t(`identity.platformInfo.modes.${appMode}`) },
            {
              label: t('shell.menu.help'),
              value: (
                <a href={`mailto:${supportEmail}`}>
                  <EmailText email={supportEmail} />
                </a>
              ),
            },
          ]}
        />
      </Card>
      <ul>
        <li>
          <Link to="/terms-and-conditions">{t('shell.menu.terms')}</Link>
        </li>
        <li>
          <Link to="/privacy-policy">{t('shell.menu.privacy')}</Link>
        </li>
        <li>
          <Link to="/cookie-policy">{t('shell.menu.cookies')}</Link>
        </li>
      </ul>
    </div>
  )
}
