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
    ['en', "Mum had pre-eclampsia, I'm 33 weeks, my head is splitting and my hands are swollen"],
    ['pl', 'Siostra miała stan przedrzucawkowy, a mnie w 34 tygodniu pęka głowa i widzę gwiazdki'],
    ['et', 'Isal oli mullu infarkt, mul pigistab rinnus ja higistan'],
    ['en', 'Dad had a heart attack last year, my chest is tight and I sweat'],
    ['ru', 'Астма под контролем, одышки раньше не было, а сейчас задыхаюсь и губы синеют'],
    ['ru', 'Приступы под контролем, но сейчас не могу вдохнуть'],
    ['pl', 'Astma pod kontrolą, a teraz się duszę i sinieją mi usta'],
    ['pl', 'Cukrzyca pod kontrolą, ściska mnie w klatce i zimny pot'],
    ['et', 'Diabeet kontrolli all, aga rinnus pigistab ja higi jookseb'],
    ['en', 'My face dropped on one side. My blood pressure is under control'],
    ['en', 'They could not rule out a stroke, my speech is slurred'],
    ['ru', 'Инсульт не исключили, лицо перекосило'],
    ['ru', 'Сегодня после сдачи крови упал в обморок и ударился головой, тошнит'],
    ['ru', 'У соседей отравились угарным газом, у меня голова болит и рвота'],
    ['pl', 'U sąsiadów zatruli się czadem, mnie boli głowa i wymiotuję'],
  ] as const)('in %s, "%s" stays an emergency', (language, text) => {
    const signs = gradeDangerSigns(text, language, 'OTHER_PROBLEM')
    expect(signs.map(({ level }) => level)).toContain('EMERGENCY_NOW')
  })
})

describe('what was looked for and is not there, or is not theirs', () => {
  it.each([
    ['et', 'Kopsuemboolia välistati eile. Millal saan tulemused?'],
    ['en', 'Pulmonary embolism was ruled out yesterday. When do I get the report?'],
    ['ru', 'Вчера тромбоэмболию исключили. Когда будут результаты?'],
    ['pl', 'Wczoraj wykluczono zatorowość. Kiedy będą wyniki?'],
    ['en', "My sister had pre-eclampsia, I'm planning a baby. What should I watch?"],
    ['ru', 'Упала в обморок при сдаче крови, было один раз в институте. Можно лёжа?'],
    ['en', 'The neighbours had a gas leak. We are all fine, I just need my inhaler.'],
    ['ru', 'У соседей отравились угарным газом, у нас всё нормально. Надо ли проверяться?'],
    ['pl', 'U sąsiadów zatruli się czadem, u nas wszystko w porządku. Czy trzeba się badać?'],
  ] as const)('in %s, "%s" is no sign', (language, text) => {
    const signs = gradeDangerSigns(text, language, 'QUESTION')
    expect(signs.filter(({ level }) => level !== null)).toEqual([])
  })
})
