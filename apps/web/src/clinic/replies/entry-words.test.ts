import type { ClinicEContact, TimelineEntry } from '@vastus/contract/shapes'
import type { Translate } from '@vastus/i18n'
import { expect, test } from 'vitest'
import { authorOf, whatWasDone } from './entry-words.ts'

const t = ((key: string, { name }: { name?: string } = {}) => `${key} ${name ?? ''}`.trim()) as Translate
const author = { role: 'CLINIC', firstName: 'Kadri', surname: 'Kuusk', profession: 'NURSE' }

test.each([
  ['a colleague', { assignee: 'Liis Tamm' }, 'clinic.entry.assigned Liis Tamm'],
  ['oneself', { assignee: 'Kadri Kuusk' }, 'clinic.entry.assignedSelf'],
  ['nobody', { assignee: null }, 'clinic.entry.assignedNobody'],
  ['somebody, before it was written down whom', {}, 'enums.timelineEntry.ASSIGNED'],
])('making %s responsible is shown as such', (_whom, part, words) => {
  expect(whatWasDone(t, { type: 'ASSIGNED', author, ...part } as TimelineEntry)).toBe(words)
})

const patient = { id: 1, firstName: 'Mari', surname: 'Saar' } as ClinicEContact['patient']
const parent = { id: 2, firstName: 'Jaan', surname: 'Saar' }
const told = ((key: string, params: Record<string, string> = {}) =>
  [key.split('.').at(-1), ...Object.values(params)].join(' ')) as Translate

test.each([
  ['SENT', 'PATIENT_TO_CLINIC_BEHALF_OF_PATIENT', patient, 'writtenDown Mari Saar staff Kadri Kuusk NURSE'],
  [
    'SENT',
    'REPRESENTATIVE_TO_CLINIC_BEHALF_OF_PATIENT',
    parent,
    'writtenDown representative Jaan Saar Mari Saar staff Kadri Kuusk NURSE',
  ],
  ['SENT', 'CLINIC_TO_PATIENT', patient, 'staff Kadri Kuusk NURSE'],
  ['INQUIRY', 'PATIENT_TO_CLINIC_BEHALF_OF_PATIENT', patient, 'staff Kadri Kuusk NURSE'],
] as const)('what a nurse wrote as %s, %s, is shown as whose it is', (type, direction, creator, words) => {
  expect(authorOf(told, { type, author } as TimelineEntry, { direction, patient, creator })).toBe(words)
})
