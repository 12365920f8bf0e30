import type { PatientEContact } from '@vastus/contract/shapes'
import { isQuestionnaire } from '@vastus/domain/types/catalogue'
import { Suspense } from 'react'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

const OwnAnswers = lazyPart(
  () => import('./own-answers.tsx').then((module) => module.OwnAnswers),
  'instruments',
)

/** In the patient's timeline, where a questionnaire was filled in; others have nothing to fetch. */
export function AnswersPart({ eContact }: { eContact: PatientEContact }) {
  if (!isQuestionnaire(eContact.eContactType)) return null
  return (
    <Suspense fallback={<Skeleton shape="card" lines={2} />}>
      <OwnAnswers eContactId={eContact.id} />
    </Suspense>
  )
}
