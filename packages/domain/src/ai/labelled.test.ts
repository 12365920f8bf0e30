import { describe, expect, it } from 'vitest'
import { sentencesWithEvidence } from './evidence.ts'
import { compareFacts } from './facts-in-text.ts'
import { CONVERSATIONS, type LabelledConversation } from './labelled/conversations.ts'
import { KNOWN_NAMES, PLANTED } from './labelled/identifiers.ts'
import { PAIRS } from './labelled/instructions.ts'
import { isIn } from './labelled/second-check.ts'
import { SECOND_CONVERSATIONS } from './labelled/second-author.ts'
import { mask } from './masking.ts'
import { findMedicine, medicineNames } from './medicine-names.ts'

const MEDICINES = medicineNames(['paracetamol', 'ibuprofen', 'metformin', 'amoxicillin', 'warfarin'])

describe('summaries of 60 labelled conversations', () => {
  const shownOf = ({ entries }: LabelledConversation, sentences: LabelledConversation['right']) =>
    sentencesWithEvidence(sentences, entries, MEDICINES)

  it('show what a careful reader would say', () => {
    expect(CONVERSATIONS).toHaveLength(60)
    const left = CONVERSATIONS.flatMap((each) => {
      const shown = shownOf(each, each.right).map(({ text }) => text)
      return each.right.filter(({ text }) => !shown.includes(text)).map(({ text }) => text)
    })
    expect([...new Set(left)]).toEqual([])
  })

  it('show nothing of what a model invents', () => {
    const shown = CONVERSATIONS.flatMap((each) => shownOf(each, invented(each))).map(({ text }) => text)
    expect(shown).toEqual([])
  })

  it('show no sentence that a second check refuses', () => {
    for (const each of CONVERSATIONS)
      for (const { text, sources } of shownOf(each, [...each.right, ...invented(each)])) {
        const source = each.entries.filter(({ id }) => sources.includes(id)).map((entry) => entry.text)
        expect(sources.length, text).toBeGreaterThan(0)
        expect(isIn(source.join(' '), text), text).toBe(true)
      }
  })
})

/** Sentences with a changed number, another medicine, another person, another entry, a link and markup. */
function invented({ right }: LabelledConversation): LabelledConversation['right'] {
  return right.flatMap(({ text, sources }) => [
    ...(/\d/.test(text) ? [{ text: text.replace(/\d+/, (digits) => `${digits}7`), sources }] : []),
    { text: `${text.slice(0, -1)}, warfarin.`, sources },
    { text: `${text.slice(0, -1)} 25 mg.`, sources },
    { text: `${text.slice(0, -1)} Zebrowski.`, sources },
    { text, sources: [] },
    { text, sources: [99] },
    { text: `${text} https://evil.example`, sources },
    { text: `<b>${text}</b>`, sources },
  ])
}

it('lets none of 300 planted identifiers leave', () => {
  const known = {
    names: KNOWN_NAMES,
    details: [],
    birthDates: ['1980-01-08'],
  }
  expect(PLANTED.flatMap(({ identifiers }) => identifiers).length).toBeGreaterThanOrEqual(300)
  const leaks = PLANTED.flatMap(({ text, identifiers }) => {
    const masked = mask(text, known, () => false).text
    return identifiers
      .flatMap((planted) => planted.split(/\s/))
      .filter((part) => part.length > 2 && masked.includes(part))
      .map((part) => `${part}: ${masked}`)
  })
  expect(leaks).toEqual([])
})

describe('300 pairs of a text and its translation', () => {
  const isFound = ({ source, translation }: (typeof PAIRS)[number]) => {
    const { missing, added } = compareFacts(source, translation, MEDICINES)
    return missing.length + added.length > 0
  }

  it('have 100 changes, which are all found', () => {
    expect(PAIRS).toHaveLength(300)
    const changed = PAIRS.filter(({ isChanged }) => isChanged)
    expect(changed).toHaveLength(100)
    expect(changed.filter((pair) => !isFound(pair))).toEqual([])
  })

  it('raise at most three false alarms', () => {
    const alarms = PAIRS.filter((pair) => !pair.isChanged && isFound(pair))
    expect(alarms.slice(3)).toEqual([])
  })
})

describe('20 conversations of a second author', () => {
  const medicines = medicineNames([
    'paracetamol',
    'ibuprofen',
    'metformin',
    'amoxicillin',
    'warfarin',
    'Eltroxin',
    'sumatriptan',
    'propranolol',
    'omeprazole',
    'amlodipine',
    'loratadine',
    'melatonin',
    'furagin',
    'ramipril',
    'losartan',
    'rosuvastatin',
    'atorvastatin',
  ])
  const differs = (source: string, translation: string) => {
    const { missing, added } = compareFacts(source, translation, medicines)
    return missing.length + added.length > 0
  }

  it.each(SECOND_CONVERSATIONS)('$language $reply.source', ({ entries, right, wrong, names, ...rest }) => {
    expect(sentencesWithEvidence([...right, ...wrong], entries, medicines)).toEqual(right)
    const text = entries.map((entry) => entry.text).join('\n')
    const isMedicine = (word: string) => findMedicine(word, medicines) !== undefined
    const leaving = mask(text, { names, details: [], birthDates: [] }, isMedicine).text
    expect(rest.identifiers.filter((each) => leaving.includes(each))).toEqual([])
    const { source, right: translation, changed } = rest.reply
    expect([differs(source, translation), differs(source, changed)]).toEqual([false, true])
  })
})
