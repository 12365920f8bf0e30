import { describe, expect, it } from 'vitest'
import { DEFINITIONS } from '../definitions.ts'
import { askedItems } from '../filling.ts'
import type { Answers, Context, Instrument } from '../instrument.ts'
import { parseInstrument } from '../parse-instrument.ts'
import { scoreAnswers } from '../score.ts'
import { EXTENSIONS } from './fhir.ts'
import { matchWording } from './match-wording.ts'
import { FhirRefusal } from './problems.ts'
import { readFhirQuestionnaire } from './read-questionnaire.ts'
import { toInstrument } from './to-instrument.ts'
import { toFhirQuestionnaire } from './to-questionnaire.ts'

type Vector = { name: string; answers: Answers; context?: Context }
type File = ReturnType<typeof toFhirQuestionnaire>
const URL = 'https://example.org/api/questionnaires/X/fhir'
const definitions = DEFINITIONS as { code: string; test_vectors: Vector[] }[]
const instruments = definitions.map(parseInstrument)
const phq9 = parseInstrument(definitions.find(({ code }) => code === 'QUEST_PHQ9'))
const fileOf = (instrument: Instrument = phq9): File => toFhirQuestionnaire(instrument, URL)
/** The file with one item changed. */
const changed = (linkId: string, change: object, file: File = fileOf()) => ({
  ...file,
  item: file.item.map((item) => (item.linkId === linkId ? { ...item, ...change } : item)),
})
const refusalOf = (value: unknown): string => {
  try {
    toInstrument(readFhirQuestionnaire(value))
  } catch (error) {
    if (error instanceof FhirRefusal) return `${error.problem} ${error.linkId}`.trim()
    throw error
  }
  return 'accepted'
}

describe.each(instruments)('$code, exported and read again', (instrument) => {
  it('is the instrument with the wording that it has', () => {
    expect(matchWording(instrument, readFhirQuestionnaire(fileOf(instrument)))).toEqual({
      wording: null,
      problems: [],
    })
  })

  it('stands on as many pages of a wide screen', () => {
    const read = toInstrument(readFhirQuestionnaire(fileOf(instrument)))
    expect(read.questionsOnWidePage).toBe(instrument.questionsOnWidePage)
    expect(fileOf(read).extension).toEqual(fileOf(instrument).extension)
  })

  it('scores as it did where it is taken for one that the product does not know', () => {
    const read = toInstrument(readFhirQuestionnaire(fileOf(instrument)))
    expect(read.items.map(({ id }) => id)).toEqual(instrument.items.map(({ id }) => id))
    const vectors = definitions.find(({ code }) => code === instrument.code)?.test_vectors ?? []
    for (const { answers } of vectors) {
      const expected = Object.entries(scoreAnswers(instrument, answers).scores)
      const asText = (id: string) => instrument.items.find((item) => item.id === id)?.kind === 'CHOICE'
      const given = Object.entries(answers).map(([id, value]) => [id, asText(id) ? String(value) : value])
      expect(scoreAnswers(read, Object.fromEntries(given)).scores).toEqual(Object.fromEntries(expected))
    }
  })
})

describe('the published wording', () => {
  const official = changed('q1', { text: 'Published words', _text: { extension: [] } })
  const { wording } = matchWording(phq9, readFhirQuestionnaire(official))
  const definition = { ...definitions.find(({ code }) => code === 'QUEST_PHQ9'), official: wording }

  it('replaces words and nothing else, and is marked as published', () => {
    const worded = parseInstrument(JSON.parse(JSON.stringify(definition)))
    expect(worded.items[0]?.text).toEqual({
      et: 'Published words',
      en: 'Published words',
      ru: 'Published words',
      pl: 'Published words',
    })
    expect(worded.hasOfficialWording).toBe(true)
    expect({ ...worded, items: [], hasOfficialWording: false }).toEqual({ ...phq9, items: [] })
    expect(worded.items.map(({ id, options }) => [id, options.map(({ points }) => points)])).toEqual(
      phq9.items.map(({ id, options }) => [id, options.map(({ points }) => points)]),
    )
  })

  it('is the same after it was exported and read again', () => {
    const worded = parseInstrument(JSON.parse(JSON.stringify(definition)))
    const again = matchWording(phq9, readFhirQuestionnaire(fileOf(worded)))
    expect(again.wording).toEqual({ ...wording, version: phq9.version })
  })

  it.each([
    [
      'a question that is missing',
      { ...fileOf(), item: fileOf().item.filter(({ linkId }) => linkId !== 'q3') },
      'MISSING_ITEM q3',
    ],
    [
      'a question more',
      { ...fileOf(), item: [...fileOf().item, { linkId: 'q99', type: 'text', text: 'More' }] },
      'UNKNOWN_ITEM q99',
    ],
    [
      'an answer less',
      changed('q2', { answerOption: fileOf().item[2]?.answerOption?.slice(1) }),
      'OPTIONS_DIFFER q2',
    ],
    [
      'other points',
      changed('q2', {
        answerOption: fileOf().item[2]?.answerOption?.map((option) => ({
          ...option,
          extension: [{ url: EXTENSIONS.points, valueDecimal: 7 }],
        })),
      }),
      'POINTS_DIFFER q2',
    ],
    [
      'a condition',
      changed('q2', { enableWhen: [{ question: 'q1', operator: 'exists', answerBoolean: true }] }),
      'CONDITION_DIFFERS q2',
    ],
    [
      'a condition of the group round a question',
      {
        ...fileOf(),
        item: fileOf().item.map((item) =>
          item.linkId === 'q2'
            ? {
                linkId: 'g',
                type: 'group',
                enableWhen: [{ question: 'q1', operator: 'exists', answerBoolean: true }],
                item: [item],
              }
            : item,
        ),
      },
      'CONDITION_DIFFERS q2',
    ],
    [
      'another formula',
      changed('score.total', {
        extension: [
          { url: EXTENSIONS.calculated, valueExpression: { language: 'text/fhirpath', expression: '1' } },
        ],
      }),
      'FORMULA_DIFFERS score.total',
    ],
  ])('is refused with %s', (_, file, problem) => {
    const { problems } = matchWording(phq9, readFhirQuestionnaire(file))
    expect(problems.map((each) => `${each.problem} ${each.linkId}`)).toEqual([problem])
  })
})

const option = (code: string, points: number) => ({
  extension: [{ url: EXTENSIONS.points, valueDecimal: points }],
  valueCoding: { code, display: code },
})
const answer = (id: string) => `%resource.descendants().where(linkId = '${id}').answer.value`
/** A questionnaire of somebody else: a condition in the form of base R4, and a score as a plain sum. */
const unknown = {
  resourceType: 'Questionnaire',
  status: 'active',
  name: 'SLEEP',
  title: 'Sleep',
  version: '3',
  language: 'pl-PL',
  item: [
    {
      linkId: 'g',
      type: 'group',
      text: 'Ostatnie dwa tygodnie',
      item: [
        {
          linkId: '/1',
          type: 'choice',
          text: 'Czy źle Pan sypia?',
          required: true,
          answerOption: [option('n', 0), option('y', 2)],
        },
        {
          linkId: '/2',
          type: 'choice',
          text: 'Jak często?',
          required: true,
          enableWhen: [{ question: '/1', operator: '=', answerCoding: { code: 'y' } }],
          answerOption: [option('a', 1), option('b', 3)],
        },
      ],
    },
    {
      linkId: 'sum',
      type: 'decimal',
      text: 'Wynik',
      readOnly: true,
      extension: [
        {
          url: EXTENSIONS.calculated,
          valueExpression: {
            language: 'text/fhirpath',
            expression: `iif(${answer('/1')}.ordinal().combine(${answer('/2')}.ordinal()).count() >= 1, ${answer('/1')}.ordinal() + ${answer('/2')}.ordinal(), {})`,
          },
        },
      ],
    },
  ],
}
const BOTH = `${answer('/1')}.ordinal().combine(${answer('/2')}.ordinal())`
const onYes = (id: string) => ({
  enableWhen: [{ question: id, operator: '=', answerCoding: { code: 'y' } }],
})
const formula = (expression: string, language = 'text/fhirpath') => ({
  ...unknown,
  item: [
    unknown.item[0],
    {
      linkId: 'sum',
      type: 'decimal',
      text: 'Wynik',
      extension: [{ url: EXTENSIONS.calculated, valueExpression: { language, expression } }],
    },
  ],
})
const items = (...item: object[]) => ({ ...unknown, item })
const question = { linkId: 'a', type: 'choice', text: 'A', answerOption: [option('n', 0), option('y', 1)] }
const nested = (depth: number): object =>
  depth === 0 ? question : { linkId: `g${depth}`, type: 'group', item: [nested(depth - 1)] }

describe('a questionnaire that the product does not know', () => {
  it('is asked by its conditions and scored by its formula', () => {
    const read = toInstrument(readFhirQuestionnaire(unknown))
    expect(read.intro.et).toBe('Ostatnie dwa tygodnie')
    expect(read.scores).toMatchObject([{ id: 'sum', method: 'sum', min: 1, max: 5, mayMiss: 0 }])
    expect(scoreAnswers(read, { '/1': 'y', '/2': 'b' }).scores).toEqual({ sum: 5 })
  })

  it.each([
    ['a sum', `iif(${BOTH}.count() >= 1, ${BOTH}.aggregate($this + $total, 0), {})`],
    ['a sum without a condition', `${BOTH}.aggregate($this + $total, 0)`],
  ])('counts nothing for a question that is not asked, and waits for one that is: %s', (_, expression) => {
    const read = toInstrument(readFhirQuestionnaire(formula(expression)))
    expect(scoreAnswers(read, { '/1': 'n' }).scores).toEqual({ sum: 0 })
    expect(scoreAnswers(read, { '/1': 'y' }).scores).toEqual({})
    expect(scoreAnswers(read, { '/1': 'y', '/2': 'a' }).scores).toEqual({ sum: 3 })
  })

  it('has the mean of what was answered where not all is needed', () => {
    const mean = `(${BOTH}.aggregate($this + $total, 0) / ${BOTH}.count()).round(2)`
    const read = toInstrument(readFhirQuestionnaire(formula(`iif(${BOTH}.count() >= 1, ${mean}, {})`)))
    expect(scoreAnswers(read, { '/1': 'y' }).scores).toEqual({ sum: 2 })
    expect(scoreAnswers(read, { '/1': 'y', '/2': 'b' }).scores).toEqual({ sum: 2.5 })
  })

  it.each([
    ['group', { linkId: 'g', type: 'group', ...onYes('a'), item: [{ ...question, linkId: 'c' }] }],
    ['question', { ...question, linkId: 'b', ...onYes('a'), item: [{ ...question, linkId: 'c' }] }],
  ])('is asked by the condition of the %s that it stands in', (_, outer) => {
    const read = toInstrument(readFhirQuestionnaire(items(question, outer)))
    expect(askedItems(read, { a: 'n' }).map(({ id }) => id)).toEqual(['a'])
    expect(askedItems(read, { a: 'y' }).map(({ id }) => id)).toContain('c')
  })

  it.each([
    ['no questionnaire', { resourceType: 'Patient' }, 'NOT_A_QUESTIONNAIRE'],
    ['no object', 'text', 'NOT_A_QUESTIONNAIRE'],
    ['nothing asked', items(), 'NOT_A_QUESTIONNAIRE'],
    ['a language that the product does not have', { ...unknown, language: 'fr' }, 'UNKNOWN_LANGUAGE'],
    [
      'a condition that looks at itself',
      items({ ...question, enableWhen: [{ question: 'a', operator: 'exists', answerBoolean: true }] }),
      'CONDITION_LOOKS_AHEAD a',
    ],
    [
      'conditions that look at each other',
      items(
        { ...question, enableWhen: [{ question: 'b', operator: '=', answerCoding: { code: 'y' } }] },
        {
          ...question,
          linkId: 'b',
          enableWhen: [{ question: 'a', operator: '=', answerCoding: { code: 'y' } }],
        },
      ),
      'CONDITION_LOOKS_AHEAD a',
    ],
    [
      'an unknown extension',
      items({ ...question, extension: [{ url: 'https://example.org/x' }] }),
      'UNKNOWN_EXTENSION a',
    ],
    [
      'an extension that turns the meaning round',
      items({ ...question, modifierExtension: [] }),
      'UNKNOWN_EXTENSION a',
    ],
    ['a script in a question', items({ ...question, text: '<script>alert(1)</script>' }), 'MARKUP_IN_TEXT a'],
    [
      'a script in an answer',
      items({ ...question, answerOption: [option('<img src=x>', 0), option('y', 1)] }),
      'MARKUP_IN_TEXT a',
    ],
    [
      'a script in a translation',
      items({
        ...question,
        _text: {
          extension: [
            {
              url: EXTENSIONS.translation,
              extension: [
                { url: 'lang', valueCode: 'et' },
                { url: 'content', valueString: 'javascript:alert(1)' },
              ],
            },
          ],
        },
      }),
      'MARKUP_IN_TEXT a',
    ],
    ['groups nested thirty deep', items(nested(30)), 'NESTED_TOO_DEEP g26'],
    [
      'ten thousand questions',
      items(...Array.from({ length: 10_000 }, (_, n) => ({ ...question, linkId: `i${n}` }))),
      'TOO_MANY_ITEMS',
    ],
    ['two questions of one id', items(question, question), 'SAME_ID_TWICE a'],
    ['a text of 501 characters', items({ ...question, text: 'x'.repeat(501) }), 'TEXT_TOO_LONG a'],
    ['no text', items({ ...question, text: ' ' }), 'NO_TEXT a'],
    ['one answer to choose', items({ ...question, answerOption: [option('n', 0)] }), 'NO_CHOICE a'],
    [
      'a kind of question that the product does not have',
      items({ ...question, type: 'attachment' }),
      'UNKNOWN_TYPE a',
    ],
    [
      'a kind named as a property of every object',
      items({ ...question, type: 'constructor' }),
      'UNKNOWN_TYPE a',
    ],
    [
      'an operator named as a property of every object',
      items(question, {
        ...question,
        linkId: 'b',
        enableWhen: [{ question: 'a', operator: 'constructor', answerCoding: { code: 'y' } }],
      }),
      'UNKNOWN_CONDITION b',
    ],
    [
      'a range turned round',
      items({
        linkId: 'a',
        type: 'integer',
        text: 'A',
        extension: [
          { url: EXTENSIONS.minValue, valueInteger: 9 },
          { url: EXTENSIONS.maxValue, valueInteger: 1 },
        ],
      }),
      'NOT_A_QUESTIONNAIRE',
    ],
    [
      'a text without room',
      items({ linkId: 'a', type: 'text', text: 'A', maxLength: 0 }),
      'NOT_A_QUESTIONNAIRE',
    ],
    ['a formula that never ends', formula(`${answer('/1')}.repeat($this)`), 'UNKNOWN_FORMULA sum'],
    [
      'a formula of a million parts',
      formula(`${answer('/1')}.ordinal()${' + 1'.repeat(1_000_000)}`),
      'UNKNOWN_FORMULA sum',
    ],
    [
      'a formula of a thousand brackets',
      formula(`${'('.repeat(1000)}1${')'.repeat(1000)}`),
      'UNKNOWN_FORMULA sum',
    ],
    ['a formula in another language', formula(answer('/1'), 'text/cql'), 'UNKNOWN_FORMULA sum'],
    [
      'a condition in another language',
      items({
        ...question,
        extension: [
          { url: EXTENSIONS.enableWhen, valueExpression: { language: 'text/cql', expression: 'A = 1' } },
        ],
      }),
      'UNKNOWN_CONDITION a',
    ],
    [
      'a condition that looks at a score',
      items(question, {
        ...question,
        linkId: 'b',
        extension: [
          {
            url: EXTENSIONS.enableWhen,
            valueExpression: { language: 'text/fhirpath', expression: `${answer('score.x')} > 1` },
          },
        ],
      }),
      'UNKNOWN_CONDITION b',
    ],
    [
      'a heading that is not always shown',
      items({ linkId: 'h', type: 'display', text: 'H', ...onYes('a') }, question),
      'UNKNOWN_CONDITION h',
    ],
    [
      'a score that is not always calculated',
      items(question, { ...formula(`${answer('a')}.ordinal()`).item[1], ...onYes('a') }),
      'UNKNOWN_CONDITION sum',
    ],
    ['several answers to one question', items({ ...question, repeats: true }), 'UNKNOWN_TYPE a'],
    ['a product', formula(`${BOTH}.aggregate($this * $total, 1)`), 'UNKNOWN_FORMULA sum'],
    ['a sum that begins at ten', formula(`${BOTH}.aggregate($this + $total, 10)`), 'UNKNOWN_FORMULA sum'],
    [
      'a sum in per cent',
      formula(`(${BOTH}.aggregate($this + $total, 0) / ${BOTH}.count() * 25).round(0)`),
      'UNKNOWN_FORMULA sum',
    ],
    [
      'a sum divided by the number of other answers',
      formula(`(${BOTH}.aggregate($this + $total, 0) / ${answer('/1')}.ordinal().count()).round(2)`),
      'UNKNOWN_FORMULA sum',
    ],
    [
      'a mean without decimals',
      formula(`(${BOTH}.aggregate($this + $total, 0) / ${BOTH}.count()).round(0)`),
      'UNKNOWN_FORMULA sum',
    ],
    [
      'a sum that needs other answers',
      formula(`iif(${answer('/1')}.ordinal().count() >= 1, ${BOTH}.aggregate($this + $total, 0), {})`),
      'UNKNOWN_FORMULA sum',
    ],
    [
      'a sum of more answers than may be asked',
      (() => {
        const more = { ...unknown.item[0]?.item?.[1], linkId: '/3' }
        const three = `${BOTH}.combine(${answer('/3')}.ordinal())`
        const file = formula(`iif(${three}.count() >= 2, ${three}.aggregate($this + $total, 0), {})`)
        return { ...file, item: [file.item[0], more, file.item[1]] }
      })(),
      'UNKNOWN_FORMULA sum',
    ],
    ['a formula that is none', formula("where('"), 'UNKNOWN_FORMULA sum'],
    ['a formula over a question that is not there', formula(`${answer('x')}.ordinal()`), 'NO_POINTS sum'],
    ['answers without points in a formula', formula(`${answer('sum')}.ordinal()`), 'NO_POINTS sum'],
  ])('is refused with %s', (_, file, refusal) => {
    expect(refusalOf(file)).toBe(refusal)
  })
})
