import type { PatientEContact } from '@vastus/contract/shapes'
import { isQuestionnaire } from '@vastus/domain/types/catalogue'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'

const OwnAnswers = lazyPart(
  () => import('./own-answers.tsx').then((module) => module.OwnAnswers),
  'instruments',
)

/** In the patient's timeline, where a questionnaire was filled in; others have nothing to fetch. */
export function AnswersPart({ eContact }: { eContact: PatientEContact }) {
  return isQuestionnaire(eContact.eContactType) && <OwnAnswers eContactId={eContact.id} />
}
