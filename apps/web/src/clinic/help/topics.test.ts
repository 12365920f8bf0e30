import { createTranslator } from '@vastus/i18n'
import en from '@vastus/i18n/locales/en/staff-help.json'
import et from '@vastus/i18n/locales/et/staff-help.json'
import pl from '@vastus/i18n/locales/pl/staff-help.json'
import ru from '@vastus/i18n/locales/ru/staff-help.json'
import { expect, test } from 'vitest'
import { findTopics, TOPICS } from './topics.ts'

const words = { en, et, pl, ru }
const names = (language: keyof typeof words, query: string) =>
  findTopics(createTranslator(language, { 'staff-help': words[language] }), query).map(({ name }) => name)

test('without a word all pages are shown', () => {
  expect(names('en', ' ')).toEqual(TOPICS.map(({ name }) => name))
})

test.each([
  ['en', 'UNDO', 'undo'],
  ['et', 'telefonikone', 'call'],
  ['ru', 'опасности', 'danger'],
  ['pl', 'ktorych czesto', 'ready'],
  ['en', 'ctrl + k', 'find'],
  ['en', 'questionnaire', 'questionnaires'],
  ['et', 'kusimustik', 'questionnaires'],
  ['en', 'translate', 'translation'],
  ['ru', 'перевести', 'translation'],
  ['en', 'merge', 'merging'],
  ['pl', 'polacz', 'merging'],
  ['en', 'SMS', 'sms'],
  ['et', 'sms', 'sms'],
  ['en', 'employee', 'employees'],
  ['ru', 'сотрудник', 'employees'],
] as const)('in %s %j finds %s', (language, query, name) => expect(names(language, query)).toContain(name))

test('words that stand nowhere find nothing', () => {
  expect(names('en', 'undo zebra')).toEqual([])
})
