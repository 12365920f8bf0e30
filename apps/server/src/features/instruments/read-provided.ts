import { answersFromProvider, type ProvidedAnswer } from '@vastus/domain/instruments/provided-answers'
import type { Tx } from '../../db/database.ts'
import { instrumentOfClinic } from './instruments.ts'
import type { FilledIn } from './save-response.ts'

/** What a provider was answered, as an answer to the questionnaire that the clinic asks today. Whether it fits is still to be checked. */
export async function readProvided(
  tx: Tx,
  { clinicId, code }: { clinicId: number; code: string },
  provided: readonly ProvidedAnswer[],
): Promise<FilledIn> {
  const { instrument } = await instrumentOfClinic(tx, clinicId, code)
  return { version: instrument.version, answers: answersFromProvider(instrument, provided) }
}
