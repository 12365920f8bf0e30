import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { IconCircleCheck } from '../../shared/ui/icons.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { firstSteps, firstStepsHere } from '../e-contacts/index.ts'
import styles from './help.module.css'

/** What a new employee does first; each step is ticked once it was done, on whatever page. */
export function FirstStepsList({ userId }: { userId: number }) {
  const { t } = useI18n()
  const [{ done, isHidden }, setSteps] = useState(() => firstSteps(userId).read())
  if (isHidden) return null
  const steps = firstStepsHere()
  return (
    <Card heading={t('staff-help.first.heading')}>
      <p>{t(steps.every((step) => done.has(step)) ? 'staff-help.first.all' : 'staff-help.first.text')}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} data-done={done.has(step) ? '' : undefined}>
            <span className={styles.tick} aria-hidden="true">
              {done.has(step) && <IconCircleCheck />}
            </span>
            <span>
              {t(`staff-help.first.${step}`)}
              {done.has(step) && <VisuallyHidden> ({t('staff-help.first.done')})</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
      <Action
        onClick={() => {
          firstSteps(userId).hide()
          setSteps(firstSteps(userId).read())
        }}
      >
        {t('staff-help.first.hide')}
      </Action>
    </Card>
  )
}
