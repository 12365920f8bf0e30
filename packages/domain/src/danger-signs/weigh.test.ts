import { describe, expect, it } from 'vitest'
import { gradeDangerSigns } from './find.ts'
import { type Lesson, learnWeights } from './labelled/learn.ts'
import type { DangerRuleId } from './rules.ts'
import { partsOf, readWeights, sentencesOf, signalsIn, type WeightList, weigh } from './weigh.ts'
import { takeApart } from './words.ts'

const LIST: WeightList = {
  base: -100,
  signals: '900:crus,grey;300:ches;-400:prescr,renew',
  rules: {
    CHEST_PAIN: { base: -50, signals: '200:ches,crus' },
    STROKE: { base: -50, signals: '200:grey' },
  },
}
const weighed = (text: string) => {
  const words = takeApart(text)
  const { weight, ruleId, at } = weigh(words, readWeights(LIST))
  return { weight, ruleId, words: at.map((place) => words[place]?.shown) }
}

describe('the weight of a text', () => {
  it('is the base where no signal is known', () => {
    expect(weighed('A quiet day')).toEqual({ weight: -1, ruleId: 'CHEST_PAIN', words: [] })
    expect(weighed('')).toEqual({ weight: -1, ruleId: null, words: [] })
  })

  it('is that of its heaviest part, so that a long request hides no danger', () => {
    const danger = 'He went grey, crushing chest.'
    const calm = 'Please renew my prescription. The sky was blue. We bought bread. It rained. The bus came. '
    expect(weighed(danger).weight).toBeGreaterThan(1)
    expect(weighed(calm + danger).weight).toBe(weighed(danger).weight)
    expect(weighed(calm).weight).toBeLessThan(0)
  })

  it('names the words that weigh, as they were written, and the rule whose messages they are of', () => {
    expect(weighed('Renew it. CRUSHING chest')).toMatchObject({
      ruleId: 'CHEST_PAIN',
      words: ['CRUSHING', 'chest'],
    })
    expect(weighed('He went grey')).toMatchObject({ ruleId: 'STROKE', words: ['grey'] })
    const short = readWeights({ ...LIST, signals: '900:he,she,it,off,my;100:grey' })
    const words = takeApart('He, she, it off my grey cup')
    expect(weigh(words, short).at.map((place) => words[place]?.shown)).toContain('grey')
  })
})

describe('the signals of a sentence', () => {
  it('are beginnings of words and of words side by side; all numbers are alike', () => {
    const words = takeApart('Took 20 tablets')
    const [sentence = []] = sentencesOf(words)
    expect(signalsIn(words, sentence)).toEqual(['took', 'took #', '#', '# table', 'tabl', 'tablet'])
  })

  it('do not reach into the next sentence', () => {
    const words = takeApart('Chest. Pain')
    expect(sentencesOf(words).flatMap((sentence) => signalsIn(words, sentence))).toEqual([
      'ches',
      'chest',
      'pain',
    ])
  })

  it('are weighed in parts of one to three sentences', () => {
    expect(partsOf(['a', 'b', 'c', 'd']).map((part) => part.join(''))).toEqual([
      'a',
      'ab',
      'abc',
      'b',
      'bc',
      'bcd',
      'c',
      'cd',
      'd',
    ])
  })
})

describe('weights learned from messages', () => {
  const lesson = (text: string, rule: DangerRuleId | null): Lesson => ({ words: takeApart(text), rule })
  const lessons = Array.from({ length: 8 }, (_, index) => [
    lesson(`Day ${index}: crushing in the chest since lunch`, 'CHEST_PAIN'),
    lesson(`Day ${index}: the mouth hangs and the cup fell`, 'STROKE'),
    lesson(`Day ${index}: air hungry and blue lips`, 'BREATHING'),
    lesson(`Day ${index}: all letters written, rope bought`, 'SUICIDE'),
    lesson(`Day ${index}: please renew the tablets`, null),
    lesson(`Day ${index}: an appointment for the nurse`, null),
  ]).flat()
  const weights = readWeights(learnWeights(lessons))
  const of = (text: string) => weigh(takeApart(text), weights)

  it('tell dangers from requests, and one danger from another', () => {
    expect(of('Hello. A crushing chest.')).toMatchObject({ ruleId: 'CHEST_PAIN' })
    expect(of('Hello. The mouth hangs.')).toMatchObject({ ruleId: 'STROKE' })
    expect(of('A crushing chest').weight).toBeGreaterThan(0)
    expect(of('Renew the tablets').weight).toBeLessThan(0)
  })

  it('are the same for the same messages', () => {
    expect(learnWeights(lessons)).toEqual(learnWeights(lessons))
  })
})

describe('a message that no rule foresaw', () => {
  it.each([
    [
      'en',
      'Something popped in his chest at practice and he has been short of wind since, worse by the hour.',
    ],
    [
      'et',
      'Nina hakkas verd jooksma kell seitse, kell on kümme, voolab ka kurku, rätikuid on kaks tükki täis.',
    ],
  ] as const)('in %s is found by the weight of its words: "%s"', (language, text) => {
    const signs = gradeDangerSigns(text, language, 'QUESTION')
    expect(signs.map(({ level }) => level)).toContain('EMERGENCY_NOW')
    for (const { words } of signs) for (const word of words) expect(text).toContain(word)
  })
})

describe('words of a rule in an everyday request', () => {
  it.each([
    ['en', 'I have had a dry cough for three weeks and since today a strong pain in my chest.'],
    ['en', 'Could I have an appointment for my blood pressure check, I also have chest pain when resting'],
    ['et', 'Palun retsepti pikendust ja vererõhu kontrolli aega, täna on tugev valu rinnus ka'],
    ['ru', 'Продлите рецепт на таблетки от давления и запишите на анализы, сегодня сильная боль в груди'],
    ['pl', 'Proszę o receptę na tabletki i termin do lekarza, dziś mam silny ból w klatce piersiowej'],
  ] as const)('in %s count where they name the danger: "%s"', (language, text) => {
    expect(gradeDangerSigns(text, language, 'COUGH')).toContainEqual(
      expect.objectContaining({ ruleId: 'CHEST_PAIN', level: 'EMERGENCY_NOW' }),
    )
  })

  it.each([
    [
      'en',
      'The pharmacy gave me 28 allopurinol when I normally get 56. Was this on purpose because my bloods are due?',
    ],
  ] as const)('in %s are a notice for staff where they only add up: "%s"', (language, text) => {
    expect(gradeDangerSigns(text, language, 'PRESCRIPTION_REFILL')).toEqual([
      expect.objectContaining({ level: 'NOTICE', because: 'everyday', loweredBy: [] }),
    ])
  })
})
