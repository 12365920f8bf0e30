// @proves R5-022
import { waitFor } from '@testing-library/dom'
import { listPatientClinics } from '@vastus/contract/clinics'
import { listPersons } from '@vastus/contract/persons'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'
import { listedPerson, patientClinic } from '../../testing/things.ts'

test('"Continue" pressed before the persons are there leads on when they come', async () => {
  const { promise: arrived, resolve: letIn } = Promise.withResolvers<void>()
  const { screen, t, user } = await openPage('/e-contacts/choose-person', {
    as: 'patient',
    language: 'pl',
    serve: (server) => {
      serveMyList(server)
      server.on(listPersons, async () => {
        await arrived
        return pageOf([listedPerson()])
      })
      server.on(listPatientClinics, pageOf([patientClinic()]))
    },
  })
  await user.click(await screen.findByRole('radio', { name: t('patient.person.myself') }))
  const onward = screen.getByRole('button', { name: t('shell.buttons.continue') })
  await user.click(onward)
  expect(onward.getAttribute('aria-busy')).toBe('true')
  letIn()
  const heading = await screen.findByRole('heading', { level: 1, name: t('patient.type.title') })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  // Neither the person nor the clinic was asked for.
  expect(screen.getByText(t('kit.stepOf', { step: 1, total: 3 }))).toBeTruthy()
})

test('nobody writes for somebody else without saying for whom', async () => {
  const { screen, t, user } = await openPage('/e-contacts/choose-patient', {
    as: 'patient',
    language: 'ru',
    serve: (server) => {
      serveMyList(server)
      const children = [2, 3].map((id) => listedPerson({ id, relation: 'REPRESENTED', adult: false }))
      server.on(listPersons, pageOf([listedPerson(), ...children]))
      server.on(listPatientClinics, pageOf([patientClinic()]))
    },
  })
  await screen.findAllByRole('radio')
  await user.click(screen.getByRole('button', { name: t('shell.buttons.continue') }))
  expect(await screen.findAllByText(t('errors.rules.REPRESENTED_PERSON_REQUIRED'))).not.toHaveLength(0)
  expect(location.pathname).toBe('/e-contacts/choose-patient')
})
