import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useUser } from '../../shared/session/session-context.tsx'
import { IconChevronDown } from '../../shared/ui/icons.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { FirstStepsList } from './first-steps-list.tsx'
import { Picture } from './picture.tsx'
import { findTopics } from './topics.ts'
import styles from './help.module.css'

/** Short pages for staff: what is this, what do I press. */
export function StaffHelp() {
  const { t } = useI18n()
  const { id: userId } = useUser()
  const [query, setQuery] = useState('')
  const found = findTopics(t, query)
  const isSearched = query.trim() !== ''
  return (
    <>
      <FirstStepsList userId={userId} />
      <section className={styles.help} aria-labelledby="staff-help">
        <h2 id="staff-help" className={styles.heading}>
          {t('staff-help.heading')}
        </h2>
        <p>{t('staff-help.intro')}</p>
        <TextField
          id="help-search"
          type="search"
          label={t('staff-help.search')}
          hint={t('staff-help.searchHint')}
          value={query}
          onChange={setQuery}
        />
        <p role="status" className={styles.count}>
          {isSearched &&
            (found.length === 0 ? t('staff-help.none') : t('staff-help.found', { count: found.length }))}
        </p>
        {found.map(({ name, keys }) => (
          <details key={`${name}-${isSearched}`} className={styles.topic} open={isSearched}>
            <summary>
              <h3>{t(`staff-help.topic.${name}.title`)}</h3>
              <IconChevronDown aria-hidden="true" />
            </summary>
            <div className={styles.page}>
              <Picture of={name} />
              <div>
                <p>{t(`staff-help.topic.${name}.what`)}</p>
                <ul className={styles.points}>
                  <li>{t(`staff-help.topic.${name}.first`)}</li>
                  <li>{t(`staff-help.topic.${name}.second`)}</li>
                  <li>{t(`staff-help.topic.${name}.third`)}</li>
                </ul>
                {keys.length > 0 && (
                  <p className={styles.keys}>
                    {t('staff-help.keys')}:
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </p>
                )}
              </div>
            </div>
          </details>
        ))}
      </section>
    </>
  )
}
