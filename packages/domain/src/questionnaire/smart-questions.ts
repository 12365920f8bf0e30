/** Most questions that a model adds to the fixed ones. */
export const SMART_QUESTIONS_MAX = 8

/**
 * The questions that a model chose for what somebody wrote. It chooses by id and writes no word of its own: an id that was not
 * offered, or is named again, is left out.
 */
export function smartQuestions<Q extends { id: string }>(
  chosen: readonly string[],
  offered: readonly Q[],
): Q[] {
  return [...new Set(chosen)]
    .flatMap((id) => offered.find((question) => question.id === id) ?? [])
    .slice(0, SMART_QUESTIONS_MAX)
}
