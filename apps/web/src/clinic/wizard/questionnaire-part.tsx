import type { ComponentProps } from 'react'
import { Suspense } from 'react'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import type { AskedByStaff } from './asked-by-staff.tsx'

const Asked = lazyPart(
  () => import('./asked-by-staff.tsx').then((module) => module.AskedByStaff),
  'instruments',
)

/** A questionnaire that staff ask the patient on the phone; most e-contacts do without its file. */
export function QuestionnairePart(props: ComponentProps<typeof AskedByStaff>) {
  return (
    <Suspense fallback={<Skeleton shape="card" lines={8} />}>
      <Asked {...props} />
    </Suspense>
  )
}
