import { BUSINESS_KEYS, type BusinessKey } from '@vastus/contract/error-keys'
import { isList } from '@vastus/contract/fields'
import type { Schema } from '@vastus/contract/route'
import { brokenRule } from '@vastus/domain/validation-rules'
import * as z from 'zod/mini'
import { BusinessRule, InvalidInput } from '../errors.ts'

type Issue = z.core.$ZodIssue

/** How many unknown fields of one object a response names. */
const MOST_NAMED = 10

/** What zod says of a check that names no rule. */
const UNNAMED = 'Invalid input'

/**
 * Parses one part of a request by its schema.
 *
 * @throws BusinessRule when what is wrong carries a business key (a text that is too long), else InvalidInput
 */
export function parseInput(
  schema: Schema | undefined,
  part: 'params' | 'query' | 'body',
  value: unknown,
): unknown {
  if (!schema) {
    if (part === 'query' || value === undefined || value === null || isEmptyObject(value)) return undefined
    throw new InvalidInput([{ path: part, rule: 'FORM' }])
  }
  const given = part === 'query' ? readRepeated(schema, value) : value === undefined ? {} : value
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const { issues } = result.error
  const keys = issues.map(({ message }) => message).filter(isBusinessKey)
  if (keys[0] && keys.length === issues.length) throw new BusinessRule(keys[0])
  throw new InvalidInput(
    issues.flatMap(namingUnknown).map((issue) => ({
      path: issue.path.map(String).join('.'),
      ...(issue.code === 'custom' && issue.message !== UNNAMED && !isBusinessKey(issue.message)
        ? brokenRule(issue.message, issue.params)
        : ({ rule: 'FORM' } as const)),
    })),
  )
}

/** Zod reports all unknown fields of an object in one issue, at the object. Each gets an issue of its own. */
function namingUnknown(issue: Issue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue]
  return issue.keys.slice(0, MOST_NAMED).map((key) => ({ ...issue, path: [...issue.path, key] }))
}

/**
 * A list that a query gives item by item is the same as one with commas. Any other parameter that is given twice says two things.
 *
 * @throws InvalidInput
 */
function readRepeated(schema: Schema, query: unknown): unknown {
  const repeated = Object.entries(query ?? {}).filter(([, given]) => Array.isArray(given))
  if (repeated.length === 0) return query
  const fields = schema instanceof z.ZodMiniObject ? schema.shape : {}
  const others = repeated.filter(([name]) => !isList(fields[name]))
  if (others.length > 0) throw new InvalidInput(others.map(([path]) => ({ path, rule: 'REPEATED' }) as const))
  return {
    ...(query as object),
    ...Object.fromEntries(repeated.map(([name, items]) => [name, String(items)])),
  }
}

function isBusinessKey(rule: string): rule is BusinessKey {
  return (BUSINESS_KEYS as readonly string[]).includes(rule)
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
