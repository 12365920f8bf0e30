import { Link } from '@tanstack/react-router'
import type { OwnClinic } from '@vastus/contract/clinic-administration'
import { nextStep, SET_UP_STEPS, type SetUpStep } from '@vastus/domain/clinic/set-up'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Action } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import styles from '../administration.module.css'
import { useSaveSetting } from '../api/own-clinic.ts'

const PLACES = {
  CONTACT: '/admin/clinic-info',
  HOURS: '/clinic-settings',
  EMPLOYEES: '/admin/employees',
  TYPES: '/admin/clinic-info',
  GREETING: '/admin/global-message',
  WHO_MAY_WRITE: '/admin/clinic-info',
} as const satisfies Record<SetUpStep, string>

/** What a new clinic goes through. Each step is a page of its own; how far the clinic is stays for the next visit. */
export function SetUpPart({ clinic }: { clinic: OwnClinic }) {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const save = useSaveSetting(clinic.id)
  if (clinic.setUpSteps === null) return null
  const finished = save.isPending ? (save.variables.setUpSteps ?? []) : clinic.setUpSteps
  const next = nextStep(finished)
  const put = (setUpSteps: SetUpStep[] | null) =>
    save.mutate({ setUpSteps }, { onError: (error) => alert('set-up', error) })
  return (
    <Card heading={t('administration.setUp.heading')}>
      <div className={styles.stack}>
        <p className={styles.quiet}>
          {t('administration.setUp.progress', {
            done: String(finished.length),
            all: String(SET_UP_STEPS.length),
          })}
        </p>
        <ol role="list" className={styles.steps}>
          {SET_UP_STEPS.map((step) => (
            <li key={step} className={styles.step} aria-current={step === next ? 'step' : undefined}>
              <Checkbox
                id={`step-${step}`}
                label={t(`administration.setUp.steps.${step}`)}
                checked={finished.includes(step)}
                onChange={(checked) =>
                  put(SET_UP_STEPS.filter((each) => (each === step ? checked : finished.includes(each))))
                }
              />
              <Link to={PLACES[step]}>{t(`administration.setUp.open.${step}`)}</Link>
            </li>
          ))}
        </ol>
        <Action onClick={() => put(null)}>
          {t(next ? 'administration.setUp.leave' : 'administration.setUp.end')}
        </Action>
      </div>
    </Card>
  )
}
