import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const COMMANDS = ['Kõik avatud', 'Minu', 'Kauem oodanud ees', 'Ответить'].map((label) => ({ label }))
const labels = (words: string) => matching(COMMANDS, words).map(({ label }) => label)

test.each([
  ['', ['Kõik avatud', 'Minu', 'Kauem oodanud ees', 'Ответить']],
  ['koik', ['Kõik avatud']],
  ['OOD ees', ['Kauem oodanud ees']],
  ['отв', ['Ответить']],
  ['nu', ['Minu', 'Kauem oodanud ees']],
  ['zzz', []],
])('%j finds %j', (words, expected) => expect(labels(words)).toEqual(expected))

test('what begins with the word comes first', () => {
  expect(labels('k')[0]).toBe('Kõik avatud')
  expect(labels('mi')[0]).toBe('Minu')
})

test('a command is found by its other names as well', () => {
  const commands = [{ label: 'Arhiivi', also: 'sulge lõpeta valmis' }, { label: 'Vasta' }]
  expect(matching(commands, 'lopeta').map(({ label }) => label)).toEqual(['Arhiivi'])
})
