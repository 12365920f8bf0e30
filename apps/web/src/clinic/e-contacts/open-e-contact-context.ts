import type { ClinicEContact } from '@vastus/contract/shapes'
import { createContext, use } from 'react'

export const OpenEContactContext = createContext<ClinicEContact | null>(null)

/** The e-contact whose conversation this is. */
export function useOpenEContact(): ClinicEContact {
  const eContact = use(OpenEContactContext)
  if (!eContact) throw new Error('no OpenEContactContext above')
  return eContact
}
