/** What a new employee does first, in the order of a first hour. */
export const FIRST_STEPS = ['open', 'reply', 'ready', 'palette', 'keys'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

const HIDDEN = 'hidden'

/** Which of the first steps somebody has taken on this device. It names steps only, no patient. */
export function firstSteps(userId: number) {
  const key = `vastus.firstSteps.${userId}`
  const kept = () => new Set(JSON.parse(localStorage.getItem(key) ?? '[]') as string[])
  const add = (word: string) => {
    const known = kept()
    if (!known.has(word)) localStorage.setItem(key, JSON.stringify([...known, word]))
  }
  return {
    read: (): { done: ReadonlySet<FirstStep>; isHidden: boolean } => {
      const words = kept()
      return { done: new Set(FIRST_STEPS.filter((step) => words.has(step))), isHidden: words.has(HIDDEN) }
    },
    take: (step: FirstStep) => add(step),
    hide: () => add(HIDDEN),
  }
}
