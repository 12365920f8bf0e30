// @proves R3-022
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TYPE_CODES, isQuestionnaire } from '../types/catalogue.ts'
import { decidingItem } from './conditions.ts'
import { DEFINITIONS } from './definitions.ts'
import {
  askedItems,
  answersToAsked,
  checkAnswers,
  checkPage,
  itemAfterPage,
  nextUnanswered,
  pageWith,
} from './filling.ts'
import type { Answer, Answers, Instrument, Item } from './instrument.ts'
import { isMeantFor } from './meant-for.ts'
import { parseInstrument } from './parse-instrument.ts'
import { headlineScore, scoreAnswers } from './score.ts'
import { bandEdges } from './testing/band-edges.ts'
import newInstrument from './testing/nineteenth.json' with { type: 'json' }

type Vector = {
  name: string
  answers: Record<string, Answer>
  context?: Record<string, number>
  expected: {
    scores: Record<string, number>
    bands: Record<string, string>
    flags: string[]
    classification?: Record<string, string>
  }
}

const all = DEFINITIONS.map((definition) => ({
  instrument: parseInstrument(definition),
  vectors: (definition as { test_vectors: Vector[] }).test_vectors,
}))
const instrumentOf = (code: string): Instrument => {
  const found = all.find(({ instrument }) => instrument.code === code)
  if (!found) throw new RangeError(code)
  return found.instrument
}

it('there is one instrument for each type of e-contact that is a questionnaire', () => {
  expect(all.map(({ instrument }) => instrument.code).toSorted()).toEqual(
    TYPE_CODES.filter(isQuestionnaire).toSorted(),
  )
})

describe.each(all)('$instrument.code', ({ instrument, vectors }) => {
  it.each(vectors)('scores "$name" as published', ({ answers, context, expected }) => {
    const result = scoreAnswers(instrument, answers, context)
    expect(result.scores).toEqual(expected.scores)
    expect(result.bands).toEqual(expected.bands)
    expect(result.flags.toSorted()).toEqual(expected.flags.toSorted())
    expect(result.classification).toEqual(expected.classification ?? {})
  })

  it('puts both edges of each band into that band', () => {
    const edges = bandEdges(instrument)
    expect(edges.length).toBeGreaterThanOrEqual(instrument.bands.length)
    for (const { score, edge, band, answers } of edges) {
      expect(checkAnswers(instrument, answers)).toEqual([])
      const result = scoreAnswers(instrument, answers)
      expect([result.scores[score], result.bands[score]]).toEqual([edge, band])
    }
  })

  it('comes to an end by any answers, with every score in its range and every change of mind allowed', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), fc.nat(), (choices, again) => {
        let answers: Answers = {}
        for (let item = nextUnanswered(instrument, answers); item; item = nextUnanswered(instrument, answers))
          answers = { ...answers, [item.id]: answerTo(item, choices.next().value) }
        // One answer is changed afterwards: what that hides is left out, what it shows is asked.
        const asked = askedItems(instrument, answers)
        const changed = asked[again % asked.length]
        if (changed) answers = { ...answers, [changed.id]: answerTo(changed, choices.next().value) }
        answers = answersToAsked(instrument, answers)
        for (let item = nextUnanswered(instrument, answers); item; item = nextUnanswered(instrument, answers))
          answers = { ...answers, [item.id]: answerTo(item, choices.next().value) }
        expect(checkAnswers(instrument, answers)).toEqual([])
        const { scores, bands } = scoreAnswers(instrument, answers)
        for (const score of instrument.scores.filter(({ method }) => method !== 'difference')) {
          const value = scores[score.id]
          if (value === undefined) {
            expect(score.onlyIf, score.id).not.toBeNull()
            continue
          }
          expect(value).toBeGreaterThanOrEqual(score.min)
          expect(value).toBeLessThanOrEqual(score.max)
          const isBanded = instrument.bands.some((band) => band.score === score.id)
          expect(bands[score.id] !== undefined).toBe(isBanded)
        }
      }),
      { numRuns: 40 },
    )
  })
})

it.each([1, 4, 7])('%i questions a page lead to the end of each instrument, by any answers', (size) => {
  for (const { instrument } of all)
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (choices) => {
        let answers: Answers = {}
        let pages = 0
        let next: Item | undefined = instrument.items[0]
        while (next) {
          const { id } = next
          // Answers open and close questions below them, so the page is looked at again after each.
          for (let place = 0; place < pageWith(instrument, answers, id, size).length; place += 1) {
            const item = pageWith(instrument, answers, id, size)[place]
            if (item) answers = { ...answers, [item.id]: answerTo(item, choices.next().value) }
          }
          expect(checkPage(instrument, answers, pageWith(instrument, answers, id, size))).toEqual([])
          next = itemAfterPage(instrument, answers, { id, size, isChanging: false })
          expect((pages += 1)).toBeLessThanOrEqual(instrument.items.length)
        }
        expect(checkAnswers(instrument, answersToAsked(instrument, answers))).toEqual([])
      }),
      { numRuns: 10 },
    )
})

function answerTo(item: Item, choice: number): Answer {
  if (item.kind === 'INTEGER') return item.min + (choice % (item.max - item.min + 1))
  if (item.kind === 'TEXT') return 'x'.repeat(choice % item.maxLength)
  return item.options[choice % item.options.length]?.value ?? ''
}

describe('filling in', () => {
  const oxford = instrumentOf('QUEST_OXFORD')
  const audit = instrumentOf('QUEST_AUDIT')
  const phq9 = instrumentOf('QUEST_PHQ9')

  it('shows the items of the chosen joint alone, and drops answers that a change hides', () => {
    const knee = { joint: 'knee', k1: 4, k2: 3 }
    expect(askedItems(oxford, knee).map(({ id }) => id)).not.toContain('h1')
    expect(answersToAsked(oxford, { ...knee, joint: 'hip' })).toEqual({ joint: 'hip' })
    expect(checkAnswers(oxford, { ...knee, h1: 2 })).toContainEqual({ item: 'h1', rule: 'FORM' })
  })

  const after = (
    instrument: Instrument,
    answers: Answers,
    id: string,
    { size = 1, isChanging = false }: { size?: number; isChanging?: boolean } = {},
  ) => itemAfterPage(instrument, answers, { id, size, isChanging })?.id
  const pageOf = (instrument: Instrument, answers: Answers, id: string, size: number) =>
    pageWith(instrument, answers, id, size).map((item) => item.id)

  it('goes on to the next question, or after a change only to what the change has opened', () => {
    expect(after(phq9, { q1: 0 }, 'q1')).toBe('q2')
    const all = Object.fromEntries(phq9.items.map(({ id }) => [id, 0]))
    expect(after(phq9, all, 'q1')).toBe('q2')
    expect(after(phq9, all, 'q1', { isChanging: true })).toBeUndefined()
    expect(after(phq9, all, phq9.items.at(-1)?.id ?? '')).toBeUndefined()
    const sober = { q1: 0, q4: 0, q5: 0, q6: 0, q7: 0, q8: 0, q9: 0, q10: 0 }
    expect(after(audit, sober, 'q1')).toBe('q4')
    expect(after(audit, { ...sober, q1: 1 }, 'q1', { isChanging: true })).toBe('q2')
  })

  it('puts as many questions on a page as it holds, and goes on after the last of them', () => {
    expect(pageOf(phq9, {}, 'q3', 5)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5'])
    expect(pageOf(phq9, {}, 'q6', 4)).toEqual(['q5', 'q6', 'q7', 'q8'])
    expect(pageOf(phq9, {}, 'q10', 4)).toEqual(['q9', 'q10'])
    expect(pageOf(phq9, {}, 'q3', 1)).toEqual(['q3'])
    expect(after(phq9, {}, 'q3', { size: 5 })).toBe('q6')
    const all = Object.fromEntries(phq9.items.map(({ id }) => [id, 0]))
    expect(after(phq9, all, 'q6', { size: 5 })).toBeUndefined()
  })

  it('keeps safety questions on pages of their own', () => {
    const ipss = instrumentOf('QUEST_IPSS')
    expect(pageOf(ipss, {}, 'qol', 5)).toEqual(['q6', 'q7', 'qol'])
    expect(pageOf(ipss, {}, 's2', 5)).toEqual(['s1', 's2', 's3'])
  })

  it('opens and closes questions on their page, and stays there when the one it was opened for is hidden', () => {
    expect(pageOf(oxford, {}, 'joint', 5)).toEqual(['joint', 'side'])
    expect(pageOf(oxford, { joint: 'knee' }, 'joint', 5)).toEqual(['joint', 'side', 'k1', 'k2', 'k3'])
    expect(pageOf(oxford, { joint: 'hip' }, 'k2', 5)).toEqual(['joint', 'side', 'h1', 'h2', 'h3'])
    expect(after(oxford, { joint: 'hip' }, 'k2', { size: 5 })).toBe('h4')
  })

  it('asks for what is missing on the page and on no later one', () => {
    const page = pageWith(phq9, {}, 'q1', 5)
    expect(checkPage(phq9, { q1: 0, q3: 7, q4: 1, q9: 9 }, page)).toEqual([
      { item: 'q2', rule: 'REQUIRED' },
      { item: 'q3', rule: 'FORM' },
      { item: 'q5', rule: 'REQUIRED' },
    ])
  })

  it('does not ask how much somebody drinks who never drinks, and counts nothing for it', () => {
    const answers = { q1: 0, q4: 0, q5: 0, q6: 0, q7: 0, q8: 0, q9: 0, q10: 0 }
    expect(askedItems(audit, answers).map(({ id }) => id)).not.toContain('q2')
    expect(checkAnswers(audit, answers)).toEqual([])
    expect(scoreAnswers(audit, answers).scores).toEqual({ total: 0, audit_c: 0 })
  })

  it('lets two items of a score be left out that can do without them, and no third', () => {
    const [first, second, third, ...rest] = oxford.items.filter(({ id }) => id.startsWith('k'))
    const answers = {
      joint: 'knee',
      side: 'left',
      ...Object.fromEntries(rest.map(({ id }) => [id, 3])),
      s1: 'no',
    }
    const problems = [first, second, third].map((item) => item && checkPage(oxford, answers, [item]))
    expect(problems).toEqual([[], [], [{ item: third?.id, rule: 'REQUIRED' }]])
    expect(checkAnswers(oxford, answers).map(({ rule }) => rule)).toEqual([
      'REQUIRED',
      'REQUIRED',
      'REQUIRED',
    ])
    expect(checkAnswers(oxford, { ...answers, [third?.id ?? '']: 3 })).toEqual([])
  })

  it.each([
    [{ q1: 4 }, { item: 'q1', rule: 'FORM' }],
    [{ q1: '1' }, { item: 'q1', rule: 'FORM' }],
    [{ q11: 0 }, { item: 'q11', rule: 'FORM' }],
    [{}, { item: 'q1', rule: 'REQUIRED' }],
  ] as const)('names the item of a bad answer: %j', (answers, problem) => {
    expect(checkAnswers(phq9, answers as Answers)[0]).toEqual(problem)
  })

  it.each([
    [{ e1: 21 }, 'FORM'],
    [{ e1: 1.5 }, 'FORM'],
    [{ e1: -1 }, 'FORM'],
  ])('refuses %j where a whole number in a range is asked for', (answers, rule) => {
    expect(checkAnswers(instrumentOf('QUEST_CAT_MMRC'), answers)).toContainEqual({ item: 'e1', rule })
  })

  it('refuses a text that is too long', () => {
    expect(checkAnswers(instrumentOf('QUEST_IPSS2'), { m2: 'a'.repeat(501) })).toContainEqual({
      item: 'm2',
      rule: 'MAX_LENGTH',
    })
  })
})

it.each([
  ['QUEST_M-CHAT', '2025-01-01', 'FEMALE', true],
  ['QUEST_M-CHAT', '2022-01-01', 'FEMALE', false],
  ['QUEST_PHQ9', '2008-03-02', 'FEMALE', true],
  ['QUEST_PHQ9', '2008-03-03', 'FEMALE', false],
  ['QUEST_IPSS', '1970-01-01', 'MALE', true],
  ['QUEST_IPSS', '1970-01-01', 'NOT_DISCLOSED', true],
  ['QUEST_IPSS', '1970-01-01', 'FEMALE', false],
  ['QUEST_SNAP_IV', '2018-01-01', 'MALE', true],
  ['QUEST_SNAP_IV', '1990-01-01', 'MALE', false],
] as const)('%s for somebody born on %s, %s: %s', (code, birthDate, sex, isFor) => {
  expect(isMeantFor(instrumentOf(code).meantFor, { birthDate, sex }, '2026-03-02')).toBe(isFor)
})

describe('the one score to show', () => {
  const ofVector = (code: string, name: string) => {
    const found = all.find(({ instrument }) => instrument.code === code)
    const vector = found?.vectors.find((each) => each.name === name)
    if (!found || !vector) throw new RangeError(name)
    return headlineScore(found.instrument, scoreAnswers(found.instrument, vector.answers))?.id
  }
  it('is the total, the raised scale among several, and the chosen joint', () => {
    expect(ofVector('QUEST_PHQ9', 'screening cut-off')).toBe('total')
    expect(ofVector('QUEST_EEK2', 'anxiety, panic, social, fatigue and sleep just above')).toBe('anx')
    expect(ofVector('QUEST_OXFORD', 'hip edge of mild')).toBe('hip')
    expect(ofVector('QUEST_START', 'maximum with saddle numbness')).toBe('total')
  })
})

describe('a definition', () => {
  it('of a new instrument is all that it takes: one file is read, filled in and scored', () => {
    const instrument = parseInstrument(newInstrument)
    const answers = { w1: 1, w2: 2 }
    expect(checkAnswers(instrument, answers)).toEqual([])
    expect(scoreAnswers(instrument, answers)).toEqual({
      scores: { total: 3 },
      bands: { total: 'POOR' },
      classification: {},
      flags: ['ASK'],
    })
  })

  const broken = (change: (copy: typeof newInstrument) => void): (() => Instrument) => {
    const copy = structuredClone(newInstrument)
    change(copy)
    return () => parseInstrument(copy)
  }
  it.each([
    ['an item twice', (copy) => void copy.items.push(structuredClone(copy.items[0] as never))],
    ['a text missing in one language', (copy) => void Object.assign(copy.items[0]?.text ?? {}, { ru: ' ' })],
    ['a scale that is not there', (copy) => void Object.assign(copy.items[0] ?? {}, { scale: 'none' })],
    ['a gap between two bands', (copy) => void Object.assign(copy.bands[0] ?? {}, { max: 0 })],
    ['a score of an unknown item', (copy) => void copy.scoring.scores[0]?.items.push('w9')],
    [
      'an item that depends on a later one',
      (copy) => void Object.assign(copy.items[0] ?? {}, { show_if: { item: 'w2', op: '>=', value: 1 } }),
    ],
    [
      'an item that depends on itself',
      (copy) => void Object.assign(copy.items[0] ?? {}, { show_if: { item: 'w1', op: '>=', value: 1 } }),
    ],
    ['no question on a wide page', (copy) => void Object.assign(copy, { questions_on_wide_page: 0 })],
    ['half a question on a wide page', (copy) => void Object.assign(copy, { questions_on_wide_page: 1.5 })],
    ['a wall of questions', (copy) => void Object.assign(copy, { questions_on_wide_page: 11 })],
    ['an unknown comparison', (copy) => void Object.assign(copy.flags[0]?.when ?? {}, { op: '~' })],
    [
      'a condition thirty levels deep',
      (copy) => {
        let when: object = { always: true }
        for (let level = 0; level < 30; level += 1) when = { all: [when] }
        Object.assign(copy.flags[0] ?? {}, { when })
      },
    ],
  ] as [string, (copy: typeof newInstrument) => void][])('with %s is refused', (_, change) => {
    expect(broken(change)).toThrow(TypeError)
  })
})

it.each([
  ['QUEST_PHQ9', 'SELF_HARM', { q1: 0, q9: 1 }, 'q9'],
  ['QUEST_START', 'CAUDA_EQUINA', { s1: 'yes', s2: 'no' }, 's1'],
  ['QUEST_START', 'CAUDA_EQUINA', { s1: 'no', s2: 'yes' }, 's2'],
  ['QUEST_PHQ9', 'MAJOR_DEPRESSION_ALGORITHM', { q1: 3, q2: 3, q3: 3, q4: 3, q5: 3 }, 'q5'],
] as const)('%s raises %s for %o at the item %s', (code, flag, answers, item) => {
  const { items, flags } = instrumentOf(code)
  const when = flags.find(({ id }) => id === flag)?.when
  if (!when) throw new RangeError(flag)
  expect(decidingItem(when, { items, answers })).toBe(item)
})
