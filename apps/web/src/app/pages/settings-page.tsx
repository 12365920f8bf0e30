import { SettingsScreen } from '../../features/identity/settings-screen.tsx'
import { DeviceNotices } from '../../features/notifications/device-notices.tsx'

export function SettingsPage() {
  return <SettingsScreen notices={<DeviceNotices />} />
}
