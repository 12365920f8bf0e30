import type { ClinicEContact, TimelineEntry } from '@vastus/contract/shapes'
import type { Translate } from '@vastus/i18n'
import { expect, test } from 'vitest'
import { writerOf } from './writer-of.ts'

const t = ((key: string, params: Record<string, string> = {}) =>
  [key.split('.').at(-1), ...Object.values(params)].join(' ')) as Translate
const patient = { id: 1, firstName: 'Mari', surname: 'Saar' } as ClinicEContact['patient']
const parent = { id: 2, firstName: 'Jaan', surname: 'Saar' }
const author = { role: 'CLINIC', firstName: 'Kadri', surname: 'Kuusk', profession: null }
const entries = [
  { type: 'SENT', eContactId: 7, author: { ...author, firstName: 'Liis' } },
  { type: 'SENT', author },
] as TimelineEntry[]

test.each([
  ['PATIENT_TO_CLINIC', patient, null],
  ['REPRESENTATIVE_TO_CLINIC', parent, 'Jaan Saar'],
  ['CLINIC_TO_PATIENT', patient, 'Kadri Kuusk'],
  ['CLINIC_TO_REPRESENTATIVE', parent, 'Kadri Kuusk'],
  ['PATIENT_TO_CLINIC_BEHALF_OF_PATIENT', patient, 'writtenDown Mari Saar Kadri Kuusk'],
] as const)('on paper the writer of %s by %o is %s', (direction, creator, writer) => {
  expect(writerOf(t, { direction, patient, creator }, entries)).toBe(writer)
})
