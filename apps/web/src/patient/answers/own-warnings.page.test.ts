import { listMyResponses, type WarnedResponse } from '@vastus/contract/instruments'
import { listPatientClinics } from '@vastus/contract/clinics'
import { getMyTimeline } from '@vastus/contract/patient-e-contacts'
import { getPush } from '@vastus/contract/push'
import type { PatientEContact } from '@vastus/contract/shapes'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { openPage, pageOf } from '../../testing/open-page.ts'

const PERSON = { id: 1, firstName: 'Mari', surname: 'Maasikas' }
const AT = '2026-11-26T16:25:00.000Z'
const OPENS = '2099-11-27T06:00:00.000Z'

const eContact = (status: PatientEContact['status']): PatientEContact => ({
  id: 5,
  eContactType: 'QUEST_PHQ9',
  status,
  finalizeStatus: 'SUBMITTED',
  outcome: null,
  direction: 'PATIENT_TO_CLINIC',
  createdAt: AT,
  updatedAt: AT,
  completedAt: null,
  clinicId: 1,
  clinicName: 'Kesklinna Perearstikeskus',
  creator: PERSON,
  assigneeUser: null,
  acceptanceRequired: false,
  replyBlockedUntil: null,
  version: 1,
  inquiry: null,
  hasResponses: true,
  abilities: {},
  patient: {
    ...PERSON,
    personalCode: null,
    birthDate: '1988-05-12',
    sex: 'FEMALE',
    email: null,
    phone: null,
  },
  text: '',
  files: [],
  lastEntry: null,
  clinicLastSeenAt: null,
  clinicFirstSeenAt: null,
  assigneeProfession: null,
})

const RESPONSE: WarnedResponse = {
  id: 9,
  eContactId: 5,
  code: 'QUEST_PHQ9',
  name: 'PHQ-9',
  version: '1',
  hasOfficialWording: false,
  filledInBy: 'CLINIC',
  createdAt: AT,
  answers: [],
  warnings: [{ id: 'SELF_HARM', severity: 'emergency', message: 'Звоните 112 или 116 123.' }],
}

const open = (
  path: string,
  status: PatientEContact['status'],
  warnings: typeof RESPONSE.warnings | 'FAILED' = RESPONSE.warnings,
) =>
  openPage(path, {
    as: 'patient',
    language: 'ru',
    serve: (server) => {
      server.on(getMyTimeline, { ...pageOf([]), eContact: eContact(status) })
      server.on(getPush, { publicKey: null, devices: [] })
      server.on(listMyResponses, () =>
        warnings === 'FAILED' ? failed(404) : { content: [{ ...RESPONSE, warnings }] },
      )
      server.on(
        listPatientClinics,
        pageOf([
          {
            id: 1,
            name: 'Kesklinna Perearstikeskus',
            address: '',
            phone: null,
            relation: 'FAMILY' as const,
            isPrivate: false,
            eContactTypes: null,
            questionnaires: true,
            smartQuestions: false,
            opensNextAt: OPENS,
          },
        ]),
      )
    },
  })

test.each(['/e-contacts/5/timeline', '/e-contacts/success?eContactId=5'])(
  '%s says on top what to do about answers that speak of danger, and when the clinic reads',
  async (path) => {
    const { main, t } = await open(path, 'waitingForClinic')
    const block = await main().findByRole('region', { name: t('instruments.warning.emergency') })
    expect(block.closest('[role=alert]')).not.toBeNull()
    expect(block.textContent).toContain('116 123')
    expect(block.textContent).toContain(t('instruments.warning.sent'))
    expect(block.textContent).toContain('27.11.2099')
    expect([...block.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['tel:112'])
  },
)

test('nothing is said of answers without danger, nor once the e-contact has ended', async () => {
  for (const [status, warnings] of [
    ['waitingForClinic', []],
    ['completed', RESPONSE.warnings],
  ] as const) {
    const { main, t } = await open('/e-contacts/5/timeline', status, [...warnings])
    await main().findByText(t('instruments.answers.show'))
    expect(main().queryByText(t('instruments.warning.emergency'))).toBeNull()
  }
})

test('where the answers cannot be read after sending, that is said', async () => {
  const { main, t } = await open('/e-contacts/success?eContactId=5', 'waitingForClinic', 'FAILED')
  await main().findByText(t('shell.pages.loadingFailed.heading'))
})
