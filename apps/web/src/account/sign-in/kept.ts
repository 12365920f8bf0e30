import { type Dispatch, type SetStateAction, useEffect } from 'react'

/** What the forms of the digital IDs ask for. */
export type Typed = { phone: string; personalCode: string }

export interface Kept {
  typed: Typed
  onTyped: Dispatch<SetStateAction<Typed>>
}

/** Gives the values of a form to the page, which outlives the form. */
export function useKept(values: Partial<Typed>, onTyped: Kept['onTyped']): void {
  useEffect(() => onTyped((before) => ({ ...before, ...values })), [values, onTyped])
}
