import type { prepareClinicEContact } from '@vastus/contract/e-contacts'
import type { RouteAnswer } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import { accessEContact } from './access-e-contact.ts'
import { presentClinicTimeline, readTimeline } from './clinic-timeline.ts'
import { presentNotes } from './notes.ts'
import { listNoteRows } from './notes-repository.ts'
import { presentForClinic } from './present-for-clinic.ts'
import { wholePage } from './present-timeline.ts'

/** All that opening an e-contact shows, and none of what opening it does: it stays unread, and nobody has seen it. */
export async function prepareForClinic(
  tx: Tx,
  call: Call,
  id: number,
): Promise<RouteAnswer<typeof prepareClinicEContact>> {
  const [accessed, said, notes] = await Promise.all([
    accessEContact(tx, call, id),
    readTimeline(tx, id),
    listNoteRows(tx, id),
  ])
  return {
    eContact: await presentForClinic(tx, accessed, call.now),
    timeline: presentClinicTimeline(said, accessed),
    notes: wholePage(presentNotes(notes, accessed, call)),
  }
}
