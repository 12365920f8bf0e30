import { describe, expect, it } from 'vitest'
import { usedTemplate } from './used-template.ts'

const REST = {
  id: 1,
  description: 'Hello {firstName}! Rest and drink enough. Write again if the fever lasts.',
}
const RENEWED = { id: 2, description: 'Your prescription is renewed.' }
const RENEWED_LONG = { id: 3, description: 'Your prescription is renewed. It is valid for 60 days.' }
const ONLY_NAMES = { id: 4, description: '{firstName} {surname}' }
const GREETING = { id: 5, description: 'Hello!' }
const ALL = [REST, RENEWED, RENEWED_LONG, ONLY_NAMES, GREETING]

describe('a reply was written with', () => {
  it.each([
    ['a ready-made answer as it is', 'Hello Mari! Rest and drink enough. Write again if the fever lasts.', 1],
    ['one with words before and after', 'Good day.\n\nYour prescription is renewed. Yours, Tiit', 2],
    ['one on other lines', 'Hello Mari!\nRest and drink\nenough.\nWrite again if the fever lasts.', 1],
    ['the longer of two that are there', 'Your prescription is renewed. It is valid for 60 days.', 3],
    [
      'one of which a sentence was changed',
      'Hello Mari! Rest and drink enough. Write again on Monday.',
      undefined,
    ],
    ['one that was typed over', 'Hello Mari! Please come and see me.', undefined],
    ['own words', 'Mari Mägi', undefined],
    ['a greeting alone', 'Hello! How are you?', undefined],
    ['longer words that begin alike', 'Your prescription is renewedly asked for.', undefined],
    ['nothing', '', undefined],
  ])('%s', (_what, text, id) => expect(usedTemplate(text, ALL)?.id).toBe(id))

  it('the one with more than half of its letters left', () => {
    expect(
      usedTemplate('Rest and drink enough every hour', [{ description: 'Rest and drink enough. Bye.' }]),
    ).toBeDefined()
    expect(usedTemplate('Bye', [{ description: 'Rest and drink enough. Bye.' }])).toBeUndefined()
  })
})
