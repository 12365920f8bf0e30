import { Link } from '@tanstack/react-router'
import { missingParts } from '@vastus/domain/clinic/plan'
import type { ReactNode } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { linkCardClass } from '../../shared/ui/card.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import {
  IconClock,
  IconHelpCircle,
  IconHome,
  IconMessage,
  IconPaperclip,
  IconSettings,
  IconTable,
  IconUsers,
} from '../../shared/ui/icons.tsx'
import { StaleLists } from '../registry-import/index.ts'
import styles from './administration.module.css'
import { OwnClinicPage } from './own-clinic-page.tsx'
import { PlanPart } from './plan/plan-part.tsx'
import { SetUpPart } from './set-up/set-up-part.tsx'

type Door = {
  to: string
  name:
    | 'employees'
    | 'patientLists'
    | 'patientFile'
    | 'clinicInfo'
    | 'features'
    | 'questionnaires'
    | 'message'
    | 'answering'
  icon: ReactNode
}

const DOORS = [
  { to: '/admin/employees', name: 'employees', icon: <IconUsers aria-hidden="true" /> },
  { to: '/admin/clinic-import', name: 'patientLists', icon: <IconTable aria-hidden="true" /> },
  { to: '/admin/patient-import', name: 'patientFile', icon: <IconPaperclip aria-hidden="true" /> },
  { to: '/admin/clinic-info', name: 'clinicInfo', icon: <IconHome aria-hidden="true" /> },
  { to: '/clinic-settings', name: 'answering', icon: <IconClock aria-hidden="true" /> },
  { to: '/admin/clinic-features', name: 'features', icon: <IconSettings aria-hidden="true" /> },
  { to: '/admin/questionnaires', name: 'questionnaires', icon: <IconHelpCircle aria-hidden="true" /> },
  { to: '/admin/global-message', name: 'message', icon: <IconMessage aria-hidden="true" /> },
] as const satisfies readonly Door[]

/** Everything that a clinic decides about itself. */
export function AdminHomeScreen() {
  const { t } = useI18n()
  const { services } = useSessionStore().config
  const doors = DOORS.filter(({ name }) => name !== 'patientLists' || services.patientRegister)
  return (
    <OwnClinicPage heading={t('administration.home.heading')}>
      {(clinic) => (
        <StaleLists clinicId={clinic.id}>
          <SetUpPart clinic={clinic} />
          <ul role="list" className={styles.doors}>
            {doors.map(({ to, name, icon }) => (
              <li key={to}>
                <Link to={to} className={classNames(linkCardClass, styles.door)}>
                  {icon}
                  <span className={styles.doorText}>
                    <span>{t(`administration.home.${name}.label`)}</span>
                    <span className={styles.doorHint}>{t(`administration.home.${name}.hint`)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {missingParts(clinic.plan).length > 0 && <PlanPart clinic={clinic} />}
        </StaleLists>
      )}
    </OwnClinicPage>
  )
}
