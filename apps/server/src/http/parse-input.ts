import { BUSINESS_KEYS, type BusinessKey } from '@vastus/contract/error-keys'
import type { Schema } from '@vastus/contract/route'
import { brokenRule } from '@vastus/domain/validation-rules'
import type * as z from 'zod/mini'
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
  if (part === 'query') refuseRepeated(value)
  const result = schema.safeParse(part === 'query' || value !== undefined ? value : {})
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

/** A parameter that a query names twice says two things. */
function refuseRepeated(query: unknown): void {
  const repeated = Object.entries(query ?? {}).filter(([, given]) => Array.isArray(given))
  if (repeated.length > 0)
    throw new InvalidInput(repeated.map(([path]) => ({ path, rule: 'REPEATED' }) as const))
}

function isBusinessKey(rule: string): rule is BusinessKey {
  return (BUSINESS_KEYS as readonly string[]).includes(rule)
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
