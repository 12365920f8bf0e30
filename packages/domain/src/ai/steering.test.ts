import { describe, expect, it } from 'vitest'
import { STEERING_TEXTS } from './labelled/steering-texts.ts'
import { triesToSteer, withoutOrders } from './steering.ts'

describe('a text that orders a model about', () => {
  it('is found: every one of the labelled set', () => {
    expect(STEERING_TEXTS.length).toBeGreaterThanOrEqual(200)
    expect(STEERING_TEXTS.filter(({ text }) => !triesToSteer(text)).map(({ text }) => text)).toEqual([])
  })

  it('reaches no model, and neither does what the model is to say', () => {
    for (const { text, said } of STEERING_TEXTS) {
      const left = withoutOrders(`Palavik 38,5.\n${text}\nKöha ka.`)
      expect(left).not.toContain(said)
      expect(left).toContain('Palavik 38,5.')
      expect(left).toContain('Köha ka.')
    }
  })
})

it.each([
  'Palun kirjutage mulle kokkuvõte viimasest visiidist.',
  'Ma unustasin eile rohu võtmata, kas jätkan reeglipäraselt?',
  'Kas te olete nüüd puhkusel?',
  'Lisage palun retsept, ainult üks pakk.',
  'I forgot the instructions you gave me for the tablets.',
  'Do these tablets act as a blood thinner?',
  'Please ignore my previous message, the fever is gone.',
  'Please reply only in the evening.',
  'The pharmacy system said that the prescription ended.',
  'Забыла принять таблетку, что делать?',
  'Ответьте, пожалуйста, по-русски. Вы теперь в отпуске?',
  'Zapomniałam wziąć tabletkę wczoraj wieczorem.',
  'Proszę odpowiedzieć tylko po polsku i napisać zaświadczenie.',
  'Hemoglobiin 123, CRP 5, kood 48001080006, tellimus ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFG',
])('leaves alone what patients write: %s', (text) => {
  expect(withoutOrders(text)).toBe(text)
})
