import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useRecommendations } from './api/list-recommendations.ts'
import styles from './recommendations.module.css'

type RecommendationsProps = { clinicId: number; eContactType: TypeCode }

/** Guidance that may help with the answer, folded; nothing where there is none. */
export function Recommendations({ clinicId, eContactType }: RecommendationsProps) {
  const { t, language } = useI18n()
  const { data } = useRecommendations(clinicId, eContactType, language)
  if (!data || data.content.length === 0) return null
  return (
    <section>
      <h2>{t('clinic.recommendations.heading')}</h2>
      <ul role="list" className={styles.list}>
        {data.content.map(({ id, title, text, source }) => (
          <li key={id}>
            <details>
              <summary>{title}</summary>
              <p>{text}</p>
              <p className={styles.about}>{t('clinic.recommendations.source', { source })}</p>
            </details>
          </li>
        ))}
      </ul>
      <p className={styles.about}>{t('clinic.recommendations.disclaimer')}</p>
    </section>
  )
}
