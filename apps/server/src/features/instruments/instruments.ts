import { createHash } from 'node:crypto'
import { DEFINITIONS } from '@vastus/domain/instruments/definitions'
import type { Instrument } from '@vastus/domain/instruments/instrument'
import { parseInstrument } from '@vastus/domain/instruments/parse-instrument'

/** An instrument in the version that is asked today, with its definition as it is stored. */
export type PresentInstrument = { instrument: Instrument; definition: string }

let present: ReadonlyMap<string, PresentInstrument> | undefined

/** Reads the definitions once, when the first is wanted. The version names the content: a changed file is another version. */
function readAll(): ReadonlyMap<string, PresentInstrument> {
  present ??= new Map(
    DEFINITIONS.map((each) => {
      const definition = JSON.stringify(each)
      const instrument = parseInstrument(each)
      const hash = createHash('sha256').update(definition).digest('hex').slice(0, 12)
      const version = `${instrument.version}+${hash}`
      return [instrument.code, { instrument: { ...instrument, version }, definition }] as const
    }),
  )
  return present
}

/** @returns undefined for a type that is no questionnaire */
export function findInstrument(code: string): PresentInstrument | undefined {
  return readAll().get(code)
}

/** The instruments of today by code. */
export function listInstruments(): readonly Instrument[] {
  return [...readAll().values()].map(({ instrument }) => instrument)
}
