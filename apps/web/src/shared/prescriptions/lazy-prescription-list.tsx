import { lazyPart } from '../i18n/lazy-part.tsx'

/** The medicines of a request, where there are some. */
export const LazyPrescriptionList = lazyPart(
  () => import('./prescription-list.tsx').then((module) => module.PrescriptionList),
  'medicines',
  'substances',
)
