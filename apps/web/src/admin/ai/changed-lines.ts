import type { PromptVersion } from './api.ts'

export type Line = { kind: 'same' | 'added' | 'removed'; text: string }

/** The lines of a version beside the version before it: what both have, what went and what came. */
export function changedLines(before: PromptVersion, after: PromptVersion): Line[] {
  const old = linesOf(before)
  const now = linesOf(after)
  const common = longestCommon(old, now)
  const lines: Line[] = []
  let left = 0
  let right = 0
  for (const [i, j] of [...common, [old.length, now.length] as const]) {
    for (; left < i; left++) lines.push({ kind: 'removed', text: old[left] ?? '' })
    for (; right < j; right++) lines.push({ kind: 'added', text: now[right] ?? '' })
    if (i < old.length) lines.push({ kind: 'same', text: old[i] ?? '' })
    left = i + 1
    right = j + 1
  }
  return lines
}

const linesOf = ({ model, systemMessage, userMessage, parameters }: PromptVersion) => [
  model,
  ...systemMessage.split('\n'),
  ...userMessage.split('\n'),
  parameters,
]

/** Places in both of the longest common row of lines. */
function longestCommon(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const places: (readonly [number, number])[] = []
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) places.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return places
}
