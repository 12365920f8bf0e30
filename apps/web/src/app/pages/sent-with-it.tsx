import type { ClinicEContact } from '@vastus/contract/shapes'
import { StaffResponses } from '../../clinic/responses/staff-responses.tsx'
import { StaffLeave } from '../../patient/sick-leave/staff-leave.tsx'

type SentWithItProps = { eContact: ClinicEContact; isPaper?: boolean }

/** What was sent in a form of its own. */
export function SentWithIt({ eContact, isPaper = false }: SentWithItProps) {
  return (
    <>
      <StaffLeave eContact={eContact} />
      <StaffResponses eContact={eContact} isPaper={isPaper} />
    </>
  )
}
