import { nextUnanswered } from '../filling.ts'
import type { Answers, Instrument, Item } from '../instrument.ts'
import { scoreAnswers } from '../score.ts'

export type BandEdge = { score: string; edge: number; band: string; answers: Answers }

/**
 * Complete answers to the questionnaire for both edges of each band of its sums.
 *
 * @throws RangeError for an edge that no answers reach
 */
export function bandEdges(instrument: Instrument): BandEdge[] {
  return instrument.scores
    .filter(({ method }) => method === 'sum')
    .flatMap((score) => {
      const reached = new Map<number, Answers>()
      for (const answers of climb(instrument, score.items)) {
        const sum = scoreAnswers(instrument, answers).scores[score.id]
        if (sum !== undefined) reached.set(sum, answers)
      }
      return instrument.bands
        .filter((band) => band.score === score.id)
        .flatMap(({ min, max, code }) =>
          [min, max].map((edge) => {
            const answers = reached.get(edge)
            if (!answers) throw new RangeError(`no answers make ${score.id} ${edge}`)
            return { score: score.id, edge, band: code, answers: complete(instrument, answers) }
          }),
        )
    })
}

/** Answers that climb from the lowest to the highest sum of these items by one option at a time. */
function* climb(instrument: Instrument, ids: readonly string[]): Generator<Answers> {
  const joint = instrument.items.find(({ id }) => id === 'joint')
  const choices = joint ? joint.options.map(({ value }) => ({ joint: value })) : [{}]
  for (const choice of choices) {
    const sorted = instrument.items
      .filter(({ id }) => ids.includes(id))
      .map(({ id, options }) => ({ id, options: options.toSorted((a, b) => a.points - b.points) }))
    let answers: Answers = {
      ...choice,
      ...Object.fromEntries(sorted.map(({ id, options }) => [id, options[0]?.value ?? 0])),
    }
    yield answers
    for (const { id, options } of sorted)
      for (const { value } of options.slice(1)) yield (answers = { ...answers, [id]: value })
  }
}

/** The rest of what must be answered gets its first answer. */
function complete(instrument: Instrument, answers: Answers): Answers {
  const next = nextUnanswered(instrument, answers)
  return next ? complete(instrument, { ...answers, [next.id]: firstAnswer(next) }) : answers
}

const firstAnswer = ({ kind, min, options }: Item) =>
  kind === 'INTEGER' ? min : kind === 'TEXT' ? '' : (options[0]?.value ?? '')
