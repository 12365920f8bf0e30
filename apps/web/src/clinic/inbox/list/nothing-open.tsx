import { Link } from '@tanstack/react-router'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { useMyClinics, useStaff } from '../../e-contacts/index.ts'
import type { View } from '../filters/inbox-search.ts'
import styles from './list-pane.module.css'

/** A view without e-contacts. A clinic that is not set up yet gets none, so its staff are led on to the set-up. */
export function NothingOpen({ view }: { view: View }) {
  const { t } = useI18n()
  const { clinicId } = useStaff()
  const clinic = useMyClinics().data?.content.find(({ id }) => id === clinicId)
  return (
    <div className={styles.done}>
      <p>{t(`clinic.empty.${view}`)}</p>
      {clinic?.setUpSteps && (
        <Link to="/admin" className={buttonClass('secondary')}>
          {t('clinic.empty.setUp')}
        </Link>
      )}
    </div>
  )
}
