import { expect, it } from 'vitest'
import { findDangerSigns } from '../danger-signs/find.ts'
import { safetyAnswers } from '../danger-signs/safety-questions.ts'
import { LANGUAGES } from '../locale.ts'
import { LAST_TYPE } from '../types/catalogue.ts'
import { holds, itemsIn } from './conditions.ts'
import { dangerInWords } from './danger-in-words.ts'
import { DEFINITIONS } from './definitions.ts'
import { parseInstrument } from './parse-instrument.ts'

const instruments = DEFINITIONS.map(parseInstrument)
const formOf = (code: string, language: (typeof LANGUAGES)[number]) => {
  const instrument = instruments.find((each) => each.code === code)
  if (!instrument) throw new RangeError(code)
  const items = instrument.items.map((item) => ({
    ...item,
    text: item.text[language],
    options: item.options.map((option) => ({ ...option, label: option.label[language] })),
  }))
  const { flags } = instrument
  return {
    items,
    warnings: flags.filter(({ message }) => message !== null),
    unworded: flags.filter(({ message, severity }) => message === null && severity !== 'notice'),
  }
}

/** Each answer that by itself is a danger, with words for the patient or without. */
const LEVELS = { emergency: 'EMERGENCY_NOW', urgent: 'SAME_DAY' } as const
const dangers = instruments.flatMap(({ code, items, flags }) =>
  flags
    .flatMap(({ severity, ...flag }) => (severity === 'notice' ? [] : { ...flag, level: LEVELS[severity] }))
    .flatMap(({ when, level }) =>
      items
        .filter(({ id }) => itemsIn(when).includes(id))
        .flatMap(({ id, options }) =>
          options
            .filter(({ value }) => holds(when, { items, answers: { [id]: value } }))
            .map(({ value }) => ({ code, id, value, level })),
        ),
    ),
)

it.each(dangers)(
  'an answer of $code ($id: $value) is $level as a message in each language too',
  ({ code, id, value, level }) => {
    for (const language of LANGUAGES) {
      const { text, safety } = dangerInWords(formOf(code, language), { [id]: value })
      expect(text).not.toBe('')
      const signs = findDangerSigns(text, language, LAST_TYPE, safetyAnswers(safety))
      expect(
        signs.map((sign) => sign.level),
        `${language}: ${text}`,
      ).toContain(level)
    }
  },
)

it('answers that speak of no danger are left out', () => {
  const form = formOf('QUEST_PHQ9', 'en')
  expect(dangerInWords(form, { q1: 3, q2: 3, q9: 0 })).toEqual({ text: '', safety: [] })
  expect(dangerInWords(form, { q1: 3, q9: 2 })).toEqual({
    text: 'Thoughts that not living would be better, or thoughts of hurting yourself: On more than half of the days',
    safety: ['suicide'],
  })
  expect(dangerInWords(formOf('QUEST_EPWORTH', 'en'), { s1: 'yes' })).toEqual({
    text: 'In the last six months, have you fallen asleep or nearly fallen asleep while driving or using machines? Yes',
    safety: ['driving'],
  })
  expect(dangerInWords(formOf('QUEST_IPSS', 'en'), { s1: 'no', s2: 'yes', s3: 'no' })).toEqual({
    text: 'Have you seen blood in the urine? Yes',
    safety: ['urgentAnswer'],
  })
  expect(dangerInWords(formOf('QUEST_START', 'en'), { s1: 'no', s2: 'yes' }).text.split('\n')).toHaveLength(1)
})
