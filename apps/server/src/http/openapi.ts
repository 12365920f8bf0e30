import { routes } from '@vastus/contract'
import type { Route, Schema } from '@vastus/contract/route'
import * as z from 'zod/mini'
import { FORM_TYPE } from './known-paths.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of every route, made from the contract, with what tests are generated from as x- fields. */
export function apiDocument(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries(routes) as [string, Route][]) {
    const path = `/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vastus', version },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
    paths,
  }
}

function operation(name: string, route: Route): Json {
  return {
    operationId: name,
    summary: route.summary,
    ...(route.access === 'PUBLIC' ? {} : { security: [{ session: [] }] }),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query'), ...headers(route)],
    ...(route.body
      ? {
          requestBody: {
            required: !(route.body instanceof z.ZodMiniOptional),
            content: requestContent(route, route.body),
          },
        }
      : {}),
    responses: answers(route),
    'x-access': route.access,
    'x-objects': route.objects,
    'x-audit': route.audit,
    'x-idempotent': route.idempotency,
    'x-errors': route.errors,
    'x-rate': route.rate,
  }
}

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })

function parameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const described = jsonSchema(schema, 'input')
  const required = (described.required ?? []) as string[]
  return Object.entries((described.properties ?? {}) as Json).map(([parameter, shape]) => ({
    name: parameter,
    in: place,
    required: place === 'path' || required.includes(parameter),
    schema: shape,
  }))
}

function headers(route: Route): Json[] {
  const list: Json[] = []
  if (route.idempotency !== 'NONE')
    list.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: route.idempotency === 'REQUIRED',
      schema: { type: 'string', format: 'uuid' },
    })
  if (route.versioned)
    list.push({ name: 'If-Match', in: 'header', required: false, schema: { type: 'string' } })
  return list
}

function requestContent(route: Route, body: Schema): Json {
  const schema = jsonSchema(body, 'input')
  if (route.consumes === 'FORM') return { [FORM_TYPE]: { schema }, 'application/json': { schema } }
  if (route.consumes !== 'MULTIPART') return { 'application/json': { schema } }
  const properties = { ...(schema.properties as Json), file: { type: 'string', format: 'binary' } }
  return { 'multipart/form-data': { schema: { type: 'object', properties, required: ['file'] } } }
}

const WORDS: Record<string, string> = {
  400: 'Malformed or invalid input',
  401: 'No session',
  403: 'Not allowed',
  404: 'Not there, or not the caller’s',
  408: 'The body came too slowly',
  409: 'Outdated version, or the same key with other content',
  413: 'Content too large',
  415: 'Unsupported content type',
  429: 'Too many requests',
  468: 'Refused, in words',
  469: 'Refused, with a key of the catalogue',
  503: 'Try again soon',
}

function answers(route: Route): Json {
  const success = route.status ?? (route.response === null ? 204 : 200)
  const codes = ['400', '429', '503']
  if (route.access !== 'PUBLIC') codes.push('401', '403')
  if (route.method !== 'GET') codes.push('403', '408', '415')
  if (Object.keys(route.objects).length > 0) codes.push('404')
  codes.push(...(route.alsoAnswers ?? []).map(String))
  if (route.idempotency !== 'NONE' || route.versioned) codes.push('409')
  if (route.consumes === 'MULTIPART') codes.push('413')
  if (route.method !== 'GET') codes.push('468')
  if (route.errors.length > 0) codes.push('469')
  return {
    [success]: {
      description: 'Done',
      ...(route.response && typeof route.response === 'object'
        ? { content: { 'application/json': { schema: jsonSchema(route.response, 'output') } } }
        : {}),
    },
    ...Object.fromEntries([...new Set(codes)].toSorted().map((code) => [code, { description: WORDS[code] }])),
  }
}
