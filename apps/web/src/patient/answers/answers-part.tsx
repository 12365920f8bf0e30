import type { PatientEContact } from '@vastus/contract/shapes'
import { isOpen } from '@vastus/domain/e-contact/status'
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

const OwnWarnings = lazyPart(
  () => import('./own-warnings.tsx').then((module) => module.OwnWarnings),
  'instruments',
  'danger',
)

type AnswersWarningProps = { eContact: PatientEContact; opensNextAt: string | null | undefined }

/** On top of an open e-contact: what to do now about answers that speak of danger. */
export function AnswersWarning({ eContact, opensNextAt }: AnswersWarningProps) {
  if (!eContact.hasResponses || !isOpen(eContact.status)) return null
  return (
    <Suspense fallback={null}>
      <OwnWarnings eContactId={eContact.id} opensNextAt={opensNextAt} />
    </Suspense>
  )
}

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
