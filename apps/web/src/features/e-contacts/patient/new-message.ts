import { type Draft, useDraft } from '../../../shared/drafts/use-draft.tsx'

/** For whom, to which clinic and about what the message is. */
export type Choices = { personId: string; clinicId: string; type: string }

/** The unsent new e-contact of the signed-in user; there is at most one. */
export type NewMessage = Choices & {
  text: string
  /** Its writer chose that it goes out when the connection is back. */
  waits: boolean
}

const EMPTY: NewMessage = { personId: '', clinicId: '', type: '', text: '', waits: false }

export function useNewMessage(): Draft<NewMessage> {
  return useDraft('e-contact:new', EMPTY)
}

export function choicesOf({ personId, clinicId, type }: Choices): Choices {
  return { personId, clinicId, type }
}
