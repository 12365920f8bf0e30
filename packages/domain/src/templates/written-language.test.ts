import { describe, expect, it } from 'vitest'
import { writtenLanguage } from './written-language.ts'

describe('the language a message seems to be written in', () => {
  it.each([
    ['Болит голова с утра', 'ru'],
    ['Proszę o nową receptę', 'pl'],
    ['Dzien dobry, czy jest lekarz', 'pl'],
    ['Mul on köha juba nädal aega', 'et'],
    ['Palun pikendage retsepti', 'et'],
    ['I need a new prescription', 'en'],
    ['Ibuprofen 400 mg', undefined],
    ['', undefined],
  ] as const)('of “%s” is %s', (text, language) => expect(writtenLanguage(text)).toBe(language))
})
