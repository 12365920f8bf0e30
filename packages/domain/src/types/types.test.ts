// @proves R2-048 R3-015 R3-016 R3-017 R3-018 R3-019 R3-020 R3-021 R3-022 R3-023 R3-024 R3-025
// @proves R3-026 R3-027 R3-028 R3-029 R3-030 R3-031 R3-032 R3-033 R3-034 R3-035 R3-036 R3-037
// @proves-part R2-047 R2-049: the rule
import { describe, expect, it } from 'vitest'
import enKeywords from '../../../i18n/locales/en/type-keywords.json' with { type: 'json' }
import enLabels from '../../../i18n/locales/en/types.json' with { type: 'json' }
import etKeywords from '../../../i18n/locales/et/type-keywords.json' with { type: 'json' }
import etLabels from '../../../i18n/locales/et/types.json' with { type: 'json' }
import plKeywords from '../../../i18n/locales/pl/type-keywords.json' with { type: 'json' }
import plLabels from '../../../i18n/locales/pl/types.json' with { type: 'json' }
import ruKeywords from '../../../i18n/locales/ru/type-keywords.json' with { type: 'json' }
import ruLabels from '../../../i18n/locales/ru/types.json' with { type: 'json' }
import { LANGUAGES, type Language } from '../locale.ts'
import { leaveVariantOf } from '../sick-leave/leave.ts'
import { TYPE_CODES, typeColour, typeIcon, typeRow } from './catalogue.ts'
import { TYPE_GROUPS } from './groups.ts'
import { foldText } from './fold-text.ts'
import { searchTypes } from './search.ts'
import searches from './searches.vectors.json' with { type: 'json' }
import { fitsPerson } from './fits-person.ts'
import { arrangePicker, offersQuestionnaires, sortTypes, typeSections, visibleTypes } from './sort.ts'

const words = {
  et: { labels: etLabels, keywords: etKeywords },
  en: { labels: enLabels, keywords: enKeywords },
  ru: { labels: ruLabels, keywords: ruKeywords },
  pl: { labels: plLabels, keywords: plKeywords },
}

describe('the catalogue', () => {
  it('has the 62 codes, 18 of them questionnaires, each once', () => {
    expect(TYPE_CODES).toHaveLength(62)
    expect(new Set(TYPE_CODES).size).toBe(62)
    expect(TYPE_CODES.filter((code) => code.startsWith('QUEST_'))).toHaveLength(18)
  })

  it.each(LANGUAGES)('has a label of its own and search words for each type in %s', (language) => {
    const { labels, keywords } = words[language]
    expect(Object.keys(labels).toSorted()).toEqual(TYPE_CODES.toSorted())
    expect(new Set(Object.values(labels)).size).toBe(62)
    for (const code of TYPE_CODES)
      expect((keywords as Record<string, string[]>)[code]?.length).toBeGreaterThan(2)
  })

  it('gives unknown codes the default look', () => {
    expect([typeColour('NEW'), typeIcon('NEW')]).toEqual(['#dce5df', 'speech-bubble'])
    expect(TYPE_CODES.every((code) => /^#[0-9a-f]{6}$/.test(typeColour(code)) && typeIcon(code))).toBe(true)
  })

  it('puts each type in a group, as the table of groups says', () => {
    const inGroup = (group: (typeof TYPE_GROUPS)[number]) =>
      TYPE_CODES.filter((code) => typeRow(code).groups.includes(group))
    expect(inGroup('MENTAL_HEALTH')).toEqual(['MOOD_DISORDER', 'ANXIETY'])
    expect(inGroup('JOINTS_AND_MUSCLES')).toEqual(['JOINT_PAIN', 'BACK_PAIN'])
    expect(inGroup('PROCEDURES')).toEqual(['PROC_SUTURES', 'PROC_WOUNDDRESSING', 'PROC_CASTREMOVAL'])
    expect(inGroup('QUESTIONNAIRES')).toHaveLength(19)
    expect(inGroup('HEALTH_EXAMINATION')).toContain('WELLNESS_DIABETES')
  })

  it('opens the sick-leave form of its variant', () => {
    expect(
      ['SICK_LEAVE', 'FIT_NOTE', 'FIT_NOTE_END', 'COUGH'].map((code) => leaveVariantOf(code as 'COUGH')),
    ).toEqual(['START', 'START', 'END', null])
  })
})

describe('what a patient can choose', () => {
  it('always holds three types, and prescriptions in Russian', () => {
    const three = ['OTHER_PROBLEM', 'FIT_NOTE_END', 'CANCEL_APPOINTMENT']
    expect(visibleTypes([], { questionnaires: true }, 'et')).toEqual(three)
    expect(visibleTypes([], { questionnaires: true }, 'ru').toSorted()).toEqual(
      [...three, 'PRESCRIPTION'].toSorted(),
    )
  })

  it('holds questionnaires only where they are offered, by plan or switch', () => {
    expect(visibleTypes(['QUEST_GAD'], { questionnaires: true }, 'et')).toContain('QUEST_GAD')
    expect(visibleTypes(['QUEST_GAD'], { questionnaires: false }, 'et')).not.toContain('QUEST_GAD')
    expect(offersQuestionnaires({ plan: 'PREMIUM', aiSmartQuestionnaire: 'DISABLED' })).toBe(true)
    expect(offersQuestionnaires({ plan: 'BASIC', aiSmartQuestionnaire: 'ENABLED' })).toBe(true)
    expect(offersQuestionnaires({ plan: 'BASIC', aiSmartQuestionnaire: 'NOT_AVAILABLE' })).toBe(false)
  })

  it.each(LANGUAGES)('is sorted by label in %s, other problems last', (language) => {
    const sorted = sortTypes(TYPE_CODES, words[language].labels, language)
    expect(sorted.at(-1)).toBe('OTHER_PROBLEM')
    const labels = sorted
      .slice(0, -1)
      .map((code) => (words[language].labels as Record<string, string>)[code] ?? '')
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, language)))
  })

  it('begins with the four, ends with other problems, and shows every type once or twice', () => {
    const picker = arrangePicker(TYPE_CODES, etLabels, 'et')
    expect(picker.main.slice(0, 4)).toEqual(['SICK_LEAVE', 'FIT_NOTE', 'FIT_NOTE_END', 'CANCEL_APPOINTMENT'])
    expect(picker.main.at(-1)).toBe('OTHER_PROBLEM')
    expect(picker.otherHealthConcern.map(({ group }) => group)).toEqual(['PROCEDURES', 'QUESTIONNAIRES'])
    const shown = [
      ...picker.main,
      ...[...picker.groups, ...picker.otherHealthConcern].flatMap(({ types }) => types),
    ]
    expect(new Set(shown).size).toBe(62)
    expect(shown).toHaveLength(63)
  })

  it('has every type once in the sections that a clinic chooses from', () => {
    const sections = typeSections(etLabels, 'et')
    expect(sections.map(({ group }) => group)).toEqual([
      'REASON_FOR_CONTACTING',
      'MEDICAL_CERTIFICATES_AND_REFERRALS',
      'HEALTH_EXAMINATION',
      'JOINTS_AND_MUSCLES',
      'MENTAL_HEALTH',
      'PROCEDURES',
      'QUESTIONNAIRES',
    ])
    expect(sections.flatMap(({ types }) => types).toSorted()).toEqual(TYPE_CODES.toSorted())
  })

  it('offers the renewal of a prescription and what was chosen before ahead of the reasons', () => {
    const picker = arrangePicker(TYPE_CODES, etLabels, 'et', ['COUGH', 'SICK_LEAVE', 'HEADACHE'])
    expect(picker.main.slice(4, picker.often)).toEqual([
      'PRESCRIPTION_REFILL',
      'APPOINTMENT',
      'COUGH',
      'HEADACHE',
    ])
    expect(picker.main.filter((code) => code === 'COUGH')).toHaveLength(1)
  })

  it.each([
    ['PREGNANCY_START', { years: 30, sex: 'MALE' }, false],
    ['PREGNANCY_START', { years: 30, sex: 'FEMALE' }, true],
    ['PREGNANCY_START', { years: 5, sex: 'FEMALE' }, false],
    ['BREASTFEEDING', { years: 0, sex: 'MALE' }, true],
    ['QUEST_IPSS', { years: 60, sex: 'FEMALE' }, false],
    ['QUEST_IPSS', { years: 60, sex: 'MALE' }, true],
    ['WELLNESS_VISIT_CHILD', { years: 40, sex: 'FEMALE' }, false],
    ['WELLNESS_VISIT_CHILD', { years: 4, sex: 'MALE' }, true],
    ['SICK_LEAVE', { years: 4, sex: 'MALE' }, false],
    ['FIT_NOTE', { years: 4, sex: 'MALE' }, true],
    ['COUGH', { years: 4, sex: 'MALE' }, true],
    ['PREGNANCY_START', { years: undefined, sex: undefined }, true],
  ] as const)('%s for %j is offered: %s', (type, person, isOffered) =>
    expect(fitsPerson(type, person)).toBe(isOffered),
  )

  it('leaves out empty groups, and the diabetes questionnaire where questionnaires are off', () => {
    const picker = arrangePicker(
      visibleTypes(['WELLNESS_DIABETES'], { questionnaires: false }, 'et'),
      etLabels,
      'et',
    )
    expect(picker.otherHealthConcern).toEqual([])
    expect(picker.groups).toEqual([{ group: 'HEALTH_EXAMINATION', types: ['WELLNESS_DIABETES'] }])
  })
})

describe('the search', () => {
  it.each([
    ['et', 'kõhuvalu'],
    ['et', 'KOHUVALU'],
    ['et', 'kohuvlau'],
    ['et', 'kõht valutab'],
    ['ru', 'живот болит'],
    ['ru', 'болит живот'],
    ['ru', 'у меня болит живот'],
    ['ru', 'боли в животе'],
    ['pl', 'ból brzucha'],
    ['pl', 'bol brzucha'],
    ['pl', 'boli mnie brzuch'],
    ['en', 'tummy ache'],
    ['en', 'Stomach pian'],
  ] as const)('in %s, "%s" finds abdominal pain among the first three', (language, query) => {
    expect(searchTypes(query, TYPE_CODES, words[language]).slice(0, 3)).toContain('ABDOMINAL_AND_PELVIC_PAIN')
  })

  it.each([
    ['et', 'haigusleht', 'SICK_LEAVE'],
    ['et', 'õmblused', 'PROC_SUTURES'],
    ['en', 'migraine', 'HEADACHE'],
    ['ru', 'кашлем', 'COUGH'],
    ['pl', 'recepty', 'PRESCRIPTION'],
  ] as const)('in %s, "%s" finds %s', (language, query, code) => {
    expect(searchTypes(query, TYPE_CODES, words[language]).slice(0, 4)).toContain(code)
  })

  it.each(searches as [Language, string, string][])('in %s, "%s" finds %s', (language, query, codes) => {
    const first = searchTypes(query, TYPE_CODES, words[language]).slice(0, 3)
    expect(codes.split(' ').some((code) => first.some((each) => each === code))).toBe(true)
  })

  it('finds nothing for nonsense and everything for nothing', () => {
    expect(searchTypes('xqzvw', TYPE_CODES, words.en)).toEqual([])
    expect(searchTypes('  ', TYPE_CODES, words.en)).toEqual(TYPE_CODES)
  })

  it('puts whole words before parts of words', () => {
    expect(searchTypes('ear', TYPE_CODES, words.en)[0]).toBe('EAR_PAIN_OTALGIA')
    const known = { labels: { COUGH: 'Leghorn', JOINT_PAIN: 'Pain in a leg' }, keywords: {} }
    expect(searchTypes('leg', ['COUGH', 'JOINT_PAIN'], known)).toEqual(['JOINT_PAIN', 'COUGH'])
  })

  it('forgives a slip only where nothing is found as it is written', () => {
    const known = { labels: { JOINT_PAIN: 'Hand', CONSTIPATION: 'Hard stool' }, keywords: {} }
    const types = ['CONSTIPATION', 'JOINT_PAIN'] as const
    expect(searchTypes('hand', types, known)).toEqual(['JOINT_PAIN'])
    expect(searchTypes('harf', types, known)).toEqual(['CONSTIPATION'])
  })

  it('takes words with a like beginning for the same only where nothing is found as it is written', () => {
    const known = {
      labels: { COUGH: 'Cough of the chest', WELLNESS_DIABETES: 'Diabetes check' },
      keywords: {},
    }
    expect(searchTypes('chest', ['WELLNESS_DIABETES', 'COUGH'], known)).toEqual(['COUGH'])
    const pains = { labels: { BACK_PAIN: 'Боль в спине', HEADACHE: 'Болит голова' }, keywords: {} }
    expect(searchTypes('болит', ['BACK_PAIN', 'HEADACHE'], pains)).toEqual(['HEADACHE', 'BACK_PAIN'])
  })

  it('searches only what is visible', () => {
    expect(searchTypes('kõhuvalu', ['COUGH'], words.et)).toEqual([])
  })

  it('folds the letters of four languages', () => {
    expect(foldText('Žažółć ÕÜ Ёж')).toBe('zazolc ou еж')
  })
})
