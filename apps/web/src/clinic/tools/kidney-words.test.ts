import { expect, test } from 'vitest'
import { wordsIn } from '../../testing/words.ts'

// KDIGO 2024: a low filtration or albumin in the urine, for at least three months.
test.each([
  ['et', 'eGFR või uriini albumiin', 'vähemalt kolm kuud'],
  ['en', 'eGFR or albumin in urine', 'at least three months'],
  ['ru', 'рСКФ или альбумин в моче', 'не менее трёх месяцев'],
  ['pl', 'eGFR lub albumina w moczu', 'co najmniej trzy miesiące'],
] as const)(
  'in %s one measure out of range is enough to name kidney disease',
  (language, either, howLong) => {
    const said = wordsIn(language)('tools.gfr.caveat.NOT_LASTING')
    expect(said).toContain(either)
    expect(said).toContain(howLong)
  },
)
