import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { IconChevronDown } from '../../shared/ui/icons.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './create.module.css'
import type { HelperQuestions } from './helper-questions.tsx'
import { toldAbout } from './told.ts'

const Questions = lazyPart(
  () => import('./helper-questions.tsx').then((module) => module.HelperQuestions),
  'questionnaire',
)

/** Helper questions, folded away until wanted; what was answered before is open again. */
export function QuestionsPart(questions: ComponentProps<typeof HelperQuestions>) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(toldAbout(questions.told, questions.about).length > 0)
  useEffect(() => {
    // What cannot be taken must be seen.
    if (questions.attempt > 0) setOpen(true)
  }, [questions.attempt])
  return (
    <details
      className={styles.questions}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {t('wizard.questions.heading')}
        <IconChevronDown aria-hidden="true" />
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="card" lines={6} />}>
          <Questions {...questions} />
        </Suspense>
      )}
    </details>
  )
}
