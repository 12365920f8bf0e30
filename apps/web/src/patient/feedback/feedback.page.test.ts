import { listPatientClinics } from '@vastus/contract/clinics'
import { giveFeedback } from '@vastus/contract/feedback'
import { getMyTimeline } from '@vastus/contract/patient-e-contacts'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { patientClinic, patientEContact, SENT_AT, timelineEntry } from '../../testing/things.ts'

test('"something else" needs words, and none beside another keyword', async () => {
  const completedAt = new Date(Date.now() - 3_600_000).toISOString()
  const eContact = patientEContact({
    status: 'completed',
    outcome: 'ANSWERED',
    completedAt,
    abilities: { GIVE_FEEDBACK: true },
    feedback: [],
  })
  const { screen, server, t, user } = await openPage('/e-contacts/7/timeline', {
    as: 'patient',
    language: 'et',
    serve: (mock) => {
      mock.on(getMyTimeline, { ...pageOf([timelineEntry()]), eContact })
      mock.on(listPatientClinics, pageOf([patientClinic()]))
      mock.on(giveFeedback, ({ body }) => ({
        id: 1,
        type: body.type,
        rating: 4 as const,
        keywords: body.keywords ?? [],
        message: null,
        createdAt: SENT_AT,
      }))
    },
  })
  await user.click(await screen.findByRole('button', { name: t('feedback.give.CLINIC') }))
  await user.click(await screen.findByRole('radio', { name: t('feedback.rating.4') }))
  await user.click(screen.getByRole('checkbox', { name: t('feedback.keyword.OTHER') }))
  await user.click(screen.getByRole('button', { name: t('feedback.send') }))
  expect(await screen.findAllByText(t('errors.rules.FEEDBACK_MESSAGE'))).not.toHaveLength(0)
  expect(server.callsOf(giveFeedback)).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: t('feedback.keyword.SPEED') }))
  await user.click(screen.getByRole('button', { name: t('feedback.send') }))
  expect(await screen.findByText(t('feedback.thanks'))).toBeTruthy()
})
