import { isTypeCode, type TypeCode } from '@vastus/domain/types/catalogue'
import {
  type ChoosableClinic,
  usePatientClinics,
  type ChoosablePerson,
  usePersons,
  messageProblem,
  chosenPerson,
  type PathSearch,
} from '../../e-contacts/index.ts'
import { type Choices, useNewMessage } from '../new-message.ts'

type Ready = { person: ChoosablePerson; clinic: ChoosableClinic; type: TypeCode; choices: Choices }

/**
 * What a step after the message depends on: the choices of the address and the draft that belongs to them. `isAstray` where
 * there is no such draft: then the message comes first.
 */
export function useMessageStep(search: PathSearch) {
  const { personId = '', clinicId = '', type = '' } = search
  const persons = usePersons()
  const clinics = usePatientClinics(Number(personId))
  const draft = useNewMessage()
  const { person, actingFor } = chosenPerson(persons.data, personId)
  const clinic = clinics.data?.find(({ id }) => String(id) === clinicId)
  const isLoaded = draft.state !== 'LOADING' && persons.data !== undefined && clinics.data !== undefined
  const isSame =
    draft.values.personId === personId && draft.values.clinicId === clinicId && draft.values.type === type
  const choices = { personId, clinicId, type }
  const ready: Ready | null =
    isLoaded && person && clinic && isTypeCode(type) ? { person, clinic, type, choices } : null
  return {
    draft,
    actingFor,
    choices,
    ready,
    hasFailed: persons.isError || clinics.isError,
    retry: () => void Promise.all([persons.refetch(), clinics.refetch()]),
    isAstray: isLoaded && (!ready || !isSame || messageProblem(draft.values.text) !== null),
  }
}
