import type { ClinicEContact, DashboardRow } from '@vastus/contract/shapes'

/**
 * Whether it is worth offering. What only the server knows, such as a reply that is on its way, it says itself when asked.
 */
export function mayMerge(target: ClinicEContact, source: DashboardRow): boolean {
  return (
    target.abilities.INQUIRE === true &&
    target.creator.id === source.creator.id &&
    !source.acceptanceRequired &&
    source.status !== 'rejected'
  )
}
