import { Link } from '@tanstack/react-router'
import { pathOfTopic, SUPPORT_TOPICS } from '@vastus/domain/support/support-request'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { linkCardClass } from '../../shared/ui/card.tsx'
import { IconChevronRight } from '../../shared/ui/icons.tsx'
import styles from './support.module.css'

/** What one may write to the support about, each leading to its form. */
export function TopicLinks() {
  const { t } = useI18n()
  return (
    <ul role="list" className={styles.topics}>
      {SUPPORT_TOPICS.map((topic) => (
        <li key={topic}>
          <Link to="/help/$topic" params={{ topic: pathOfTopic(topic) }} className={linkCardClass}>
            <span className={styles.topic}>
              <span>{t(`support.topic.${topic}`)}</span>
              <span className={styles.topicHint}>{t(`support.topicHint.${topic}`)}</span>
            </span>
            <IconChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
