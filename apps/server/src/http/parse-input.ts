import { BUSINESS_KEYS, type BusinessKey } from '@vastus/contract/error-keys'
import type { Schema } from '@vastus/contract/route'
import { BusinessRule, type FieldProblem, InvalidInput } from '../errors.ts'

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
  const result = schema.safeParse(part === 'query' || value !== undefined ? value : {})
  if (result.success) return result.data
  const fields: FieldProblem[] = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    rule: issue.code === 'custom' ? issue.message : 'FORM',
  }))
  const key = fields.map((field) => field.rule).find(isBusinessKey)
  if (key && fields.every((field) => isBusinessKey(field.rule))) throw new BusinessRule(key)
  throw new InvalidInput(fields)
}

function isBusinessKey(rule: string): rule is BusinessKey {
  return (BUSINESS_KEYS as readonly string[]).includes(rule)
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
