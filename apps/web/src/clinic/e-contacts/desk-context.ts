import { createContext, use } from 'react'

/** What the conversation asks of the list beside it. */
export type Desk = {
  /** The e-contact has been dealt with: shows what its reader has chosen to see then. */
  goOn: (eContactId: number) => void
}

export const DeskContext = createContext<Desk>({ goOn: () => undefined })

export function useDesk(): Desk {
  return use(DeskContext)
}
