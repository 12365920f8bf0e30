// @proves R2-074
import { describe, expect, it } from 'vitest'
import { latinSpellings } from './latin-spellings.ts'
import { searchWords } from './search-words.ts'

const plainWords = (search: string) => searchWords(search).plain

describe('a search', () => {
  it.each([
    ['1399', ['1399']],
    ['Nr 1399', ['1399']],
    ['No. 1399', ['1399']],
    ['№ 1399', ['1399']],
    ['№1399', ['1399']],
    ['#1399', ['1399']],
    ['nr.1399', ['1399']],
    ['(nr 1399)', ['1399']],
    ['номер: 1399', ['1399']],
    ['E-kontakt nr 1399', ['1399']],
    ['E-contact No. 1399', ['1399']],
    ['Э-контакт № 1399', ['1399']],
    ['Nr 1399 Saar', ['1399', 'Saar']],
    ['1399 nr 12', ['1399', '12']],
    ['Saar, Mari', ['Saar', 'Mari']],
    ['Saar,Mari', ['Saar', 'Mari']],
    ['„Mari” Saar;', ['Mari', 'Saar']],
    ['Saar - Mari', ['Saar', 'Mari']],
    ['Saar Saar', ['Saar']],
    ['', []],
    ['  ', []],
  ])('for %j asks for %j', (search, words) => expect(plainWords(search)).toEqual(words))

  it.each([
    ['ylle@example.test', ['ylle@example.test']],
    ['+372 5551', ['+372', '5551']],
    ['38,5', ['38,5']],
    ['120/80', ['120/80']],
    ['% of_ \\', ['%', 'of_', '\\']],
    ['No', ['No']],
    ['No fever', ['No', 'fever']],
    ['Nora 1399', ['Nora', '1399']],
    ['No5a', ['No5a']],
  ])('for %j keeps what belongs to its words', (search, words) => expect(plainWords(search)).toEqual(words))

  it.each(['?', '- .', '…'])('for %j alone asks for it', (search) =>
    expect(plainWords(search)).toEqual(search.split(' ')),
  )

  it.each([
    ["O'Neill", ["O'Neill", 'ONeill']],
    ['O’Neill', ['O’Neill', 'ONeill']],
    ['Ülle-Õie', ['Ülle-Õie', 'ÜlleÕie']],
    ['Ülle‑Õie', ['Ülle‑Õie', 'ÜlleÕie']],
    ['4700101-1071', ['4700101-1071', '47001011071']],
    ['+372-5123.4567', ['+372-5123.4567', '+37251234567']],
    ['003725123', ['003725123', '3725123']],
    ['020', ['020', '20']],
    ['Анна-Мария', ['Анна-Мария', 'АннаМария', 'anna-maria', 'anna-mariia', 'annamaria', 'annamariia']],
  ])('for %j asks for it, or as it may be stored: %j', (search, spellings) =>
    expect(searchWords(search)).toEqual({ plain: [], spelled: [spellings] }),
  )

  it.each(['0', '05', '38.5', '007a', '120/80', '38,5', '%', 'a-'])(
    'for %j has no other spelling',
    (search) => expect(searchWords(search).spelled).toEqual([]),
  )

  it('in Cyrillic asks for the word as it was typed, or in Latin letters', () => {
    expect(searchWords('Голубева, migreen')).toEqual({
      plain: ['migreen'],
      spelled: [['Голубева', 'golubeva']],
    })
  })

  it('of more Cyrillic words than a name has asks for them as they were typed', () => {
    expect(searchWords('у меня болит голова сегодня')).toEqual({
      plain: ['у', 'меня', 'болит', 'голова', 'сегодня'],
      spelled: [],
    })
  })
})

describe('in Latin letters', () => {
  it.each([
    ['Голубева', ['golubeva']],
    ['ИВАНОВ', ['ivanov']],
    ['Юлия', ['julia', 'iuliia']],
    ['Мария', ['maria', 'mariia']],
    ['Татьяна', ['tatjana', 'tatiana']],
    ['Василий', ['vassili', 'vasili', 'vasilii']],
    ['Михаил', ['mihhail', 'mihail', 'mikhail']],
    ['Шевченко', ['sevtsenko', 'shevchenko']],
    ['Щербакова', ['stserbakova', 'shcherbakova']],
    ['Екатерина', ['jekaterina', 'ekaterina']],
    ['Алексеев', ['aleksejev', 'alekseev']],
    ['Васильева', ['vassiljeva', 'vasiljeva', 'vasileva']],
    ['Есенин', ['jessenin', 'jesenin', 'esenin']],
    ['Крылов', ['krolov', 'krylov']],
    ['Хрущёв', ['hrustsov', 'khrushchev']],
    ['Анна-Мария', ['anna-maria', 'anna-mariia']],
    ['Николай', ['nikolai']],
    ['Наталія', ['natalija', 'nataliia']],
    ['й'.normalize('NFD'), ['i']],
  ])('%s may be %j', (word, spellings) => expect(latinSpellings(word)).toEqual(spellings))

  it.each(['Golubeva', 'Õie', '1399', ''])('%j is left alone', (word) =>
    expect(latinSpellings(word)).toEqual([]),
  )
})
