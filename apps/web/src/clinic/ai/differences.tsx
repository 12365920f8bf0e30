import type { RouteResponse } from '@vastus/contract/route'
import type { translate } from '@vastus/contract/ai'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { IconAlertTriangle } from '../../shared/ui/icons.tsx'
import styles from './translation.module.css'

type DifferencesProps = Pick<RouteResponse<typeof translate>, 'missing' | 'added'>

/** Doses, numbers, dates and medicines that are not the same in a text and its translation. */
export function Differences({ missing, added }: DifferencesProps) {
  const { t, format } = useI18n()
  if (missing.length === 0 && added.length === 0) return null
  const named = (facts: DifferencesProps['missing']) => format.list(facts.map(({ text }) => `“${text}”`))
  return (
    <div role="alert" className={styles.differences}>
      <IconAlertTriangle aria-hidden="true" />
      <div>
        <p>{t('ai.translation.differs')}</p>
        {missing.length > 0 && <p>{t('ai.translation.missing', { facts: named(missing) })}</p>}
        {added.length > 0 && <p>{t('ai.translation.added', { facts: named(added) })}</p>}
      </div>
    </div>
  )
}
