import fc from 'fast-check'
import { apiDocument } from '../../apps/server/src/http/openapi.ts'
import { fitting, hostileValue, type Known, nearly } from './hostile-values.ts'
import type { Sent } from './raw-call.ts'
import type { Json } from './samples.ts'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Json }
export type Operation = {
  path: string
  method: string
  operationId: string
  'x-access': string
  'x-errors': string[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { content?: Record<string, { schema: Json }> }>
}

const document = apiDocument('test') as { paths: Record<string, Record<string, Operation>> }
export const OPERATIONS: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    path,
    method: method.toUpperCase(),
  })),
)

/** Requests for one operation of the document: fitting, nearly fitting and hostile ones, without the session. */
export function requestsFor(operation: Operation, known: Known): fc.Arbitrary<Sent> {
  const part = (place: Parameter['in']): fc.Arbitrary<Json> => {
    const all = operation.parameters.filter((parameter) => parameter.in === place)
    const optional = all.filter(({ required }) => !required)
    // A dozen filters at once are rarely all right: in half of the calls there are two at most.
    return fc
      .oneof(fc.subarray(optional), fc.subarray(optional, { maxLength: Math.min(2, optional.length) }))
      .chain((chosen) =>
        fc.record(
          Object.fromEntries(
            all
              .filter((parameter) => parameter.required || chosen.includes(parameter))
              .map(({ name, schema }) => [name, fitting(schema, known, name)]),
          ),
        ),
      )
  }
  const content = operation.requestBody?.content ?? {}
  const json = content['application/json']
  const fit = json ? fitting(json.schema, known) : fc.constant(undefined)
  const form = content['multipart/form-data'] ? multipart : fc.constant(undefined)
  const valid = { path: part('path'), query: part('query'), headers: part('header'), body: fit, form }
  const loose = (arbitrary: fc.Arbitrary<Json>) => nearly(arbitrary) as fc.Arbitrary<Json>
  const onlyWithBody = (body: fc.Arbitrary<unknown>) => (json ? body : fc.constant(undefined))
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.record(valid) },
      {
        weight: 3,
        arbitrary: fc.record({ ...valid, body: onlyWithBody(nearly(fit)), query: loose(valid.query) }),
      },
      { weight: 1, arbitrary: fc.record({ ...valid, headers: loose(valid.headers) }) },
      { weight: 1, arbitrary: fc.record({ ...valid, path: valid.path.chain(hostilePath) }) },
      { weight: 2, arbitrary: fc.record({ ...valid, body: onlyWithBody(hostileValue) }) },
    )
    .map((call) => requestOf(operation, call))
}

const hostilePath = (path: Json) =>
  hostileValue.map((bad) => Object.fromEntries(Object.keys(path).map((key) => [key, bad])))

/** Any value as text in an address; what no address can hold is sent as its broken bytes. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.isWellFormed() ? encodeURIComponent([...text].slice(0, 500).join('')) : '%ed%a0%80'
}

type Form = { type: string; payload: Buffer }
type Call = { path: Json; query: Json; headers: Json; body: unknown; form: Form | undefined }

function requestOf({ path, method }: Operation, { query, headers, body, form, ...call }: Call): Sent {
  const address = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => inAddress(call.path[name]))
  const asked = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${inAddress(value)}`,
  )
  const said = Object.entries(headers)
    .filter(([name]) => /^[A-Za-z-]+$/.test(name))
    .map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : `${JSON.stringify(value)}`)
        .slice(0, 500)
        .replaceAll(/[^\x20-\x7e]/g, '?'),
    ])
  const payload = form?.payload ?? (body === undefined ? undefined : JSON.stringify(body))
  return {
    method: method as Sent['method'],
    url: asked.length > 0 ? `${address}?${asked.join('&')}` : address,
    headers: {
      ...(Object.fromEntries(said) as Record<string, string>),
      ...(payload === undefined ? {} : { 'content-type': form?.type ?? 'application/json' }),
    },
    payload,
  }
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const CONTENTS = [
  PDF,
  Buffer.from('Hello'),
  Buffer.alloc(0),
  Buffer.from('MZ\x90\x00'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\xc3\x50\x00\x00\xc3\x50\x08\x02', 'latin1'),
  Buffer.from('PK\x03\x04\x14\x00\x01\x00', 'latin1'),
  Buffer.alloc(70_000, 'a'),
]
const NAMES = [
  'a.pdf',
  'a.txt',
  '../../etc/passwd',
  `${'x'.repeat(5000)}.pdf`,
  'a\u202epdf.exe',
  '',
  'a.jpg',
  '"\\".pdf',
]
const fileOrField = fc.record({
  name: fc.constantFrom('file', 'file', 'file', 'fileName', 'other', '', '__proto__'),
  fileName: fc.option(fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'binary', maxLength: 20 }))),
  type: fc.option(fc.constantFrom('application/pdf', 'text/plain', 'multipart/mixed; boundary=y', '', ';;;')),
  content: fc.oneof(
    fc.constantFrom(...CONTENTS),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  ),
})

/** Forms from the proper one, over several, other and badly named parts, to ones cut off or with another boundary. */
const multipart: fc.Arbitrary<Form> = fc
  .record({
    parts: fc.array(fileOrField, { maxLength: 3, minLength: 0 }),
    boundary: fc.constantFrom('x', 'x', 'x', '', 'y'.repeat(70), 'z'.repeat(300), '"x"'),
    keep: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ parts, boundary, keep }) => {
    const whole = Buffer.concat([
      ...parts.flatMap(({ name, fileName, type, content }) => [
        Buffer.from(
          `--x\r\ncontent-disposition: form-data; name="${name}"${fileName === null ? '' : `; filename="${fileName}"`}\r\n${
            type === null ? '' : `content-type: ${type}\r\n`
          }\r\n`,
        ),
        content,
        Buffer.from('\r\n'),
      ]),
      Buffer.from('--x--\r\n'),
    ])
    return {
      type: `multipart/form-data; boundary=${boundary}`,
      payload: whole.subarray(0, Math.ceil(whole.length * keep)),
    }
  })
