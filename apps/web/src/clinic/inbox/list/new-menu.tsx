import { useNavigate } from '@tanstack/react-router'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { IconPlus } from '../../../shared/ui/icons.tsx'
import { Menu } from '../../../shared/ui/menu.tsx'

/** The two e-contacts that staff can make. */
export function NewMenu() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const open = (mode: string) => void navigate({ to: '/clinic-e-contacts/create', search: { mode } })
  return (
    <Menu
      label={t('clinic.newMenu.label')}
      trigger="dots"
      icon={<IconPlus />}
      items={[
        { label: t('clinic.newMenu.toPatient'), onSelect: () => open('to-patient') },
        { label: t('clinic.newMenu.asPatient'), onSelect: () => open('as-patient') },
      ]}
    />
  )
}
