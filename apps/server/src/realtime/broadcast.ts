import { INTERNAL_EVENTS } from '../events/internal-events.ts'
import { type Announcement, SEEN_BY_CLINIC } from '../events/record-events.ts'
import type { AnswerDue } from './answer-due.ts'
import { type Connection, say } from './connection.ts'
import type { Connections } from './connections.ts'
import type { Place, Presence } from './presence.ts'
import type { Writing } from './presence-channel.ts'
import type { createRecent } from './recent.ts'

/** Who of the sockets of this process hears what. */
export function createBroadcast({
  connections,
  presence,
  recent,
}: {
  connections: Connections
  presence: Presence
  recent: ReturnType<typeof createRecent>
}) {
  /** These now, and later sockets within a minute whose page is from before. */
  function sendNowAndLater(hearers: Iterable<Connection>, tell: (connection: Connection) => void): void {
    recent.keep(tell)
    for (const connection of hearers) tell(connection)
  }

  return {
    viewers({ clinicId, eContactId }: Place): void {
      const viewers = presence.viewersOf(eContactId)
      const changed = say({ type: 'E_CONTACT_VIEWERS', isComplete: false, views: [{ eContactId, viewers }] })
      for (const connection of connections.ofClinic(clinicId)) connection.send(changed)
      const details = say({ type: 'E_CONTACT_DETAILS_VIEWERS', eContactId, viewers })
      for (const connection of presence.connectionsAt(eContactId)) connection.send(details)
    },

    writing({ clinicId, eContactId, writer }: Writing): void {
      const said = say({ type: 'E_CONTACT_WRITING', eContactId, writer })
      for (const connection of connections.ofClinic(clinicId))
        if (connection.principal.userId !== writer.id) connection.send(said)
    },

    updated(announcement: Announcement): void {
      const { eContactId, clinicId, creatorPersonId, version, byUserId } = announcement
      const seen = say({ type: 'E_CONTACT_SEEN', eContactId })
      const updated = say({ type: 'E_CONTACT_DETAILS_UPDATED', eContactId, version, byUserId })
      // A patient is not told who of the clinic did it.
      const forPatient = say({ type: 'E_CONTACT_DETAILS_UPDATED', eContactId, version, byUserId: null })
      const staff = connections.ofClinic(clinicId)
      const patients = creatorPersonId === null ? [] : connections.ofPerson(creatorPersonId)
      sendNowAndLater(new Set([...staff, ...patients]), (connection) => {
        if (isOwnLook(connection, announcement)) connection.send(seen)
        // To others a look is news to the patient alone.
        if (announcement.type !== SEEN_BY_CLINIC && connection.clinicIds.has(clinicId))
          connection.send(updated)
        else if (
          connection.isPatient &&
          connection.principal.personId === creatorPersonId &&
          !INTERNAL_EVENTS.some((type) => type === announcement.type)
        )
          connection.send(forPatient)
      })
    },

    answerDue({ eContactId, clinicId, stage, toUserId }: AnswerDue): void {
      const said = say({ type: 'E_CONTACT_ANSWER_DUE', eContactId, stage })
      sendNowAndLater(connections.ofClinic(clinicId), (connection) => {
        const isMeant = toUserId === null || connection.principal.userId === toUserId
        if (isMeant && connection.clinicIds.has(clinicId)) connection.send(said)
      })
    },
  }
}

/** A user who looked may have other tabs open, in which it is read now. */
function isOwnLook(
  { clinicIds, principal }: Connection,
  { type, clinicId, byUserId }: Announcement,
): boolean {
  return type === SEEN_BY_CLINIC && principal.userId === byUserId && clinicIds.has(clinicId)
}
