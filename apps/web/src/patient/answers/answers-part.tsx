import type { PatientEContact } from '@vastus/contract/shapes'
import { Suspense } from 'react'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'

const OwnAnswers = lazyPart(
  () => import('./own-answers.tsx').then((module) => module.OwnAnswers),
  'instruments',
)
const Asked = lazyPart(
  () => import('./asked-questionnaire.tsx').then((module) => module.AskedQuestionnaire),
  'instruments',
)

/** In the patient's timeline, where a questionnaire was filled in or is asked for; others have nothing to fetch. */
export function AnswersPart({ eContact }: { eContact: PatientEContact }) {
  const { id, hasResponses, askedQuestionnaire, answerBy, abilities } = eContact
  return (
    <Suspense fallback={null}>
      {hasResponses && <OwnAnswers eContactId={id} />}
      {askedQuestionnaire && abilities.ANSWER_INQUIRY && (
        <Asked eContactId={id} questionnaire={askedQuestionnaire} answerBy={answerBy} />
      )}
    </Suspense>
  )
}
