import type { DashboardRow } from '@vastus/contract/shapes'
import type { Translate } from '@vastus/i18n'
import { expect, test } from 'vitest'
import { namesOf, previewOf } from './row-words.ts'

const t = ((_key: string, { patient, creator }: Record<string, string>) =>
  `${patient} (by ${creator})`) as Translate
const patient = { id: 1, firstName: 'Mari', surname: 'Saar' } as DashboardRow['patient']
const creator = { id: 2, firstName: 'Jaan', surname: 'Saar' }

test.each([
  ['REPRESENTATIVE_TO_CLINIC', 'Mari Saar (by Jaan Saar)'],
  ['REPRESENTATIVE_TO_CLINIC_BEHALF_OF_PATIENT', 'Mari Saar (by Jaan Saar)'],
  ['CLINIC_TO_REPRESENTATIVE', 'Mari Saar'],
] as const)('%s is in the list as %s', (direction, names) => {
  expect(namesOf(t, { patient, creator, direction })).toBe(names)
})

test.each([
  [undefined, 'Come on Monday.'],
  [true, 'We: Come on Monday.'],
])('the last words, written by the clinic: %s, read “%s”', (previewByClinic, preview) => {
  const ours = ((_key: string, { text }: Record<string, string>) => `We: ${text}`) as Translate
  const row = { questionnaire: undefined, messagePreview: 'Come on Monday.', previewByClinic }
  expect(previewOf(ours, row, 'en')).toBe(preview)
})
