import { useDraft } from '../../../shared/drafts/use-draft.tsx'

/** The unsent new e-contact of the signed-in user; there is at most one. */
export type NewMessage = { personId: string; clinicId: string; type: string; text: string }

const EMPTY: NewMessage = { personId: '', clinicId: '', type: '', text: '' }

export function useNewMessage() {
  return useDraft('e-contact:new', EMPTY)
}
