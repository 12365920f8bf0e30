// @proves R2-043 R2-044 R2-047 R2-049
import { within } from '@testing-library/dom'
import { listPatientClinics } from '@vastus/contract/clinics'
import { listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { listPersons } from '@vastus/contract/persons'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { TypeGroup } from '@vastus/domain/types/groups'
import { expect, test } from 'vitest'
import { type OpenPage, openPage, pageOf } from '../../testing/open-page.ts'
import { listedPerson, patientClinic } from '../../testing/things.ts'

// Choosing a clinic and a kind of e-contact.

const open = (path: string) =>
  openPage(path, {
    as: 'patient',
    language: 'ru',
    serve: (server) => {
      server.on(listPersons, pageOf([listedPerson()]))
      const known = { id: 3, name: 'Tamme Erakliinik', relation: 'KNOWN', isPrivate: true } as const
      server.on(listPatientClinics, pageOf([patientClinic(), patientClinic(known)]))
      server.on(listMyEContacts, pageOf([]))
    },
  })

test('the clinics say whether they are the family doctor’s or private', async () => {
  const { screen, t } = await open('/e-contacts/choose-clinic?personId=1')
  const options = (await screen.findAllByRole('radio')).map(
    (radio) => radio.closest('label')?.textContent ?? '',
  )
  expect(options[0]).toContain('Kesklinna Perearstikeskus')
  expect(options[0]).toContain(t('patient.clinic.family'))
  expect(options[1]).toContain('Tamme Erakliinik')
  expect(options[1]).toContain(t('patient.clinic.private'))
})

test('the kinds stand in groups, and more of them behind a button', async () => {
  const page = await open('/e-contacts/add?personId=1&clinicId=1')
  const { screen, t, user } = page
  const linkTo = (type: TypeCode) => screen.queryByRole('link', { name: t(`types.${type}`) })
  await screen.findByText(t('enums.typeGroup.MENTAL_HEALTH'))
  expect(linkTo('CANCEL_APPOINTMENT')).not.toBeNull()
  for (const [group, type] of [
    ['MENTAL_HEALTH', 'ANXIETY'],
    ['HEALTH_EXAMINATION', 'REQUEST_LABS'],
    ['MEDICAL_CERTIFICATES_AND_REFERRALS', 'REQUEST_REFERRAL'],
    ['JOINTS_AND_MUSCLES', 'JOINT_PAIN'],
  ] as const)
    await unfold(page, group, type)
  await unfold(page, 'OTHER_HEALTH_CONCERN', 'PROC_SUTURES')
  for (const group of ['PROCEDURES', 'QUESTIONNAIRES'] as const)
    expect(groupOf(page, 'OTHER_HEALTH_CONCERN').textContent).toContain(t(`enums.typeGroup.${group}`))

  expect(linkTo('OTHER_PROBLEM')).toBeNull()
  await user.click(screen.getByRole('button', { name: t('enums.typeGroup.SHOW_MORE') }))
  expect(linkTo('OTHER_PROBLEM')).not.toBeNull()
  expect(linkTo('REQUEST_VACCINATION')).not.toBeNull()
  expect(screen.queryByRole('button', { name: t('enums.typeGroup.SHOW_MORE') })).toBeNull()
  const reasons = within(screen.getByRole('region', { name: t('enums.typeGroup.REASON_FOR_CONTACTING') }))
  expect(document.activeElement).toBe(reasons.getAllByRole('link')[8])
})

function groupOf({ screen, t }: OpenPage, group: TypeGroup): HTMLDetailsElement {
  const name = t(`enums.typeGroup.${group}`)
  return screen.getByText(name, { selector: 'summary, summary *' }).closest('details') as HTMLDetailsElement
}

/** A kind is in its group, and the group is folded until somebody presses it. */
async function unfold(page: OpenPage, group: TypeGroup, type: TypeCode): Promise<void> {
  const details = groupOf(page, group)
  expect(within(details).getByRole('link', { name: page.t(`types.${type}`), hidden: true })).toBeTruthy()
  expect(details.open).toBe(false)
  await page.user.click(details.querySelector('summary') as HTMLElement)
  expect(details.open).toBe(true)
}
