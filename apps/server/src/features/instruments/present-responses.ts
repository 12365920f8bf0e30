import type { AnsweredResponse, ScoredResponse, WarnedResponse } from '@vastus/contract/instruments'
import type { CountryCode } from '@vastus/domain/country'
import { askedItems } from '@vastus/domain/instruments/filling'
import type { Answer, Instrument, Item } from '@vastus/domain/instruments/instrument'
import { parseInstrument } from '@vastus/domain/instruments/parse-instrument'
import { answersBehind } from '@vastus/domain/instruments/score'
import type { Language } from '@vastus/domain/locale'
import { presentWarnings } from './present-form.ts'
import type { PastScores, StoredResponse } from './responses-repository.ts'

/** A filled-in questionnaire with every answer in words, and no score. */
export function presentAnswered(stored: StoredResponse, reader: Language): AnsweredResponse {
  return presentBase(stored, parseInstrument(stored.definition), reader)
}

/** The same for the patient, who reads again what to do about answers that speak of danger. */
export function presentWarned(
  stored: StoredResponse,
  country: CountryCode,
  reader: Language,
): WarnedResponse {
  const instrument = parseInstrument(stored.definition)
  const raised = instrument.flags.filter(({ id }) => stored.result.flags.includes(id))
  return {
    ...presentBase(stored, instrument, reader),
    warnings: presentWarnings(raised, country, reader).map(({ when: _, ...warning }) => warning),
  }
}

/** The same for staff: with scores, bands, flags and the answers behind them, and the scores of earlier times. */
export function presentScored(
  stored: StoredResponse,
  past: readonly PastScores[],
  reader: Language,
): ScoredResponse {
  const instrument = parseInstrument(stored.definition)
  const { result, answers } = stored
  const base = presentBase(stored, instrument, reader)
  return {
    ...base,
    scores: instrument.scores.flatMap((score) => {
      const value = result.scores[score.id]
      if (value === undefined) return []
      const bands = instrument.bands
        .filter((band) => band.score === score.id)
        .map(({ code, label, min, max }) => ({ code, label: label[reader], min, max }))
        .toSorted((a, b) => a.min - b.min)
      const band = bands.find(({ code }) => code === result.bands[score.id]) ?? null
      return { id: score.id, label: score.label[reader], value, min: score.min, max: score.max, band, bands }
    }),
    classification: instrument.classifications.flatMap(({ id, label, rules }) => {
      const rule = rules.find(({ code }) => code === result.classification[id])
      return rule ? { label: label[reader], result: rule.label[reader] } : []
    }),
    flags: instrument.flags
      .filter(({ id }) => result.flags.includes(id))
      .map(({ id, severity, label, when }) => {
        const behind = answersBehind(when, answers)
        return {
          id,
          severity,
          label: label[reader],
          answers: base.answers.filter((each) => behind.includes(each.id)),
        }
      }),
    history: past.map(({ eContactId, createdAt, scores }) => ({
      eContactId,
      createdAt,
      scores: { ...scores },
    })),
  }
}

function presentBase(stored: StoredResponse, instrument: Instrument, reader: Language): AnsweredResponse {
  const { answers } = stored
  return {
    id: stored.id,
    eContactId: stored.eContactId,
    code: stored.code,
    name: instrument.name,
    version: stored.version,
    hasOfficialWording: instrument.hasOfficialWording,
    filledInBy: stored.filledInBy,
    createdAt: stored.createdAt,
    answers: askedItems(instrument, answers).flatMap((item) => {
      const answer = answers[item.id]
      if (answer === undefined) return []
      const { id, isSafety, text } = item
      return { id, question: text[reader], answer: wordsOf(item, answer, reader), isSafety }
    }),
  }
}

function wordsOf({ options }: Item, answer: Answer, reader: Language): string {
  return options.find(({ value }) => value === answer)?.label[reader] ?? String(answer)
}
