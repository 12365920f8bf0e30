import type { Language } from '../locale.ts'
import type { TypeCode } from '../types/catalogue.ts'
import { foldText } from '../types/search.ts'
import { type Denial, isDenied } from './negation.ts'
import { type Alternatives, createPatternReader, type Part, type Pattern } from './pattern.ts'
import { ENGLISH } from './phrases/en.ts'
import { ESTONIAN } from './phrases/et.ts'
import { POLISH } from './phrases/pl.ts'
import { RUSSIAN } from './phrases/ru.ts'
import { DANGER_RULE_IDS, DANGER_RULES, type DangerLanguage, type DangerRuleId } from './rules.ts'
import { beginsAlmostWith, takeApart, withTurns, type Word } from './words.ts'

/** A rule that fits, and the words of the text that made it fit, as they were written. */
export type DangerSign = { ruleId: DangerRuleId; words: string[] }

/** What was answered to a helper question. */
export type HelperAnswer = { id: string; answer: string }

type Reader = {
  rules: readonly { ruleId: DangerRuleId; patterns: readonly Pattern[] }[]
  byLetter: ByLetter
  denial: Denial
  turns: ReadonlySet<string>
}

/** By the first letter, which no slip is forgiven: what a word that begins with it can be. */
type ByLetter = ReadonlyMap<string, readonly { of: Alternatives; stems: Alternatives['stems'] }[]>

/** So many other words may stand between those of a pattern. */
const SLACK = 6
/** A part that follows another is at most so far from it. */
const STRIDE = 3
/** Shorter words are too like each other to forgive a slip; a word that decides alone must be longer. */
const SLIP_LENGTH = 5
const LONE_SLIP_LENGTH = 7

/** Helper questions to which a yes is a sign by itself. */
const SIGN_OF_YES: Readonly<Record<string, DangerRuleId>> = {
  md_safe: 'SUICIDE',
  bk_toilet: 'CAUDA_EQUINA',
  gi_blood: 'GI_BLEED',
  hd_sudden: 'THUNDERCLAP',
  vt_faint: 'SEIZURE_FAINT',
  pg_bleeding: 'PREGNANCY_BLEED',
  co_blood: 'CLOT',
}

/** What the chosen kind of e-contact already says, as a group of words of the phrases. */
const TYPE_SAYS: Partial<Record<TypeCode, string>> = {
  PREGNANCY_START: 'pregnant',
  PREGNANCY_COMMS: 'pregnant',
  BACK_PAIN: 'back',
  PROC_CASTREMOVAL: 'cast',
  PROC_SUTURES: 'wound',
  PROC_WOUNDDRESSING: 'wound',
  WELLNESS_DIABETES: 'diabetes',
}

const readers: Record<Language, Reader> = {
  et: createReader(ESTONIAN),
  en: createReader(ENGLISH),
  ru: createReader(RUSSIAN),
  pl: createReader(POLISH),
}

/**
 * Looks for danger signs in what a patient is about to send. It knows no medicine: it compares words, and says which. It
 * forgives endings, missing marks and one slip in a longer word, and leaves out what is plainly denied. When in doubt it
 * finds: the notice that follows only informs.
 *
 * @param language the one of the page, looked through first; people write in others too, so all are
 * @param type the kind of e-contact, which says a part by itself: bleeding under "pregnancy" is bleeding in pregnancy
 * @param answers to the helper questions; a yes to some of them is a sign by itself
 */
export function findDangerSigns(
  text: string,
  language: Language,
  type: TypeCode,
  answers: readonly HelperAnswer[] = [],
): DangerSign[] {
  const found = new Map<DangerRuleId, string[]>()
  for (const { id, answer } of answers) {
    const ruleId = SIGN_OF_YES[id]
    if (ruleId && answer === 'yes') found.set(ruleId, [])
  }
  const order = [language, ...(Object.keys(readers) as Language[]).filter((each) => each !== language)]
  const texts = [text, ...answers.map(({ answer }) => answer)]
    .map(takeApart)
    .filter((each) => each.length > 0)
  for (const each of order)
    for (const part of texts)
      for (const { ruleId, words } of findIn(part, readers[each], TYPE_SAYS[type]))
        if (!found.get(ruleId)?.length) found.set(ruleId, words)
  return DANGER_RULE_IDS.flatMap((ruleId) => {
    const words = found.get(ruleId)
    return words ? { ruleId, words } : []
  })
}

function findIn(
  taken: readonly Word[],
  { rules, byLetter, denial, turns }: Reader,
  typeSays: string | undefined,
): DangerSign[] {
  const words = withTurns(taken, turns)
  const known = new Map<Alternatives, number[]>()
  const met = new Map<string, Alternatives[]>()
  words.forEach(({ folded }, index) => {
    const all = met.get(folded) ?? alternativesFor(folded, byLetter)
    met.set(folded, all)
    for (const of of all) {
      const places = known.get(of)
      if (places) places.push(index)
      else known.set(of, [index])
    }
  })
  const placesOf = (of: Alternatives | null) => (of && known.get(of)) ?? []
  const isSaidByType = ({ of }: Part) => typeSays !== undefined && of.groups.includes(typeSays)
  return rules.flatMap(({ ruleId, patterns }) => {
    for (const pattern of patterns) {
      // Most patterns end here, at the first of their words that the text does not have.
      if (!pattern.parts.every((part) => known.has(part.of) || isSaidByType(part))) continue
      const needed = pattern.parts.filter((part) => !isSaidByType(part))
      if (needed.length === 0) continue
      const places = needed.map(({ of }) => placesOf(of))
      const barred = new Set(placesOf(pattern.unless).map((place) => words[place]?.clause))
      const at = findPlaces(
        places,
        needed,
        words,
        (chosen) => chosen.every((place) => !barred.has(words[place]?.clause)) && isPlain(chosen, places),
      )
      if (at) return { ruleId, words: at.flatMap((index) => words[index]?.shown ?? []) }
    }
    return []

    function isPlain(at: readonly number[], places: readonly (readonly number[])[]): boolean {
      // Of one's own death and of harming a child a denial is no all-clear.
      return DANGER_RULES[ruleId] === 'CRISIS' || !isDenied(words, at, places, denial)
    }
  })
}

/** One place for each part, near each other in one sentence, such that the check holds. */
function findPlaces(
  places: readonly (readonly number[])[],
  parts: readonly Part[],
  words: readonly Word[],
  holds: (at: readonly number[]) => boolean,
  chosen: readonly number[] = [],
): number[] | null {
  const next = places[chosen.length]
  if (!next) {
    const at = chosen.toSorted((a, b) => a - b)
    return holds(at) ? at : null
  }
  for (const place of next) {
    if (!fitsBeside(place, chosen)) continue
    const at = findPlaces(places, parts, words, holds, [...chosen, place])
    if (at) return at
  }
  return null

  function fitsBeside(place: number, beside: readonly number[]): boolean {
    const previous = beside.at(-1)
    if (previous === undefined) return true
    if (words[previous]?.sentence !== words[place]?.sentence || beside.includes(place)) return false
    if (parts[chosen.length]?.follows && (place < previous || place - previous > STRIDE)) return false
    return Math.max(place, ...beside) - Math.min(place, ...beside) < places.length + SLACK
  }
}

function alternativesFor(word: string, byLetter: ByLetter): Alternatives[] {
  const sameLetter = byLetter.get(word.charAt(0)) ?? []
  return sameLetter.filter(({ of, stems }) => fits(word, stems, of.isLone)).map(({ of }) => of)
}

function fits(word: string, stems: Alternatives['stems'], isLone: boolean): boolean {
  const slipLength = isLone ? LONE_SLIP_LENGTH : SLIP_LENGTH
  return stems.some(({ text, isWhole, isExact }) => {
    if (isWhole ? word === text : word.startsWith(text)) return true
    if (isExact || text.length < slipLength || word.length < slipLength - 1) return false
    return beginsAlmostWith(word, text) && (!isWhole || Math.abs(word.length - text.length) <= 1)
  })
}

function createReader({ phrases, groups, ...words }: DangerLanguage): Reader {
  const set = (list: string) => new Set(list.split(' ').map(foldText))
  const readPatterns = createPatternReader(groups)
  const rules = DANGER_RULE_IDS.map((ruleId) => ({ ruleId, patterns: readPatterns(phrases[ruleId]) }))
  return {
    rules,
    byLetter: sortByLetter(
      rules.flatMap(({ patterns }) =>
        patterns.flatMap(({ parts, unless }) => [...parts.map(({ of }) => of), ...(unless ? [unless] : [])]),
      ),
    ),
    denial: {
      negators: set(words.negators),
      fillers: set(words.fillers),
      alternatives: set(words.alternatives),
      nows: set(words.nows),
      affirmations: set(words.affirmations),
    },
    turns: set(words.turns),
  }
}

function sortByLetter(all: readonly Alternatives[]): ByLetter {
  const sorted = new Map<string, { of: Alternatives; stems: Alternatives['stems'] }[]>()
  for (const of of new Set(all))
    for (const letter of new Set(of.stems.map(({ text }) => text.charAt(0)))) {
      const stems = of.stems.filter(({ text }) => text.startsWith(letter))
      sorted.set(letter, [...(sorted.get(letter) ?? []), { of, stems }])
    }
  return sorted
}
