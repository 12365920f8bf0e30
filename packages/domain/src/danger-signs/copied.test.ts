import { describe, expect, it } from 'vitest'
import type { Language } from '../locale.ts'
import { findDangerSigns, gradeDangerSigns } from './find.ts'

const rulesIn = (text: string, language: Language) =>
  findDangerSigns(text, language, 'QUESTION').map(({ ruleId }) => ruleId)

const LETTERS = [
  ['et', 'Kirjas on: kui rinnus tekib äkki tugev valu, helistage 112.'],
  ['en', 'The letter says: if you suddenly get chest pain now or later, call 112 at once.'],
  ['ru', 'В письме: при внезапной боли в груди звоните 112.'],
  ['pl', 'W liście: jeśli nagle pojawi się ból w klatce piersiowej, dzwoń pod 112.'],
] as const

describe('a letter that says when to call', () => {
  it.each(LETTERS)('is no danger in %s', (language, letter) => {
    expect(rulesIn(letter, language)).toEqual([])
    expect(gradeDangerSigns(letter, language, 'QUESTION')).toContainEqual(
      expect.objectContaining({ ruleId: 'CHEST_PAIN', level: null, because: 'education' }),
    )
  })

  it.each([
    ['et', 'Mul on nüüd täpselt see.', 'Mul ei ole täpselt seda.'],
    ['en', 'I have exactly this since lunch.', 'I have none of this.'],
    ['ru', 'Именно это у меня сейчас.', 'Именно этого у меня нет.'],
    ['pl', 'Mam teraz dokładnie to.', 'Nie mam dokładnie tego.'],
  ] as const)('is one in %s when the writer says "%s", and not with "%s"', (language, so, not) => {
    const letter = LETTERS.find(([each]) => each === language)?.[1] ?? ''
    expect(rulesIn(`${letter} ${so}`, language)).toContain('CHEST_PAIN')
    expect(rulesIn(`${letter} ${not}`, language)).toEqual([])
  })

  it.each([
    ['et', 'Palun kutsuge kiirabi, kui saate, ei hinga enam!'],
    ['et', 'Kas helistada 112, kui rinnus on kange valu?'],
    ['en', 'Call 112 if you can, not breathing, blue lips!'],
    ['en', 'Should we call 112 if one side of the mouth hangs and the speech is slurred?'],
    ['en', 'Do I call 112 if he is talking nonsense and one side of his mouth hangs?'],
    ['ru', 'Вызовите скорую, если можете, не дышит, губы синие!'],
    ['ru', 'Звонить ли 112, если перекосило рот и речь бессвязная?'],
    ['pl', 'Wezwijcie karetkę, jeśli możecie, nie oddycha!'],
    ['pl', 'Czy dzwonić pod 112, jeśli opadł kącik ust i mowa bełkotliwa?'],
  ] as const)('is not what somebody asks or begs in %s: "%s"', (language, text) => {
    expect(rulesIn(text, language)).not.toEqual([])
  })
})

describe('a leaflet', () => {
  it.each([
    ['et', 'Võimalikud kõrvaltoimed:\n- krambid\n- teadvusekaotus\n- enesetapumõtted\nKas võin võtta?'],
    ['en', 'Side effects may include:\n1. fainting\n2. chest pain\n3. thoughts of suicide\nCan it be taken?'],
    ['ru', 'Возможные побочные эффекты: судороги; потеря сознания; мысли о самоубийстве. Можно принимать?'],
    ['pl', 'Możliwe działania niepożądane:\n• drgawki\n• utrata przytomności\n• myśli samobójcze\nCzy brać?'],
  ] as const)('is no danger in %s, in its list neither', (language, text) => {
    expect(rulesIn(text, language)).toEqual([])
  })

  it.each([
    ['et', 'Kõrvaltoimed on hirmsad, huuled paistes ja hingata raske.'],
    ['en', 'I have terrible side effects: lips and tongue swollen, hard to breathe.'],
    ['ru', 'У меня побочные эффекты: губы распухли, тяжело дышать.'],
    ['pl', 'Mam działania niepożądane: spuchnięte wargi i trudno oddychać.'],
  ] as const)('is not what the writer feels in %s', (language, text) => {
    expect(rulesIn(text, language)).toContain('BREATHING')
  })

  it('ends where the writer speaks in the list', () => {
    const list = 'Side effects may include:\n- nausea\n'
    expect(rulesIn(`${list}- my lips and tongue are swollen and I cannot breathe`, 'en')).toContain(
      'BREATHING',
    )
  })
})
