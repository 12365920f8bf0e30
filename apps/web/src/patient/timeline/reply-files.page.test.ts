import { within } from '@testing-library/dom'
import { listPatientClinics } from '@vastus/contract/clinics'
import { getMyTimeline } from '@vastus/contract/patient-e-contacts'
import { listDrafts } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { draftOf, patientClinic, patientEContact, storedFile, timelineEntry } from '../../testing/things.ts'

test('a file of a message that is not sent yet says when a virus was found in it', async () => {
  const found = storedFile({ name: 'фото.pdf', scanResult: 'INFECTED', uploadedBy: 'PATIENT' })
  const { screen, t } = await openPage('/e-contacts/7/timeline', {
    as: 'patient',
    language: 'ru',
    serve: (server) => {
      const eContact = patientEContact({ files: [found] })
      server.on(getMyTimeline, { ...pageOf([timelineEntry()]), eContact })
      server.on(listPatientClinics, pageOf([patientClinic()]))
      const { id, name, size } = found
      const values = { text: 'Посмотрите, пожалуйста', files: [{ id, name, size }] }
      server.on(listDrafts, pageOf([draftOf('my-e-contact:7:reply', values)]))
    },
  })
  const row = await screen.findByText('фото.pdf')
  expect(
    within(row.closest('form') as HTMLElement).getByText(containing(t('enums.scanResult.INFECTED'))),
  ).toBeTruthy()
})
