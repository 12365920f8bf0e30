import type { ReactNode } from 'react'
import { countryProfile } from '@vastus/domain/country'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSession, useSessionStore } from '../../shared/session/session-context.tsx'
import { IconChevronDown } from '../../shared/ui/icons.tsx'
import styles from './support.module.css'
import { TopicLinks } from './topic-links.tsx'

const QUESTIONS = ['send', 'answer', 'worse', 'other', 'code', 'safe'] as const

/** Short answers first, or for staff pages of their own, people to write to last: by the form for those who are signed in, by mail for all others. */
export function HelpScreen({ ofStaff }: { ofStaff?: ReactNode }) {
  const { t, format } = useI18n()
  const { config } = useSessionStore()
  const { user } = useSession()
  const number = format.list(countryProfile(config.featureFlags.COUNTRY_CODE).emergencyNumbers, 'disjunction')
  return (
    <div className={styles.help}>
      <h1>{t('identity.help.heading')}</h1>
      {ofStaff ?? (
        <div className={styles.questions}>
          {QUESTIONS.map((key) => (
            <details key={key} className={styles.question} open={key === 'worse'}>
              <summary>
                <h2>{t(`identity.help.${key}.question`)}</h2>
                <IconChevronDown aria-hidden="true" />
              </summary>
              <p>{t(`identity.help.${key}.answer`, { number })}</p>
            </details>
          ))}
        </div>
      )}
      <section className={styles.contact}>
        <h2>{t('identity.help.contactHeading')}</h2>
        {/* It sends people with questions about their health to their clinic, which is where staff are. */}
        {!ofStaff && <p>{t('identity.help.contact')}</p>}
        {user ? (
          <TopicLinks />
        ) : (
          <p>
            <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
          </p>
        )}
      </section>
    </div>
  )
}
