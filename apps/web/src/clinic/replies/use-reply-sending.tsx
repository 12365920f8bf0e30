import type { ClinicEContact, TimelineEntry } from '@vastus/contract/shapes'
import { type ReactNode, useState } from 'react'
import type { Draft } from '../../shared/drafts/use-draft.tsx'
import { type EContactChange, useEmployees, useStaff } from '../e-contacts/index.ts'
import { CollisionDialog } from './collision-dialog.tsx'
import { hasUnsentReply, type ReplyDraft } from './reply-window.ts'
import { newestEntryId, theirReply } from './their-reply.ts'
import { type Sending, useSending } from './use-sending.ts'

type Options = {
  eContact: ClinicEContact
  entries: readonly TimelineEntry[]
  reply: Draft<ReplyDraft>
  onSent: (change: EContactChange) => void
  onReopen: () => void
}

/**
 * Sends a reply, unless a colleague's came while it was written: then both are shown, and the writer decides. The server
 * finds what this page has not heard of yet.
 */
export function useReplySending({ eContact, entries, reply, onSent, onReopen }: Options): {
  sending: Sending
  send: (change: EContactChange) => void
  dialog: ReactNode
} {
  const me = useMe()
  const { sending, send } = useSending(eContact.id, reply.noteFailure)
  /** What was not sent, and what stood in the box then: what is written since is never sent by an answer about that. */
  const [stopped, setStopped] = useState<{ change: EContactChange; values: ReplyDraft } | null>(null)
  const [seenHeld, setSeenHeld] = useState<readonly number[]>([])
  const theirs = theirReply({ entries, eContact }, me, reply.values.since, seenHeld)

  const carryOut = async (change: EContactChange, onAnyVersion: boolean) => {
    const values = reply.latest()
    setStopped(null)
    // The box is emptied before the reply can be taken back into it.
    const onAccepted = () => {
      reply.clear(values.text)
      // What was typed during the sending began then.
      if (hasUnsentReply(reply.latest()))
        reply.change((current) => ({ ...current, since: current.since ?? newestEntryId(entries) }))
    }
    const idempotencyKey = reply.idempotencyKey()
    const sent = await send({ change, idempotencyKey, onAnyVersion, onAccepted })
    if (!sent) return setStopped({ change, values })
    onSent(change)
  }
  /** From now on these are known to the writer. */
  const acknowledge = () => {
    setStopped(null)
    if (theirs?.heldReplyId) setSeenHeld((known) => [...known, theirs.heldReplyId as number])
    reply.change((current) => ({ ...current, since: newestEntryId(entries) }))
  }

  return {
    sending,
    send: (change) => {
      if (theirs) return setStopped({ change, values: reply.latest() })
      const isBesideHeld = eContact.heldReplies?.some(({ id }) => seenHeld.includes(id)) ?? false
      void carryOut(change, isBesideHeld)
    },
    dialog: stopped && theirs && isSameReply(stopped.values, reply.values) && (
      <CollisionDialog
        theirs={theirs}
        mine={reply.values.text}
        busy={sending.isBusy}
        isClosed={!eContact.abilities.INQUIRE}
        onSendToo={() => void carryOut(stopped.change, true)}
        onReopen={
          eContact.abilities.CLINIC_REOPEN
            ? () => {
                acknowledge()
                onReopen()
              }
            : undefined
        }
        onEdit={acknowledge}
        onDrop={() => {
          setStopped(null)
          reply.clear(stopped.values.text)
        }}
      />
    ),
  }
}

function isSameReply(one: ReplyDraft, other: ReplyDraft): boolean {
  const sent = ({ text, original, files, restriction, date }: ReplyDraft) =>
    JSON.stringify([text, original, files, restriction, date])
  return sent(one) === sent(other)
}

/** As the clinic writes one's name; entries are signed with it. */
function useMe() {
  const { clinicId, userId, firstName, surname } = useStaff()
  const employee = useEmployees(clinicId).data?.content.find((each) => each.userId === userId)
  const named = employee ?? { firstName, surname }
  return { userId, name: `${named.firstName} ${named.surname}` }
}
