import { useNavigate } from '@tanstack/react-router'
import { isRenewalType } from '@vastus/domain/prescriptions/prescription'
import { isQuestionnaire, isTypeCode } from '@vastus/domain/types/catalogue'
import { listedPrescriptions } from '../../shared/prescriptions/listed-prescriptions.ts'
import type { ChoosablePerson } from './api/persons.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page was reached from the one before it, and not by its address. */
    isOnTheWay?: boolean
  }
}

/** What the patient has chosen so far; it is in the address, so that reload and back work. */
export type PathSearch = {
  personId?: string
  clinicId?: string
  type?: string
  /** Which answer is being changed from the summary. */
  change?: 'person' | 'clinic' | 'type' | 'files'
}

/** The person chosen, and the one to name on every page when acting for somebody else. */
export function chosenPerson(persons: readonly ChoosablePerson[] | undefined, personId: string | undefined) {
  const person = persons?.find(({ id }) => String(id) === personId)
  return { person, actingFor: person?.relation === 'REPRESENTED' ? person : undefined }
}

export function readChange(value: string | undefined): PathSearch['change'] {
  return value === 'person' || value === 'clinic' || value === 'type' || value === 'files' ? value : undefined
}

/** What a choice of the person leaves as it is. */
export function keptChoices({ type, change: changed }: { type?: string; change?: string }): PathSearch {
  const change = readChange(changed)
  return { ...(type ? { type } : {}), ...(change ? { change } : {}) }
}

/** Where the choices lead: to the questionnaire, or to the list of medicines where some are asked for and none are listed. */
export function pathOfMessage({ personId = '', clinicId = '', type = '', change }: PathSearch) {
  if (isTypeCode(type) && isQuestionnaire(type)) return '/e-contacts/questionnaire'
  const isListed = change !== undefined && listedPrescriptions.isThere(personId, clinicId)
  return isRenewalType(type) && !isListed ? '/prescriptions' : '/e-contacts/create'
}

/** Leads from one step to the next with the choices made. */
export function useSteps() {
  const navigate = useNavigate()
  return {
    toClinic: (search: PathSearch, replace = false) =>
      void navigate({ to: '/e-contacts/choose-clinic', search, replace, state: { isOnTheWay: true } }),
    toOpenClinic: (search: PathSearch, replace = false) =>
      void navigate({ to: '/e-contacts/choose-open-clinic', search, replace }),
    toType: (search: PathSearch, replace = false) =>
      void navigate({ to: '/e-contacts/add', search, replace }),
    toCreate: (search: PathSearch & { step?: 'check' }, replace = false) =>
      void navigate({ to: pathOfMessage(search), search, replace }),
  }
}
