import type { CheckedQuestionnaire, InstrumentWording } from '@vastus/contract/official-wordings'
import type { CountryCode } from '@vastus/domain/country'
import { matchWording } from '@vastus/domain/instruments/fhir/match-wording'
import { type FhirProblem, FhirRefusal } from '@vastus/domain/instruments/fhir/problems'
import {
  type QuestionnaireFile,
  readFhirQuestionnaire,
} from '@vastus/domain/instruments/fhir/read-questionnaire'
import { toInstrument } from '@vastus/domain/instruments/fhir/to-instrument'
import type { Instrument } from '@vastus/domain/instruments/instrument'
import {
  parseWording,
  type Wording,
  withWording,
  wordingMisfits,
} from '@vastus/domain/instruments/official-wording'
import { LANGUAGES, type Language } from '@vastus/domain/locale'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { Refused } from '../../errors.ts'
import { getInstrument, listInstruments, presentVersion } from './instruments.ts'
import { presentForm } from './present-form.ts'
import * as wordings from './wordings-repository.ts'

/** In whose words a clinic asks each questionnaire. */
export async function listWordings(tx: Tx, clinicId: number): Promise<InstrumentWording[]> {
  const inForce = await wordings.listInForce(tx, clinicId)
  return listInstruments().flatMap((instrument) => {
    const { code, name, meantFor } = instrument
    if (!isTypeCode(code)) return []
    const found = inForce.find((each) => each.code === code && each.official !== null)
    const official = found && {
      version: found.version,
      importedAt: found.importedAt,
      importedBy: found.importedBy,
      misfits: wordingMisfits(instrument, parseWording(found.official)).length,
    }
    return [{ instrument: code, name, meantFor, official: official ?? null }]
  })
}

/** Reads a file without keeping it: what is wrong with it, and how it would be asked. */
export function checkFile(
  code: string | undefined,
  questionnaire: unknown,
  country: CountryCode,
  reader: Language,
): CheckedQuestionnaire {
  const { file, problems } = readFile(questionnaire)
  if (!file) return { problems, preview: null }
  if (code === undefined) return tryOut(file, country, reader)
  const { instrument } = getInstrument(code)
  const matched = matchWording(instrument, file)
  if (matched.problems.length > 0) return { problems: matched.problems, preview: null }
  const worded = matched.wording ? withWording(instrument, matched.wording) : instrument
  return {
    problems: [],
    preview: { ...previewOf(worded, file, country, reader), isOwnWording: matched.wording === null },
  }
}

/**
 * Asks the questionnaire in the wording of the file from now on; a file with our own words leads back to them.
 *
 * @throws Refused for a file that does not fit
 */
export async function importWording(
  tx: Tx,
  {
    clinicId,
    code,
    questionnaire,
    userId,
  }: { clinicId: number; code: string; questionnaire: unknown; userId: number },
  now: Date,
): Promise<void> {
  const { file } = readFile(questionnaire)
  const base = getInstrument(code)
  const matched = file && matchWording(base.instrument, file)
  if (!matched || matched.problems.length > 0) throw new Refused('QUESTIONNAIRE_FILE_DOES_NOT_FIT')
  if (matched.wording === null) return wordings.takeBackAll(tx, { clinicId, code, userId }, now)
  const { version, definition } = definitionOf(base.definition, matched.wording)
  await wordings.insertWording(tx, { clinicId, code, version, definition, userId }, now)
}

export async function takeBackWording(
  tx: Tx,
  which: { clinicId: number; code: string; userId: number },
  now: Date,
): Promise<void> {
  await wordings.takeBackNewest(tx, which, now)
}

/** The stored form: our definition, with the published words beside it. The same words are the same version. */
function definitionOf(base: string, wording: Wording): { version: string; definition: string } {
  return presentVersion({ ...(JSON.parse(base) as object), official: wording })
}

function readFile(questionnaire: unknown): { file: QuestionnaireFile | null; problems: FhirProblem[] } {
  try {
    return { file: readFhirQuestionnaire(questionnaire), problems: [] }
  } catch (error) {
    return { file: null, problems: [problemOf(error)] }
  }
}

function tryOut(file: QuestionnaireFile, country: CountryCode, reader: Language): CheckedQuestionnaire {
  try {
    const preview = previewOf(toInstrument(file), file, country, reader)
    return { problems: [], preview: { ...preview, isOwnWording: false } }
  } catch (error) {
    return { problems: [problemOf(error)], preview: null }
  }
}

function problemOf(error: unknown): FhirProblem {
  if (error instanceof FhirRefusal) return { linkId: error.linkId, problem: error.problem }
  throw error
}

function previewOf(
  instrument: Instrument,
  { items, language: ofFile }: QuestionnaireFile,
  country: CountryCode,
  reader: Language,
) {
  const languages = LANGUAGES.filter((language) =>
    items.every((item) => item.words === null || item.languages.includes(language)),
  )
  const form = presentForm(instrument, country, reader)
  return {
    form: languages.includes(form.language) ? form : { ...form, language: ofFile },
    scoring: instrument.scores.map(({ label: _words, ...rules }) => rules),
    labels: Object.fromEntries(instrument.scores.map(({ id, label }) => [id, label[reader]])),
    languages,
  }
}
