import type { RouteResponse } from '@vastus/contract/route'
import type { getClinicTimeline } from '@vastus/contract/clinic-e-contacts'
import type { Tx } from '../../db/database.ts'
import { listPrescriptionsOf } from '../prescriptions/index.ts'
import type { AccessedEContact } from '../e-contacts/index.ts'
import { listFiles } from './message-files-repository.ts'
import { presentTimeline } from './present-timeline.ts'
import { listEntries } from './timeline-repository.ts'
import { wholePage } from '../../http/whole-page.ts'

type Said = Awaited<ReturnType<typeof readTimeline>>

/** What was said, as the database holds it: not to be shown before it is known who asks. */
export async function readTimeline(tx: Tx, id: number) {
  const [entries, files, prescriptions] = await Promise.all([
    listEntries(tx, id, { visibleToPatient: false }),
    listFiles(tx, [id]),
    listPrescriptionsOf(tx, id),
  ])
  return { entries, files, prescriptions }
}

/** The timeline for staff. The e-contact is to be read before it, so that the version never speaks for more than it shows. */
export function presentClinicTimeline(
  { entries, files, prescriptions }: Said,
  { eContact, medicalHidden }: AccessedEContact,
): RouteResponse<typeof getClinicTimeline> {
  const shown = presentTimeline(entries, files, prescriptions, { inEContactId: eContact.id, medicalHidden })
  return { ...wholePage(shown), version: eContact.version }
}
