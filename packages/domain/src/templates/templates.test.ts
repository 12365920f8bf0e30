import { describe, expect, it } from 'vitest'
import { insertAnswer, leftSlashWord, slashQuery } from './insert.ts'
import { checkPlaceholders, fillPlaceholders, openPlaceholders } from './placeholders.ts'
import { isOfferedFor } from './template.ts'

describe('a ready-made answer', () => {
  it.each([
    [null, 'COUGH', true],
    ['COUGH', 'COUGH', true],
    ['HEADACHE', 'COUGH', false],
  ] as const)('only for %s is offered for %s: %s', (onlyForType, type, offered) =>
    expect(isOfferedFor({ onlyForType }, type)).toBe(offered),
  )

  it('is filled with what is known, and keeps the rest for the writer to see', () => {
    const text = 'Hello {firstName} {surname}, {myName} at {clinicName}. {dose} {firstName}'
    expect(fillPlaceholders(text, { firstName: 'Mari', clinicName: 'Mere', surname: ' ' })).toBe(
      'Hello Mari {surname}, {myName} at Mere. {dose} Mari',
    )
  })

  it('takes values as they are, also when they look like a placeholder or a pattern', () => {
    expect(fillPlaceholders('{firstName}!', { firstName: '$& {surname}', surname: 'Mägi' })).toBe(
      '$& {surname}!',
    )
  })

  it.each([
    ['', []],
    ['no braces', []],
    ['{} { firstName } {1}', []],
    ['{firstName} and {dose} and {firstName}', ['{firstName}', '{dose}']],
  ])('%j still leaves open %j', (text, open) => expect(openPlaceholders(text)).toEqual(open))

  it.each([
    ['Hello {firstName}', null],
    ['Hello {addressee}', null],
    ['Hello {patient}', 'TEMPLATE_PLACEHOLDER'],
    ['{toString}', 'TEMPLATE_PLACEHOLDER'],
  ])('%j is checked: %s', (text, rule) => expect(checkPlaceholders(text)).toBe(rule))
})

describe('a slash', () => {
  it.each([
    ['/', 1, { from: 0, query: '' }],
    ['/ret', 4, { from: 0, query: 'ret' }],
    ['Hello /ret and more', 10, { from: 6, query: 'ret' }],
    ['Line\n/рец', 9, { from: 5, query: 'рец' }],
    ['120/80', 6, null],
    ['/ret done', 9, null],
    ['and/or', 4, null],
    ['Hello', 5, null],
    [`/${'x'.repeat(41)}`, 42, null],
  ])('in %j at %i opens %j', (text, caret, found) => expect(slashQuery(text, caret)).toEqual(found))
})

describe('putting an answer in', () => {
  it.each([
    ['an empty box', '', 0, 0, 'Answer.', 7],
    ['a slash word', 'Hello. /re', 7, 10, 'Hello.\n\nAnswer.', 15],
    ['the end of a sentence', 'One.', 4, 4, 'One.\n\nAnswer.', 13],
    ['the middle of a line', 'See also', 4, 4, 'See Answer. also', 11],
    ['the end of a word', 'Note', 4, 4, 'Note Answer.', 12],
    ['a new line', 'One.\n', 5, 5, 'One.\nAnswer.', 12],
    ['what was selected', 'Old words', 0, 9, 'Answer.', 7],
    ['before a line break', 'One\nTwo', 3, 3, 'One Answer.\nTwo', 11],
  ])('at %s', (_place, text, from, to, result, caret) =>
    expect(insertAnswer(text, { from, to }, 'Answer.')).toEqual({ text: result, caret }),
  )
})

describe('leftSlashWord', () => {
  it.each([
    ['/tervitus', '/tervitus'],
    ['Tere /retsept', '/retsept'],
    ['Tere\n/посещение ja veel', '/посещение'],
    ['/', '/'],
    ['Tere /\n', '/'],
    ['120/', null],
    ['120/80', null],
    ['ja/või', null],
    ['kell 8 / 9', null],
    ['2 korda /3', null],
    ['', null],
  ])('%j leaves %j', (text, expected) => expect(leftSlashWord(text)).toBe(expected))
})
