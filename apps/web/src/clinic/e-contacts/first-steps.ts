import { isPhone } from '../../shared/device/is-phone.ts'

/** What a new employee does first, in the order of a first hour. */
const FIRST_STEPS = ['open', 'reply', 'ready', 'palette', 'keys'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** What needs a keyboard, which a phone does not have. */
const BY_KEYS: ReadonlySet<FirstStep> = new Set(['palette', 'keys'])

const HIDDEN = 'hidden'

/** The first steps that can be taken on this device. */
export const firstStepsHere = (): readonly FirstStep[] =>
  isPhone() ? FIRST_STEPS.filter((step) => !BY_KEYS.has(step)) : FIRST_STEPS

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
