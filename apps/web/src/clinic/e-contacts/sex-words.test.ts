import type { Translate } from '@vastus/i18n'
import { expect, test } from 'vitest'
import { sexWords } from './sex-words.ts'

test.each([
  ['FEMALE', 'enums.sex.FEMALE'],
  ['NOT_DISCLOSED', 'clinic.info.sexNotStated'],
] as const)('staff read %s of somebody else, not in the first person', (sex, words) => {
  expect(sexWords(((key: string) => key) as Translate, sex)).toBe(words)
})
