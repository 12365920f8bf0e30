/** What is asked on the way to sending. Files follow the sending. */
const STEPS = ['PERSON', 'CLINIC', 'TYPE', 'MESSAGE', 'CHECK'] as const
export type Step = (typeof STEPS)[number]

type Known = {
  /** The step that is on the screen. */
  step: Step
  persons: readonly { relation: string; adult: boolean }[]
  clinics: readonly { id: number; relation: string }[]
  /** The clinic that is chosen. */
  clinicId?: string | undefined
}

/** The steps of this way: what has one answer is not asked, unless somebody goes there by the links on the page of topics. */
export function stepsToShow({ step, persons, clinics, clinicId }: Known): Step[] {
  const asksPerson = persons.length > 1 || persons.some(({ adult }) => !adult)
  const own = clinics.filter(({ relation }) => relation !== 'OPEN')
  const isOpenClinic = clinics.some(({ id, relation }) => relation === 'OPEN' && String(id) === clinicId)
  const asksClinic = own.length !== 1 || isOpenClinic
  return STEPS.filter(
    (each) => each === step || (each === 'PERSON' ? asksPerson : each === 'CLINIC' ? asksClinic : true),
  )
}
