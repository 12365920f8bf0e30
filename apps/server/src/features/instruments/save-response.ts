import type { filledIn } from '@vastus/contract/instruments'
import type { DangerLevel } from '@vastus/domain/danger-signs/context'
import { gravestLevel } from '@vastus/domain/danger-signs/gravest-level'
import { checkAnswers } from '@vastus/domain/instruments/filling'
import type { Context, FlagSeverity, Instrument } from '@vastus/domain/instruments/instrument'
import { ageInMonths, isMeantFor } from '@vastus/domain/instruments/meant-for'
import { headlineScore, type Result, scoreAnswers } from '@vastus/domain/instruments/score'
import type * as z from 'zod/mini'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, Refused } from '../../errors.ts'
import { getInstrument, instrumentInVersion, instrumentOfClinic } from './instruments.ts'
import { findEarlierScore, type Headline, insertResponse, type NewResponse } from './responses-repository.ts'

/** A flag counts for the inbox as a danger sign in a text does. */
const LEVELS: Readonly<Record<FlagSeverity, DangerLevel>> = {
  emergency: 'EMERGENCY_NOW',
  urgent: 'SAME_DAY',
  notice: 'NOTICE',
}

export type FilledIn = z.output<typeof filledIn>
type Patient = { birthDate: string; sex: 'MALE' | 'FEMALE' | 'NOT_DISCLOSED' }
type Target = Pick<NewResponse, 'clinicId' | 'patientPersonId' | 'filledInBy' | 'language'> & {
  eContactId: number
  patient: Patient
  today: string
}

/**
 * Checks a filled-in questionnaire: it is of the version that the clinic asks today, it is meant for the patient, and each answer is allowed.
 *
 * @throws Refused, InvalidInput which names the item
 */
export async function requireFit(
  tx: Tx,
  { clinicId, code }: { clinicId: number; code: string },
  filled: FilledIn,
  patient: Patient,
  today: string,
): Promise<void> {
  const { instrument } = await instrumentOfClinic(tx, clinicId, code)
  if (filled.version !== instrument.version) throw new Refused('QUESTIONNAIRE_CHANGED')
  requireMeantFor(code, patient, today)
  const problems = checkAnswers(instrument, filled.answers)
  if (problems.length === 0) return
  throw new InvalidInput(
    problems.map(({ item, rule }) => {
      const path = `questionnaire.answers.${item}`
      if (rule !== 'MAX_LENGTH') return { path, rule }
      const count = instrument.items.find(({ id }) => id === item)?.maxLength ?? 0
      return { path, rule, params: { count } }
    }),
  )
}

/** @throws Refused for an instrument that is meant for another age or sex */
export function requireMeantFor(code: string, patient: Patient, today: string): void {
  const { instrument } = getInstrument(code)
  if (!isMeantFor(instrument.meantFor, patient, today)) throw new Refused('QUESTIONNAIRE_NOT_FOR_PATIENT')
}

/**
 * Scores the answers and stores them with the e-contact. They have been found fit.
 *
 * @returns the danger signs in them, which alarm the clinic as those in a text do
 */
export async function saveResponse(
  tx: Tx,
  code: string,
  { version, answers }: FilledIn,
  target: Target,
  now: Date,
): Promise<{ level: DangerLevel }[]> {
  const { instrument, definition } = await instrumentInVersion(tx, {
    clinicId: target.clinicId,
    code,
    version,
  })
  const context = await readContext(tx, instrument, target)
  const result = scoreAnswers(instrument, answers, context)
  const { eContactId, clinicId, patientPersonId, filledInBy, language } = target
  const headline = headlineOf(instrument, result)
  insertResponse(
    tx,
    {
      eContactId,
      clinicId,
      patientPersonId,
      code,
      version: instrument.version,
      language,
      filledInBy,
      answers,
      context,
      result,
      headline,
    },
    definition,
    now,
  )
  return headline.level === null ? [] : [{ level: headline.level }]
}

async function readContext(
  tx: Tx,
  { contextFrom }: Instrument,
  { patient, today, ...target }: Target,
): Promise<Context> {
  const context: Record<string, number> = {}
  for (const [name, source] of Object.entries(contextFrom)) {
    const value =
      'age' in source
        ? ageInMonths(patient.birthDate, today)
        : await findEarlierScore(tx, target, source.earlier, source.score)
    if (value !== null) context[name] = value
  }
  return context
}

function headlineOf(instrument: Instrument, result: Result): Headline {
  const score = headlineScore(instrument, result)
  const code = score && result.bands[score.id]
  const band = instrument.bands.find((each) => each.score === score?.id && each.code === code)
  // What has no bands may still be classified as a whole.
  const [whole] = instrument.classifications
  const rule = whole?.rules.find((each) => each.code === result.classification[whole.id])
  return {
    name: instrument.name,
    score: score ? (result.scores[score.id] ?? null) : null,
    max: score?.max ?? null,
    band: band?.label ?? rule?.label ?? null,
    level: gravestLevel(
      instrument.flags.filter(({ id }) => result.flags.includes(id)).map(({ severity }) => LEVELS[severity]),
    ),
  }
}
