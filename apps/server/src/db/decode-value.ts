type Decode = (text: string) => unknown

const asIs: Decode = (text) => text
const json: Decode = (text) => JSON.parse(text)

const scalars: Record<number, Decode> = {
  16: (text) => text === 't', // bool
  17: (text) => Uint8Array.from(Buffer.from(text.slice(2), 'hex')), // bytea
  20: integer, // bigint
  21: Number,
  23: Number,
  26: Number,
  114: json,
  700: Number,
  701: Number,
  1184: timestamp,
  3802: json,
}

const arrays: Record<number, Decode> = {
  199: json,
  1000: scalars[16] ?? asIs,
  1005: Number,
  1007: Number,
  1009: asIs, // text[]
  1015: asIs, // varchar[]
  1016: integer, // bigint[]
  1021: Number,
  1022: Number,
  1182: asIs, // date[]
  1185: timestamp, // timestamptz[]
  1231: asIs, // numeric[]
  2951: asIs, // uuid[]
  3807: json,
}

/**
 * What a column's text becomes, by its type: bigint a number, timestamptz an ISO string in UTC with
 * milliseconds, json its value; date, numeric and everything else stay text. Same for both databases.
 */
export function decodeValue(text: string | null, type: number): unknown {
  if (text === null) return null
  const element = arrays[type]
  return element ? decodeArray(text, element) : (scalars[type] ?? asIs)(text)
}

function integer(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}

/** `2026-11-21 09:00:00.123456+02`, the hour offset alone, is not a form Date must accept. */
function timestamp(text: string): string {
  if (text.endsWith('infinity')) return text
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()
}

/** One-dimensional array text: `{1,NULL,"a \"quoted\" one"}`. */
function decodeArray(text: string, element: Decode): unknown[] {
  const values: unknown[] = []
  for (const [, quoted, bare = ''] of text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/gs)) {
    if (quoted !== undefined) values.push(element(quoted.replace(/\\(.)/gs, '$1')))
    else values.push(bare === 'NULL' ? null : element(bare))
  }
  return values
}
