/** A FHIRPath expression, read. It is only looked at, never carried out, so no formula can run for long. */
export type PathNode =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'truth'; value: boolean }
  | { kind: 'nothing' }
  /** `%resource`, `$this`, or the first name of a path. */
  | { kind: 'name'; name: string }
  | { kind: 'member'; of: PathNode; name: string }
  | { kind: 'call'; of: PathNode | null; name: string; args: readonly PathNode[] }
  | { kind: 'operation'; operator: string; left: PathNode; right: PathNode }

const MAX_CHARACTERS = 40_000
const MAX_TOKENS = 5000
const MAX_DEPTH = 60
const TOKEN = /\s*('(?:[^'\\]|\\.)*'|\d+(?:\.\d+)?|[%$]?[A-Za-z][A-Za-z0-9_]*|>=|<=|!=|\{\}|[().,+\-*/=<>])/y
/** From the loosest to the tightest. */
const LEVELS = [['or'], ['and'], ['=', '!=', '>', '<', '>=', '<='], ['+', '-'], ['*', '/']] as const

/** Reads the part of FHIRPath that questionnaires use. @returns null for what is no such expression, or is too long or too deep */
export function parsePath(text: string): PathNode | null {
  const tokens = tokensOf(text)
  if (!tokens) return null
  const source = { tokens, at: 0 }
  const node = level(source, 0, 0)
  return node && source.at === tokens.length ? node : null
}

type Source = { tokens: readonly string[]; at: number }

function tokensOf(text: string): string[] | null {
  if (text.length > MAX_CHARACTERS) return null
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  const trimmed = text.trimEnd()
  while (TOKEN.lastIndex < trimmed.length) {
    const found = TOKEN.exec(trimmed)?.[1]
    if (found === undefined || tokens.length === MAX_TOKENS) return null
    tokens.push(found)
  }
  return tokens
}

function level(source: Source, index: number, depth: number): PathNode | null {
  if (depth > MAX_DEPTH) return null
  const operators: readonly string[] | undefined = LEVELS[index]
  if (!operators) return path(source, depth)
  let left = level(source, index + 1, depth)
  while (left && operators.includes(source.tokens[source.at] ?? '')) {
    const operator = source.tokens[source.at] ?? ''
    source.at++
    const right = level(source, index + 1, depth)
    left = right && { kind: 'operation', operator, left, right }
  }
  return left
}

function path(source: Source, depth: number): PathNode | null {
  let node = first(source, depth)
  while (node && source.tokens[source.at] === '.') {
    source.at++
    node = named(source, node, depth)
  }
  return node
}

function first(source: Source, depth: number): PathNode | null {
  const token = source.tokens[source.at]
  if (token === undefined) return null
  if (/^[A-Za-z]/.test(token) && token !== 'true' && token !== 'false') return named(source, null, depth)
  source.at++
  if (token === '(') {
    const inner = level(source, 0, depth + 1)
    return take(source, ')') ? inner : null
  }
  if (token === '{}') return { kind: 'nothing' }
  if (token.startsWith("'")) return { kind: 'text', value: token.slice(1, -1).replaceAll(/\\(.)/g, '$1') }
  if (/^\d/.test(token)) return { kind: 'number', value: Number(token) }
  if (token === 'true' || token === 'false') return { kind: 'truth', value: token === 'true' }
  return /^[%$]/.test(token) ? { kind: 'name', name: token } : null
}

function named(source: Source, of: PathNode | null, depth: number): PathNode | null {
  const name = source.tokens[source.at] ?? ''
  if (!/^[A-Za-z]/.test(name)) return null
  source.at++
  if (!take(source, '(')) return of ? { kind: 'member', of, name } : { kind: 'name', name }
  const args: PathNode[] = []
  if (take(source, ')')) return { kind: 'call', of, name, args }
  do {
    const argument = level(source, 0, depth + 1)
    if (!argument) return null
    args.push(argument)
  } while (take(source, ','))
  return take(source, ')') ? { kind: 'call', of, name, args } : null
}

function take(source: Source, token: string): boolean {
  if (source.tokens[source.at] !== token) return false
  source.at++
  return true
}
