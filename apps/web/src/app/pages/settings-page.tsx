import { lazy, Suspense } from 'react'
import { SettingsScreen } from '../../account/profile/settings-screen.tsx'
import { DeviceNotices } from '../../patient/notifications/device-notices.tsx'
import { useUser } from '../../shared/session/session-context.tsx'

const DeskSettingsCard = lazy(() =>
  import('../../clinic/e-contacts/desk-settings-card.tsx').then(({ DeskSettingsCard: card }) => ({
    default: card,
  })),
)

export function SettingsPage() {
  const isStaff = useUser().permissions.includes('PRM_DOCTOR')
  return (
    <SettingsScreen
      notices={<DeviceNotices isStaff={isStaff} />}
      desk={
        isStaff && (
          <Suspense fallback={null}>
            <DeskSettingsCard />
          </Suspense>
        )
      }
    />
  )
}
