import { expect, it } from 'vitest'
import { findDangerSigns } from './find.ts'
import { findDangerSignsLazily } from './find-lazily.ts'

it.each([
  ['et', 'Rinnus on kange valu ja higistan'],
  ['et', 'сильная боль в груди'],
  ['ru', 'I want to die'],
  ['pl', 'Proszę o receptę na bisoprolol'],
  ['en', 'ya ne hochu zhit, mne ochen ploho'],
] as const)('lists that are loaded when needed find the same in %s: "%s"', async (language, text) => {
  expect(await findDangerSignsLazily(text, language, 'OTHER_PROBLEM', [])).toEqual(
    findDangerSigns(text, language, 'OTHER_PROBLEM'),
  )
})
