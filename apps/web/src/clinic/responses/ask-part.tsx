import type { ClinicEContact } from '@vastus/contract/shapes'
import { Suspense } from 'react'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'

const Ask = lazyPart(
  () => import('./ask-for-questionnaire.tsx').then((module) => module.AskForQuestionnaire),
  'instruments',
)

/** Below the clinic's conversation, where a question can be asked. */
export function AskPart({ eContact }: { eContact: ClinicEContact }) {
  const { abilities, medicalHidden } = eContact
  return (
    abilities.INQUIRE &&
    !medicalHidden && (
      <Suspense fallback={null}>
        <Ask eContact={eContact} />
      </Suspense>
    )
  )
}
