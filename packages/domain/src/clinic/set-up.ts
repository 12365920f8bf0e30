/** What a new clinic is led through, in this order. It may leave at any step and come back. */
export const SET_UP_STEPS = ['CONTACT', 'HOURS', 'EMPLOYEES', 'TYPES', 'GREETING', 'WHO_MAY_WRITE'] as const
export type SetUpStep = (typeof SET_UP_STEPS)[number]

/** The first step that is not finished; null when all are. */
export function nextStep(finished: readonly SetUpStep[]): SetUpStep | null {
  return SET_UP_STEPS.find((step) => !finished.includes(step)) ?? null
}
