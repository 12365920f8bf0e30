import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { DEFINITIONS } from '@vastus/domain/instruments/definitions'
import type { Instrument } from '@vastus/domain/instruments/instrument'
import { parseInstrument } from '@vastus/domain/instruments/parse-instrument'
import type { Tx } from '../../db/database.ts'
import { findVersion, findWording } from './wordings-repository.ts'

/** An instrument in the version that is asked today, with its definition as it is stored. */
export type PresentInstrument = { instrument: Instrument; definition: string }

let present: ReadonlyMap<string, PresentInstrument> | undefined

/** Reads the definitions once, when the first is wanted. The version names the content: a changed file is another version. */
function readAll(): ReadonlyMap<string, PresentInstrument> {
  present ??= new Map(
    DEFINITIONS.map((each) => {
      const { version, definition } = presentVersion(each)
      const instrument = { ...parseInstrument(each), version }
      return [instrument.code, { instrument, definition }] as const
    }),
  )
  return present
}

/** A definition as it is stored, and its version, which names the content. */
export function presentVersion(raw: unknown): { version: string; definition: string } {
  const definition = JSON.stringify(raw)
  const hash = createHash('sha256').update(definition).digest('hex').slice(0, 12)
  return { version: `${parseInstrument(raw).version}+${hash}`, definition }
}

/** @throws RangeError for a type that is no questionnaire, which the contract keeps out */
export function getInstrument(code: string): PresentInstrument {
  const found = readAll().get(code)
  if (!found) throw new RangeError(`no such instrument: ${code}`)
  return found
}

/**
 * An instrument as this clinic asks it today: in the published wording, where it brought that in. Scores, bands, flags and safety
 * questions are those of today, also where a release has changed them since the import.
 */
export async function instrumentOfClinic(tx: Tx, clinicId: number, code: string): Promise<PresentInstrument> {
  const present = getInstrument(code)
  const worded = await findWording(tx, clinicId, code)
  if (!worded) return present
  const { official, ...rules } = worded.definition as { official?: unknown }
  const today = JSON.parse(present.definition) as object
  if (isDeepStrictEqual(rules, today)) return read(worded)
  const { version, definition } = presentVersion({ ...today, official })
  return read({ version, definition: JSON.parse(definition) })
}

/** An instrument in the version to which answers were given, or in that of today where it was never stored. */
export async function instrumentInVersion(
  tx: Tx,
  { clinicId, code, version }: { clinicId: number; code: string; version: string },
): Promise<PresentInstrument> {
  const present = await instrumentOfClinic(tx, clinicId, code)
  if (present.instrument.version === version) return present
  const stored = await findVersion(tx, code, version)
  return stored ? read(stored) : present
}

function read({ version, definition }: { version: string; definition: unknown }): PresentInstrument {
  const instrument = { ...parseInstrument(definition), version }
  return { instrument, definition: JSON.stringify(definition) }
}

/** The instruments of today by code. */
export function listInstruments(): readonly Instrument[] {
  return [...readAll().values()].map(({ instrument }) => instrument)
}
