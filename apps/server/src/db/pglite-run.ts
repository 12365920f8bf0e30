import { type PGlite, parse, protocol } from '@electric-sql/pglite'
import type { RawResult } from './driver.ts'

/** Texts differ by a few pieces only; what comes after so many is parsed each time. */
const MAX_PREPARED = 500
const { serialize } = protocol

/**
 * Runs statements in the embedded engine: all messages of one go in together, because each entry into the engine costs more
 * than most statements do, and a prepared one is parsed and planned once.
 */
export function pgliteRunner(lite: PGlite) {
  const prepared = new Map<string, string>()
  /** Text in, text out: both databases share one encoder and one decoder, in the main thread. */
  const asText = Object.fromEntries(Object.keys(lite.parsers).map((type) => [type, (value: string) => value]))

  async function send(messages: Uint8Array[]): Promise<RawResult> {
    const answer = await lite.execProtocol(Buffer.concat(messages), { syncToFs: false, throwOnError: true })
    const result = parse.parseResults(answer.messages, asText, { rowMode: 'array' }).at(-1)
    return {
      columns: (result?.fields ?? []).map(({ name, dataTypeID }) => ({ name, type: dataTypeID })),
      rows: (result?.rows ?? []) as unknown as (string | null)[][],
      affected: result?.rowCount ?? 0,
    }
  }

  const call = (statement: string, values: (string | null)[]): Uint8Array[] => [
    serialize.bind({ statement, values }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]

  /** With values: one statement. Without: a script of several; the result is that of the last. */
  return async (text: string, values: (string | null)[], prepare: boolean): Promise<RawResult> => {
    if (values.length === 0) return send([serialize.query(text)])
    const known = prepared.get(text)
    if (known !== undefined) return send(call(known, values))
    const name = prepare && prepared.size < MAX_PREPARED ? `vastus_${prepared.size}` : ''
    try {
      const result = await send([serialize.parse({ name, text }), ...call(name, values)])
      if (name) prepared.set(text, name)
      return result
    } catch (error) {
      // It may have been parsed before it failed: its name is free again for the next.
      if (name) await send([serialize.close({ type: 'S', name }), serialize.sync()])
      throw error
    }
  }
}
