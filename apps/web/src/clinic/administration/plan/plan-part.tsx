import type { OwnClinic } from '@vastus/contract/clinic-administration'
import { missingParts } from '@vastus/domain/clinic/plan'
import { useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import styles from '../administration.module.css'
import { UpgradeDialog } from './upgrade-dialog.tsx'

/** The plan of the clinic. Where it lacks something, a banner says what, and leads to the best plan. */
export function PlanPart({ clinic }: { clinic: OwnClinic }) {
  const { t, format } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const missing = missingParts(clinic.plan)
  return (
    <>
      <Card heading={t('administration.plan.heading', { plan: clinic.plan })}>
        <div className={styles.stack}>
          <p className={styles.quiet}>
            {t('administration.plan.since', { date: format.date(clinic.subscription.validFrom) })}
          </p>
          {missing.length === 0 ? (
            <p>{t('administration.plan.complete')}</p>
          ) : (
            <section className={styles.lacks} aria-label={t('administration.plan.lacks')}>
              <p>{t('administration.plan.lacks')}</p>
              <ul>
                {missing.map((part) => (
                  <li key={part}>{t(`administration.plan.parts.${part}`)}</li>
                ))}
              </ul>
              <Button onClick={() => setOpen(true)}>{t('administration.plan.upgrade')}</Button>
            </section>
          )}
        </div>
      </Card>
      <UpgradeDialog clinic={clinic} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
