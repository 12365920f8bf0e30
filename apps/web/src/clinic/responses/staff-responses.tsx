import type { ClinicEContact } from '@vastus/contract/shapes'
import { Suspense } from 'react'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

const Responses = lazyPart(() => import('./responses.tsx').then((module) => module.Responses), 'instruments')

type StaffResponsesProps = { eContact: ClinicEContact; isPaper?: boolean }

/** In the clinic's conversation and on paper, where a questionnaire was filled in; others have nothing to fetch. */
export function StaffResponses({ eContact, isPaper = false }: StaffResponsesProps) {
  if (eContact.medicalHidden || !eContact.hasResponses) return null
  return (
    <Suspense fallback={<Skeleton shape="card" lines={4} />}>
      <Responses eContactId={eContact.id} isPaper={isPaper} />
    </Suspense>
  )
}
