import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../locale.ts'
import type { TypeCode } from '../types/catalogue.ts'
import { findDangerSigns } from './find.ts'
import { readLabelled } from './labelled/lessons.ts'
import { DANGER_RULE_IDS, RULES_OF_ANSWERS_ALONE } from './rules.ts'

const fileOf = (name: string) => readFileSync(new URL(`labelled/${name}`, import.meta.url), 'utf8')

const rulesIn = (text: string, language: Language, type: TypeCode = 'OTHER_PROBLEM') =>
  findDangerSigns(text, language, type).map(({ ruleId }) => ruleId)

/** Those whose words are looked for. */
const WORDED = DANGER_RULE_IDS.filter((id) => !RULES_OF_ANSWERS_ALONE.includes(id))

/** Nothing makes it count less. */
const now = { level: 'EMERGENCY_NOW', because: null, loweredBy: [] }

/** How many of the calm texts may be taken for dangerous, in each language. */
const FALSE_ALARMS_MAX = 2

describe.each(LANGUAGES)('danger signs in the labelled texts in %s', (language) => {
  const texts = readLabelled(fileOf(`${language}.txt`))
  const dangers = texts.filter(({ rule }) => rule !== null)
  const calm = texts.filter(({ rule }) => rule === null)

  it('has at least 80 texts, each once, and one for each rule', () => {
    expect(texts.length).toBeGreaterThanOrEqual(80)
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
    expect(WORDED.filter((id) => !dangers.some(({ rule }) => rule === id))).toEqual([])
  })

  it.each(dangers)('finds $rule in "$text"', ({ rule, type, text }) => {
    const signs = findDangerSigns(text, language, type)
    expect(signs.map(({ ruleId }) => ruleId)).toContain(rule)
    for (const { words } of signs) {
      expect(words.length).toBeGreaterThan(0)
      for (const word of words) expect(text).toContain(word)
    }
  })

  it('raises few false alarms', () => {
    const alarms = calm.flatMap(({ text, type }) =>
      findDangerSigns(text, language, type).map(({ ruleId, words }) => ({ text, ruleId, words })),
    )
    console.log(
      JSON.stringify({
        proof: 'danger-signs',
        language,
        dangers: dangers.length,
        calm: calm.length,
        falseAlarms: new Set(alarms.map(({ text }) => text)).size,
        alarms,
      }),
    )
    expect(new Set(alarms.map(({ text }) => text)).size).toBeLessThanOrEqual(FALSE_ALARMS_MAX)
  })
})

/** The messages that teach weights are many: one of so many is looked at. */
const ONE_OF = 5

describe.each(LANGUAGES)('messages that teach weights in %s', (language) => {
  const texts = readLabelled(fileOf(`lessons/${language}.txt`)).filter((_, index) => index % ONE_OF === 0)
  const shareFound = (those: typeof texts) =>
    those.filter(({ text, type }) => findDangerSigns(text, language, type).length > 0).length / those.length

  it('are found where they are dangers and left alone where they are calm', () => {
    expect(shareFound(texts.filter(({ rule }) => rule !== null))).toBeGreaterThan(0.94)
    // Three of ten calm ones name a danger of long ago, of a film or of somebody else.
    expect(shareFound(texts.filter(({ rule }) => rule === null))).toBeLessThan(0.1)
  })
})

const redFlags = Object.entries(
  JSON.parse(fileOf('red-flag-phrases.json')) as Record<string, Record<Language, string[]>>,
).flatMap(([rule, phrases]) =>
  LANGUAGES.flatMap((language) => phrases[language].map((phrase) => [rule, language, phrase] as const)),
)

describe('the phrases agreed for each rule', () => {
  it('name every rule', () => {
    expect(redFlags).toHaveLength(512)
    expect(new Set(redFlags.map(([rule]) => rule))).toEqual(new Set(WORDED))
  })

  it.each(redFlags)('raise %s in %s: "%s"', (rule, language, phrase) => {
    expect(rulesIn(phrase, language)).toContain(rule)
  })
})

/** No prescription says eight at a time; of paracetamol they are already the most for a whole day. */
describe.each([
  ['en', (count: string) => `I took ${count} tablets`],
  ['et', (count: string) => `võtsin ${count} tabletti`],
  ['ru', (count: string) => `я выпила ${count} таблеток`],
  ['pl', (count: string) => `wzięłam ${count} tabletek`],
] as const)('tablets taken, in %s', (language, took) => {
  it.each(['8', '20', '30', '120'])('are a sign when they are %s', (count) => {
    expect(rulesIn(took(count), language)).toContain('POISONING')
  })

  it.each(['1', '2', '4', '7'])('are none when they are %s', (count) => {
    expect(rulesIn(took(count), language)).toEqual([])
  })

  it('are none when the number is a strength', () => {
    expect(rulesIn(took(language === 'ru' ? '20 мг' : '20 mg'), language)).toEqual([])
  })
})

it('of an infant are found when a grown-up writes in their own name, and not in a schoolchild', () => {
  const found = (age: number) =>
    findDangerSigns('My baby has a fever of 38.5', 'en', 'QUESTION', [], age).map(({ ruleId }) => ruleId)
  expect([found(34), found(0), found(7)]).toEqual([['INFANT_FEVER'], ['INFANT_FEVER'], []])
})

it.each([
  ['en', 'my 2 month old has 38.5 fever'],
  ['en', 'my baby has fever 38.5, she is 7 weeks old'],
  ['en', 'newborn 38.5'],
  ['et', 'beebil palavik 38,5'],
  ['et', 'kahekuusel lapsel on palavik 38,5'],
  ['et', 'vastsündinu palavik'],
  ['et', 'imik 2 kuud vana, 38,4'],
  ['ru', 'у двухмесячного ребёнка температура 38,5'],
  ['ru', 'у малыша 38,5, ему 6 недель'],
  ['pl', 'dwumiesięczne dziecko ma gorączkę 38,5'],
  ['pl', 'niemowlę 2 miesiące 38,4'],
] as const)('of an infant are found in %s when its parent writes as themselves: "%s"', (language, text) => {
  expect(findDangerSigns(text, language, 'QUESTION', [], 34).map(({ ruleId }) => ruleId)).toEqual([
    'INFANT_FEVER',
  ])
})

it.each([
  ['en', 'my 7 year old has fever 38.5'],
  ['et', '7-aastasel palavik 38,5'],
  ['ru', 'у 7-летнего ребёнка температура 38,5'],
  ['pl', 'siedmioletnie dziecko ma gorączkę 38,5'],
] as const)('of an infant are not seen in %s in an older child: "%s"', (language, text) => {
  expect(findDangerSigns(text, language, 'QUESTION', [], 34)).toEqual([])
})

it.each([
  ['en', 'I cut bread with a knife and think of finishing the kitchen'],
  ['et', 'hoian nuga käes valesti, kui leiba lõikan, ja ei jõua lõpetada'],
  ['ru', 'режу хлеб, держу нож в руке плохо, не могу закончить'],
  ['pl', 'trzymam nóż w ręku, kroję chleb i zaraz skończę'],
] as const)('are not seen in %s in a knife at work: "%s"', (language, text) => {
  expect(rulesIn(text, language)).toEqual([])
})

it.each([
  ['et', 'Lapsel on palavik 40 kraadi, andsin paratsetamooli'],
  ['ru', 'ребёнок 40 градусов, дали парацетамол'],
  ['pl', 'dziecko ma 40 stopni gorączki, podałam paracetamol'],
] as const)('in %s are not seen in degrees that are a fever and no hot day: "%s"', (language, text) => {
  expect(rulesIn(text, language)).toEqual([])
})

it.each([
  ['en', 'My son has 38.4, drinks and plays, I gave paracetamol syrup 5 ml twice', 4],
  ['et', 'Pojal 38,4, joob ja mängib, andsin kaks korda paratsetamooli siirupit 5 ml', 4],
  ['ru', 'сын пьёт и играет, дала парацетамол в сиропе 5 мл два раза', 4],
  ['pl', 'synek pije i bawi się, dałam dwa razy paracetamol w syropie', 4],
  ['en', 'Cold and fever for 4 days, temperature 38.2 this morning', 40],
  ['en', 'Cough for 3 weeks, fever 38.4 today', 40],
  ['en', 'Glucose test at 28 weeks came back normal', 30],
  ['et', 'Suhkrutaluvuse proov 26. nädalal oli korras', 30],
  ['ru', 'Глюкозотолерантный тест в 26 недель, сахар 4,8, нормально?', 30],
  ['pl', 'Krzywa cukrowa w 26 tygodniu prawidłowa: 82, 141, 118', 30],
] as const)('in %s are not seen in what every family writes: "%s"', (language, text, age) => {
  expect(findDangerSigns(text, language, 'QUESTION', [], age)).toEqual([])
})

it.each([
  'Could you see my son on Thursday? He has a rash.',
  'I live with my son and his family, the letter should go there.',
  "I'll be with my wife at ten past nine.",
])('are not seen where somebody is with the family: "%s"', (text) => {
  expect(rulesIn(text, 'en')).toEqual([])
})

it.each([
  'I just want to be with my wife again, she died in May.',
  'I want to be with my son in heaven.',
  "Soon I'll see my late husband.",
])('are seen where somebody wants to be with the dead: "%s"', (text) => {
  expect(rulesIn(text, 'en')).toContain('SUICIDE')
})

describe('danger signs', () => {
  it.each([
    ['en', 'no chest pain'],
    ['en', "I don't have any chest pain"],
    ['en', 'no fever or chest pain'],
    ['et', 'rinnus ei valuta'],
    ['et', 'valu ei ole rinnus vaid randmes'],
    ['et', 'valu rinnus ei ole olnud'],
    ['ru', 'нет боли в груди'],
    ['ru', 'боли в груди нет'],
    ['ru', 'в груди ничего не болит'],
    ['et', 'valu rinnus, palavikku ega köha ei ole'],
    ['pl', 'nie boli mnie w klatce'],
    ['pl', 'bólu w klatce nie ma'],
    ['pl', 'żadnego bólu w klatce nie było'],
    ['en', 'no chest pain before, today it is only a cough'],
    ['et', 'valu rinnus täna ei ole'],
    ['ru', 'боли в груди никакой нет, но болит колено'],
  ] as const)('in %s, are not seen in the plain denial "%s"', (language, text) => {
    expect(rulesIn(text, language)).toEqual([])
  })

  it.each([
    ['en', 'not sure if it is chest pain'],
    ['en', 'no sleep because of chest pain'],
    ['en', 'Headache? No. Chest pain yes'],
    ['en', 'I have not had chest pain before, but today it is crushing'],
    ['et', 'eile ei olnud valu rinnus, täna on'],
    ['et', 'eile ei olnud, täna on valu rinnus'],
    ['ru', 'вчера не было, сегодня боль в груди'],
    ['pl', 'wczoraj nie było bólu w klatce dziś jest'],
    ['et', 'ei tea mis teha rinnus valu'],
    ['et', 'valu rinnus ei ole enam talutav'],
    ['et', 'palavikku pole, rinnus valu'],
    ['ru', 'не только кашель, боль в груди'],
    ['ru', 'боль в груди нет сил терпеть'],
    ['pl', 'nie wiem co robić boli mnie w klatce'],
    ['pl', 'ból w klatce nie do zniesienia'],
  ] as const)('in %s, are seen although a "no" is near: "%s"', (language, text) => {
    expect(rulesIn(text, language)).toContain('CHEST_PAIN')
  })

  it('are seen in another language than that of the page', () => {
    expect(rulesIn('сильная боль в груди', 'et')).toContain('CHEST_PAIN')
    expect(rulesIn('I want to die', 'ru')).toContain('SUICIDE')
  })

  it.each([
    ['Ma ei saa hin\u00adgata', 'et'],
    ['Ma ei saa hin\u200bgata', 'et'],
    ['Ma ei s\u0430\u0430 hing\u0430t\u0430', 'et'],
    ['M\u0430 \u0435i s\u0430\u0430 h\u0456ngata', 'et'],
    ['Tere\u2028ma\u00a0ei\u2003saa\u2009hingata', 'et'],
    ['ｍａ ｅｉ ｓａａ ｈｉｎｇａｔａ', 'et'],
    ['не могу дыш\u0061ть', 'ru'],
    ['Н\u0415 \u041cOГУ ДЫШ\u0041ТЬ', 'ru'],
  ] as const)('are seen under invisible characters and look-alike letters: %j', (text, language) => {
    expect(rulesIn(text, language)).toEqual(['BREATHING'])
  })

  it('name the words as they were written', () => {
    expect(findDangerSigns('Mul on RINNUS kange Valu.', 'et', 'COUGH')).toEqual([
      { ...now, ruleId: 'CHEST_PAIN', words: ['RINNUS', 'Valu'] },
    ])
  })

  it('are seen in the answers to helper questions, and in a yes to those that ask for one', () => {
    const answers = [
      { id: 'course', answer: 'worse, and now chest pain' },
      { id: 'gi_blood', answer: 'yes' },
      { id: 'vt_faint', answer: 'no' },
    ]
    expect(findDangerSigns('cough', 'en', 'COUGH', answers)).toEqual([
      { ...now, ruleId: 'CHEST_PAIN', words: ['chest', 'pain'] },
      { ...now, ruleId: 'GI_BLEED', words: [] },
    ])
  })

  it('take from the kind of e-contact what it says already', () => {
    expect(rulesIn('bleeding since morning', 'en', 'PREGNANCY_COMMS')).toContain('PREGNANCY_BLEED')
    expect(rulesIn('bleeding since morning', 'en', 'COUGH')).not.toContain('PREGNANCY_BLEED')
  })

  it('are sought quickly in the longest text there may be', () => {
    const text = 'no chest pain, ei valuta rinnus '.repeat(94).slice(0, 3000)
    const start = performance.now()
    findDangerSigns(text, 'et', 'OTHER_PROBLEM')
    expect(performance.now() - start).toBeLessThan(500)
  })
})

describe('an infant whose age is known', () => {
  it.each([
    ['et', '5 nädalat vana, kaenla alt 38,6, unine'],
    ['en', '5 weeks old, 38.6 under the arm, sleepy'],
    ['ru', '5 недель, под мышкой 38,6, сонный'],
    ['pl', '5 tygodni, pod pachą 38,6, śpiący'],
  ] as const)('needs no word for it in %s', (language, text) => {
    const rulesAt = (age: number) =>
      findDangerSigns(text, language, 'ACUTE_INFECTION', [], age).map(({ ruleId }) => ruleId)
    expect(rulesAt(0)).toContain('INFANT_FEVER')
    expect(rulesAt(7)).not.toContain('INFANT_FEVER')
  })
})

describe('a fever of whom writes', () => {
  it.each([
    ['et', 'Imetan beebit ja mul on palavik 38,5', 'Mul on palavik ja beebil ka palavik 38,4'],
    ['en', 'I nurse a newborn and I have a fever of 39', 'I have a fever and my newborn has a fever too'],
    ['ru', 'Кормлю новорождённого, у меня температура 38,5', 'У меня температура и у новорождённого 38,3'],
    ['pl', 'Karmię noworodka i mam gorączkę 38,5', 'Mam gorączkę, a noworodek też ma 38,4'],
  ] as const)('is not that of the infant in %s', (language, own, both) => {
    expect(rulesIn(own, language, 'BREASTFEEDING')).toEqual([])
    expect(rulesIn(both, language, 'BREASTFEEDING')).toContain('INFANT_FEVER')
  })

  it.each([
    ['et', 'Mul on vastsündinu, palavik 38,5'],
    ['et', 'Mul on beebi, palavik 38,5'],
    ['ru', 'У меня новорождённый, температура 38,5'],
    ['ru', 'Температурю, новорождённый тоже 38,3'],
    ['en', 'I have a newborn, temp 38.5'],
    ['en', 'I feel my newborn’s temperature is 39'],
    ['pl', 'Gorączkuję, noworodek też ma 38,4'],
  ] as const)('does not hide that of the infant in %s: %s', (language, text) => {
    expect(rulesIn(text, language, 'BREASTFEEDING')).toContain('INFANT_FEVER')
  })
})
