import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../locale.ts'
import { gradeDangerSigns } from './find.ts'
import { evaluate, isMarked, type LabelledMessage } from './labelled/evaluate.ts'

/** The messages that the rules were written with. What the rules make of new messages is another question. */
const messages = JSON.parse(
  readFileSync(new URL('labelled/corpus.json', import.meta.url), 'utf8'),
) as LabelledMessage[]

describe.each(LANGUAGES)('the development messages in %s', (language) => {
  const { recall, precision, alarms, marked } = evaluate(
    messages.filter((each) => each.language === language),
  )

  it('are found where they are dangers and left alone where they are calm', () => {
    console.log(JSON.stringify({ proof: 'danger-signs', language, recall, precision, alarms, marked }))
    expect(recall.hits).toBeGreaterThanOrEqual(48)
    expect(alarms.hits).toBeLessThanOrEqual(7)
  })
})

describe('the dangers among the development messages', () => {
  const dangers = messages.filter((each) => each.danger && isMarked(each))

  it.each([
    ['in small letters', (text: string) => text.toLowerCase()],
    [
      'without marks over and under letters',
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l'),
    ],
    ['after a calm request in the same message', (text: string) => `Please renew my prescription. ${text}`],
  ])('are found %s', (_, change) => {
    const found = dangers.filter((each) => isMarked({ ...each, text: change(each.text) }))
    expect(found.length / dangers.length).toBeGreaterThan(0.95)
  })
})

describe('what the context lowers', () => {
  it.each([
    ['en', 'Chest pain and sweating, it was five years ago', null],
    ['en', 'Ten years ago I thought about suicide', 'NOTICE'],
    ['en', 'I am in hospital after a heart attack', 'NOTICE'],
    ['et', 'Mul oli infarkt kolm aastat tagasi', null],
    ['ru', 'Инфаркт был в 2018 году, всё хорошо', null],
    ['pl', 'Jestem w szpitalu po zawale', 'NOTICE'],
    ['et', '2012. aastal oli mul infarkt, soovin retsepti', null],
    ['en', 'I had a heart attack in 2012', null],
    ['en', 'Came out of hospital yesterday after a pulmonary embolism, need my blood thinner', 'NOTICE'],
    ['et', 'Kas teil on insuldi tunnuste voldikut', null],
  ] as const)('in %s, "%s" keeps the find', (language, text, level) => {
    const signs = gradeDangerSigns(text, language, 'OTHER_PROBLEM')
    expect(signs.map((sign) => sign.level)).toContain(level)
    expect(signs.every((sign) => sign.level !== 'EMERGENCY_NOW' && sign.words.length > 0)).toBe(true)
  })
})

describe('what must not lower a find', () => {
  it.each([
    ['ru', 'Врач сказал пить воду, а мне нечем дышать'],
    ['pl', 'Dziecko zwykle szaleje po obiedzie a dziś nie czuję ruchów'],
    ['en', 'My son fainted in class'],
    ['et', 'Tahaks magama jääda ja mitte kunagi ärgata'],
  ] as const)('in %s, "%s" stays an emergency', (language, text) => {
    const signs = gradeDangerSigns(text, language, 'OTHER_PROBLEM')
    expect(signs.map(({ level }) => level)).toContain('EMERGENCY_NOW')
  })
})
