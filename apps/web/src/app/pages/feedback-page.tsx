import { useSearch } from '@tanstack/react-router'
import { StatisticsScreen } from '../../clinic/statistics/statistics-screen.tsx'
import { useStaffOfChosenClinic } from './use-staff.ts'

/** How patients judged the clinic that is chosen in the menu. */
export function FeedbackPage() {
  const staff = useStaffOfChosenClinic()
  const search = useSearch({ from: '/feedback' })
  return (
    staff && (
      <StatisticsScreen
        key={staff.clinicId}
        clinicId={staff.clinicId}
        timeZone={staff.timeZone}
        search={search}
      />
    )
  )
}
