import { SettingsScreen } from '../../account/profile/settings-screen.tsx'
import { DeviceNotices } from '../../patient/notifications/device-notices.tsx'

export function SettingsPage() {
  return <SettingsScreen notices={<DeviceNotices />} />
}
