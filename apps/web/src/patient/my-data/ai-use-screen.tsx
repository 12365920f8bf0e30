import { Link } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import styles from './my-data.module.css'

/** What a model is used for, what is sent to it, and where a patient sees that, in plain words. */
export function AiUseScreen() {
  const { t } = useI18n()
  const { services } = useSessionStore().config
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        <h1>{t('my-data.ai.heading')}</h1>
        <p>{t('my-data.ai.intro')}</p>
        {!services.languageModel && <p>{t('my-data.ai.notSetUp')}</p>}
      </div>
      <section className={styles.told}>
        <h2>{t('my-data.ai.uses.heading')}</h2>
        <ul>
          <li>{t('my-data.ai.uses.summary')}</li>
          <li>{t('my-data.ai.uses.translation')}</li>
          <li>{t('my-data.ai.uses.questions')}</li>
          <li>{t('my-data.ai.uses.text')}</li>
        </ul>
      </section>
      <section className={styles.told}>
        <h2>{t('my-data.ai.sent.heading')}</h2>
        <p>{t('my-data.ai.sent.text')}</p>
        <p>{t('my-data.ai.sent.kept')}</p>
      </section>
      <section className={styles.told}>
        <h2>{t('my-data.ai.not.heading')}</h2>
        <p>{t('my-data.ai.not.text')}</p>
      </section>
      <section className={styles.told}>
        <h2>{t('my-data.ai.trace.heading')}</h2>
        <p>{t('my-data.ai.trace.text')}</p>
        <p>
          <Link to="/my-data/access">{t('my-data.ai.trace.link')}</Link>
        </p>
      </section>
    </article>
  )
}
