import * as z from 'zod/mini'
import { type RouteName, routes } from '../index.ts'
import type { Route, Schema } from '../route.ts'

/** One value that a caller gives. `path` leads to it in that part of the call; `[]` is the first of a list. */
export type CallField = {
  name: RouteName
  route: Route
  part: 'params' | 'query' | 'body'
  path: string[]
  schema: Schema
}

/** Every value inside a schema that is not an object or a list itself. */
function leavesOf(schema: Schema, path: string[] = []): Pick<CallField, 'path' | 'schema'>[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return leavesOf(schema.def.innerType as Schema, path)
  if (schema instanceof z.ZodMiniArray) return leavesOf(schema.def.element as Schema, [...path, '[]'])
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape as Record<string, Schema>).flatMap(([key, inner]) =>
      leavesOf(inner, [...path, key]),
    )
  return [{ path, schema }]
}

/** Every value that callers send as JSON or in the address. The name of an uploaded file is cleaned with the file. */
export const CALL_FIELDS: CallField[] = (Object.entries(routes) as [RouteName, Route][]).flatMap(
  ([name, route]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = part === 'body' && route.consumes === 'MULTIPART' ? undefined : route[part]
      return schema ? leavesOf(schema).map((leaf) => ({ name, route, part, ...leaf })) : []
    }),
)

export function placeOf({ name, part, path }: CallField): string {
  return [name, part, ...path].join('.').replaceAll('.[]', '[]')
}
