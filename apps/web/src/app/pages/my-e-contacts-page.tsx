import { lazy, Suspense } from 'react'
import { MyEContactsScreen } from '../../patient/my-e-contacts/my-e-contacts-screen.tsx'
import { useAfterPaint } from '../../shared/ui/use-after-paint.ts'

/** Fetched once the list is painted: nobody waits for an advert. */
const AdvertBanner = lazy(() =>
  import('../../patient/adverts/advert-banner.tsx').then((module) => ({ default: module.AdvertBanner })),
)

/** The patient's own e-contacts, and below them what others want to tell. */
export function MyEContactsPage() {
  const isPainted = useAfterPaint()
  return (
    <MyEContactsScreen
      below={
        isPainted && (
          <Suspense fallback={null}>
            <AdvertBanner />
          </Suspense>
        )
      }
    />
  )
}
