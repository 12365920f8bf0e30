import ts from 'typescript'

/** Every regular expression written in a source, with its line. Patterns put together at run time count as `<made>`. */
export function patternsIn(path: string, source: string): { line: number; pattern: string }[] {
  const kind = path.endsWith('x')
    ? ts.ScriptKind.TSX
    : path.endsWith('.mjs')
      ? ts.ScriptKind.JS
      : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind)
  const found: { line: number; pattern: string }[] = []
  const visit = (node: ts.Node): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
    if (ts.isRegularExpressionLiteral(node)) found.push({ line, pattern: bodyOf(node.text) })
    if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(file) === 'RegExp'
    ) {
      const [first] = node.arguments ?? []
      found.push({ line, pattern: first && ts.isStringLiteralLike(first) ? first.text : '<made>' })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const bodyOf = (literal: string) => literal.slice(1, literal.lastIndexOf('/'))

type Group = { hasRepeat: boolean }

/**
 * Why a pattern may take more than linear time, or null. Refuses what a backtracking engine needs for it: a repeated
 * group that itself repeats something without limit, and a reference back.
 */
export function slownessOf(pattern: string): string | null {
  if (pattern === '<made>') return 'made at run time'
  const open: Group[] = [{ hasRepeat: false }]
  let last: Group | null = null
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at]
    if (sign === '\\') {
      if (/[1-9k]/.test(pattern[at + 1] ?? '')) return 'a reference back'
      at++
      last = null
    } else if (sign === '[') {
      at = endOfClass(pattern, at)
      last = null
    } else if (sign === '(') {
      open.push({ hasRepeat: false })
    } else if (sign === ')') {
      last = open.pop() ?? null
      const outer = open.at(-1)
      if (last?.hasRepeat && outer) outer.hasRepeat = true
    } else if (isEndless(pattern, at)) {
      if (last?.hasRepeat) return 'a repeat inside a repeat'
      const around = open.at(-1)
      if (around) around.hasRepeat = true
      last = null
    } else if (sign !== '{' && sign !== '?') last = null
  }
  return null
}

function isEndless(pattern: string, at: number): boolean {
  return pattern[at] === '*' || pattern[at] === '+' || /^\{\d*,\}/.test(pattern.slice(at, at + 12))
}

function endOfClass(pattern: string, start: number): number {
  for (let at = start + 1; at < pattern.length; at++) {
    if (pattern[at] === '\\') at++
    else if (pattern[at] === ']') return at
  }
  return pattern.length
}
