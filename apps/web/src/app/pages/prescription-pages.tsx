import { Navigate, useSearch } from '@tanstack/react-router'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import { isRenewalType } from '@vastus/domain/prescriptions/prescription'
import type { ReactNode } from 'react'
import { isAwaited } from '../../patient/e-contacts/api/is-awaited.ts'
import { useOpenEContacts } from '../../patient/e-contacts/api/open-e-contacts.ts'
import { usePersons } from '../../patient/e-contacts/api/persons.ts'
import { Place } from '../../patient/e-contacts/components/place.tsx'
import { StepPage } from '../../patient/e-contacts/components/step-page.tsx'
import { TypeHeading } from '../../patient/e-contacts/components/type-heading.tsx'
import { onTheWay } from '../../patient/e-contacts/on-the-way.tsx'
import { openAlike } from '../../patient/e-contacts/open-alike.ts'
import { chosenPerson } from '../../patient/e-contacts/path-search.ts'
import { OpenAlike } from '../../patient/new-e-contact/components/open-alike.tsx'
import { AddScreen } from '../../patient/prescriptions/add-screen.tsx'
import type { RenewalChoices } from '../../patient/prescriptions/renewal-choices.ts'
import { RenewalScreen } from '../../patient/prescriptions/renewal-screen.tsx'

export const PrescriptionsPage = onTheWay(Prescriptions)
export const AddPrescriptionPage = onTheWay(AddPrescription)

/** The list of medicines takes the place of the fourth step. */
function Prescriptions() {
  const search = useSearch({ from: '/prescriptions' })
  const openEContacts = useOpenEContacts()
  return (
    <Step search={search}>
      {({ type, ...choices }) => {
        const open = isTypeCode(type)
          ? openAlike(openEContacts.data, type, Number(choices.personId))
          : undefined
        return (
          <RenewalScreen
            choices={{ type, ...choices }}
            kind={isTypeCode(type) && <TypeHeading type={type} />}
            notice={open && <OpenAlike open={open} isAboveForm />}
            isNoticeAwaited={isAwaited(openEContacts)}
          />
        )
      }}
    </Step>
  )
}

function AddPrescription() {
  const search = useSearch({ from: '/prescriptions/add' })
  return <Step search={search}>{(choices) => <AddScreen choices={choices} />}</Step>
}

type StepProps = {
  search: Partial<RenewalChoices>
  children: (choices: RenewalChoices) => ReactNode
}

/** Without a person and a clinic there is no list: the path begins with them. */
function Step({ search, children }: StepProps) {
  const persons = usePersons()
  const { personId, clinicId, type = 'PRESCRIPTION', change } = search
  const isKnown = persons.data === undefined || persons.data.some(({ id }) => String(id) === personId)
  if (!personId || !clinicId || !isKnown || !isRenewalType(type))
    return <Navigate to="/e-contacts/choose-person" replace />
  return (
    <StepPage place={<Place step="MESSAGE" />} actingFor={chosenPerson(persons.data, personId).actingFor}>
      {children({ personId, clinicId, type, ...(change ? { change } : {}) })}
    </StepPage>
  )
}
