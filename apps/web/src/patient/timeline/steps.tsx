import { Link } from '@tanstack/react-router'
import type { PatientEContact, TimelineEntry } from '@vastus/contract/shapes'
import { type Step, stepsOf } from '@vastus/domain/e-contact/steps'
import type { MessageKey } from '@vastus/i18n'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { IconCheck, IconPencil } from '../../shared/ui/icons.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import styles from './steps.module.css'

type StepsProps = { eContact: PatientEContact; entries: readonly TimelineEntry[] }

/** The state of the e-contact: what has happened, the present step, and what comes. */
export function Steps({ eContact, entries }: StepsProps) {
  const { t } = useI18n()
  const { assigneeUser, assigneeProfession } = eContact
  const assignee = assigneeUser && { profession: assigneeProfession }
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps" className={styles.heading}>
        {t('patient.steps.label')}
      </h2>
      <ol role="list" className={styles.list}>
        {stepsOf({ ...eContact, assignee }, entries).map((step) => (
          <StepLine key={step.kind} step={step} />
        ))}
      </ol>
      <Link to="/my-data/access">{t('patient.steps.whoRead')}</Link>
    </section>
  )
}

function StepLine({ step }: { step: Step }) {
  const { t, format } = useI18n()
  const now = useNow()
  const { kind, state, at, opensAt } = step
  return (
    <li
      className={classNames(styles.step, styles[state])}
      {...(state === 'CURRENT' && { 'aria-current': 'step' })}
    >
      <span className={styles.mark} aria-hidden="true">
        {state !== 'NEXT' && (kind === 'YOUR_TURN' ? <IconPencil /> : <IconCheck />)}
      </span>
      <p>
        {state !== 'DONE' && (
          <VisuallyHidden>
            {t(state === 'CURRENT' ? 'patient.steps.now' : 'patient.steps.next')}:{' '}
          </VisuallyHidden>
        )}
        {t(wordsOf(step))}
        {at && (
          <time className={styles.when} dateTime={at}>
            {format.relativeDay(at, now)}
          </time>
        )}
        {opensAt && (
          <span className={styles.when}>
            {t('patient.steps.opensAt', { when: format.dateTime(opensAt) })}
          </span>
        )}
      </p>
    </li>
  )
}

function wordsOf({ kind, state, profession, opensAt }: Step): MessageKey {
  // Nobody waits for what cannot be written yet.
  if (opensAt) return 'patient.steps.ASKED'
  if (kind === 'WITH' || kind === 'ANSWERED') return `patient.steps.${kind}.${profession ?? 'CLINIC'}`
  return kind === 'READ' && state === 'NEXT' ? 'patient.steps.READ_NEXT' : `patient.steps.${kind}`
}
