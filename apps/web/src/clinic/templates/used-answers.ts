import { firstSteps } from '../e-contacts/index.ts'

const MAX_REMEMBERED = 200
const keyOf = (userId: number) => `vastus.answersUsed.${userId}`

/** How often the reader has used each ready-made answer on this device. It names answers only, no patient. */
export function usesOf(userId: number): ReadonlyMap<number, number> {
  const kept = localStorage.getItem(keyOf(userId))
  return new Map(kept === null ? [] : (JSON.parse(kept) as [number, number][]))
}

export function noteUse(userId: number, templateId: number): void {
  firstSteps(userId).take('ready')
  const uses = new Map(usesOf(userId))
  uses.set(templateId, (uses.get(templateId) ?? 0) + 1)
  const most = [...uses].sort(([, a], [, b]) => b - a).slice(0, MAX_REMEMBERED)
  localStorage.setItem(keyOf(userId), JSON.stringify(most))
}
