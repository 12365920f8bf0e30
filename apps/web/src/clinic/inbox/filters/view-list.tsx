import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { CountBadge } from '../../../shared/ui/badge.tsx'
import { useEContactCounts } from '../api/count-e-contacts.ts'
import { useUnread, useStaff } from '../../e-contacts/index.ts'
import { VIEWS, type View } from './inbox-search.ts'
import styles from './filters.module.css'

/** How many open e-contacts stand behind a view; finished ones are not counted. */
export function useViewCounts(): Partial<Record<View, number>> {
  const { clinicId } = useStaff()
  const { data } = useEContactCounts(clinicId)
  const unread = useUnread(clinicId).data?.total
  if (!data) return {}
  return {
    ...(unread === undefined ? {} : { unread }),
    all: data.waitingForClinic + data.waitingForPatient,
    danger: data.danger,
    'our-turn': data.waitingForClinic,
    'patients-turn': data.waitingForPatient,
    mine: data.mine,
    unassigned: data.unassigned,
    'new-patients': data.acceptanceRequired,
  }
}

/** The views of the inbox with their counts; none is chosen where something else is shown. */
export function ViewList({ view, onView }: { view: View | null; onView: (view: View) => void }) {
  const { t, format } = useI18n()
  const counts = useViewCounts()
  return (
    <div role="group" aria-label={t('clinic.filter.views')} className={styles.views}>
      {VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.view}
          aria-pressed={each === view}
          onClick={() => onView(each)}
        >
          <span>{t(`clinic.view.${each}`)}</span>
          {counts[each] !== undefined && <CountBadge>{format.number(counts[each])}</CountBadge>}
        </button>
      ))}
    </div>
  )
}
