import type { Instrument, Item } from '../instrument.ts'
import type { Wording } from '../official-wording.ts'
import { scoreLinkId, scorePath } from './expressions.ts'
import type { FhirProblem } from './problems.ts'
import type { FileItem, QuestionnaireFile } from './read-questionnaire.ts'
import { INTRO, shownWhen } from './to-questionnaire.ts'

/**
 * Holds a file against the instrument whose wording it brings. Ids, answers, points, conditions and formulas must be the same: they
 * are what the bands were validated for. Our own safety questions may be missing, and so may conditions and formulas.
 *
 * @returns the wording, null where it is the one that the instrument has, and every difference that keeps the file out
 */
export function matchWording(
  instrument: Instrument,
  file: QuestionnaireFile,
): { wording: Wording | null; problems: FhirProblem[] } {
  const inFile = new Map(file.items.map((item) => [item.linkId, item]))
  const known = new Set([
    INTRO,
    ...instrument.items.map(({ id }) => id),
    ...instrument.scores.map(({ id }) => scoreLinkId(id)),
  ])
  const problems = [
    ...file.items
      .filter(({ linkId, type, words }) => !known.has(linkId) && !(type === 'group' && words === null))
      .map(({ linkId }): FhirProblem => ({ linkId, problem: 'UNKNOWN_ITEM' })),
    ...instrument.items.flatMap((item) => differences(item, inFile.get(item.id), instrument)),
    ...instrument.scores.flatMap((score): FhirProblem[] => {
      const linkId = scoreLinkId(score.id)
      const path = inFile.get(linkId)?.calculatedPath ?? null
      const differs = path !== null && path !== scorePath(score, instrument)
      return differs ? [{ linkId, problem: 'FORMULA_DIFFERS' }] : []
    }),
  ]
  if (problems.length > 0) return { wording: null, problems }
  const wording = wordingOf(instrument, file, inFile)
  return { wording: isSame(instrument, wording) ? null : wording, problems: [] }
}

function differences(item: Item, found: FileItem | undefined, { items }: Instrument): FhirProblem[] {
  const linkId = item.id
  if (!found) return item.isSafety ? [] : [{ linkId, problem: 'MISSING_ITEM' }]
  const problems: FhirProblem[] = []
  const values = item.options.map(({ value }) => String(value))
  const codes = found.options.map(({ code }) => code)
  if (values.length !== codes.length || codes.some((code) => !values.includes(code)))
    problems.push({ linkId, problem: 'OPTIONS_DIFFER' })
  else if (item.options.some(({ value, points }) => optionOf(found, value)?.points !== points))
    problems.push({ linkId, problem: 'POINTS_DIFFER' })
  const conditionDiffers = found.enablePath !== null && found.enablePath !== shownWhen(item, items)
  if (conditionDiffers || found.enableWhen.length > 0 || isConditional(found.within))
    problems.push({ linkId, problem: 'CONDITION_DIFFERS' })
  return problems
}

function isConditional(file: FileItem | null): boolean {
  if (!file) return false
  return file.enablePath !== null || file.enableWhen.length > 0 || isConditional(file.within)
}

function wordingOf(
  { items }: Instrument,
  { version }: QuestionnaireFile,
  inFile: ReadonlyMap<string, FileItem>,
): Wording {
  return {
    // The version of an exported file ends with a name of its content.
    version: version.replace(/\+[0-9a-f]{12}$/, '') || '1',
    intro: inFile.get(INTRO)?.words ?? null,
    items: items.flatMap(({ id, options }) => {
      const found = inFile.get(id)
      if (!found?.words) return []
      const worded = options.flatMap(({ value }) => {
        const label = optionOf(found, value)?.words
        return label ? [{ value, label }] : []
      })
      return [{ id, text: found.words, options: worded }]
    }),
  }
}

function isSame(instrument: Instrument, { intro, items }: Wording): boolean {
  const wordsOf = (each: Wording['items'][number]) => [each.text, ...each.options.map(({ label }) => label)]
  const own = instrument.items.filter(({ id }) => items.some((each) => each.id === id))
  const all = (of: Instrument['intro'] | null, list: readonly Wording['items'][number][]) =>
    [of ?? instrument.intro, ...list.flatMap(wordsOf)].map(({ et, en, ru, pl }) => [et, en, ru, pl])
  return JSON.stringify(all(intro, items)) === JSON.stringify(all(instrument.intro, own))
}

function optionOf({ options }: FileItem, value: string | number) {
  return options.find(({ code }) => code === String(value))
}
