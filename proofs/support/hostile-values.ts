import fc from 'fast-check'
import type { Json } from './samples.ts'

/** What schemas forbid and callers send: the inputs that broke servers before. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066',
  '\u001b[31m',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '%_\\%',
  '{"a":1}',
  '{a,b}',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  'x'.repeat(5001),
  '😀'.repeat(3000),
  'ﷺ'.repeat(3000),
  'a\u0301'.repeat(2000),
  'NaN',
  'null',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '-infinity',
]
const HOSTILE_NUMBERS = [0, -1, -0, 1.5, 2 ** 31, 2 ** 31 - 1, 2 ** 53, 1e300, -1e300]

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { $ne: null }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)

/** What a call from the document knows of real objects: so that it does not stop at 404 each time. */
export type Known = Record<string, readonly unknown[]>

/** Values that fit the schema of the document, of real objects where the name is known. */
export function fitting(schema: Json, known: Known, name = ''): fc.Arbitrary<unknown> {
  const own = known[name]
  const drawn = drawnFrom(schema, known)
  return own
    ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: drawn })
    : drawn
}

function drawnFrom(schema: Json, known: Known): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  if (Array.isArray(schema.anyOf))
    return fc.oneof(...(schema.anyOf as Json[]).map((each) => fitting(each, known)))
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(Number(schema.minimum ?? 0), 0), max: 2_147_483_647 })
    case 'string':
      return textOf(schema)
    case 'array':
      if (Array.isArray(schema.prefixItems))
        return fc.tuple(...(schema.prefixItems as Json[]).map((each) => fitting(each, known)))
      return fc.array(fitting((schema.items ?? {}) as Json, known), { maxLength: 4 })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([key, each]) => [
            key,
            fitting(each, known, key),
          ]),
        ),
        { requiredKeys: (schema.required ?? []) as string[] },
      )
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

function textOf(schema: Json): fc.Arbitrary<string> {
  const { format, pattern } = schema
  if (format === 'uuid') return fc.uuid({ version: 4 })
  if (format === 'date-time')
    return fc
      .date({ min: new Date('1999-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
  if (format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (typeof pattern === 'string' && !format) return fc.stringMatching(new RegExp(pattern))
  return fc.string({
    unit: 'grapheme',
    minLength: Number(schema.minLength ?? 0),
    maxLength: Math.min(Number(schema.maxLength ?? 60), 60),
  })
}

/** One place of a fitting value changed, added or taken away. */
export function nearly(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.nat(), hostileValue, fc.constantFrom('change', 'remove', 'add'))
    .map(([whole, at, bad, how]) => {
      if (typeof whole !== 'object' || whole === null) return bad
      const copy: Record<string, unknown> = { ...whole }
      const keys = Object.keys(copy)
      const key = keys[at % Math.max(1, keys.length)] ?? 'unknown'
      if (how === 'remove') delete copy[key]
      else copy[how === 'add' ? 'unknown' : key] = bad
      return copy
    })
}
