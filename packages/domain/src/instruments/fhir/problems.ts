/** What can be wrong with a FHIR Questionnaire that somebody brings. */
export const FHIR_PROBLEMS = [
  'NOT_A_QUESTIONNAIRE',
  'UNKNOWN_LANGUAGE',
  'TOO_MANY_ITEMS',
  'NESTED_TOO_DEEP',
  'SAME_ID_TWICE',
  'UNKNOWN_EXTENSION',
  'UNKNOWN_TYPE',
  'NO_TEXT',
  'TEXT_TOO_LONG',
  'MARKUP_IN_TEXT',
  'NO_CHOICE',
  'NO_POINTS',
  'UNKNOWN_CONDITION',
  'CONDITION_LOOKS_AHEAD',
  'UNKNOWN_FORMULA',
  'UNKNOWN_ITEM',
  'MISSING_ITEM',
  'OPTIONS_DIFFER',
  'POINTS_DIFFER',
  'CONDITION_DIFFERS',
  'FORMULA_DIFFERS',
] as const

/** @param linkId the item that it is about; empty where it is the whole file */
export type FhirProblem = { linkId: string; problem: (typeof FHIR_PROBLEMS)[number] }

/** Refuses a file, or an item of it. */
export class FhirRefusal extends Error {
  override name = 'FhirRefusal'
  readonly linkId: string
  readonly problem: FhirProblem['problem']
  constructor(problem: FhirProblem['problem'], linkId = '') {
    super(`${problem} ${linkId}`)
    this.linkId = linkId
    this.problem = problem
  }
}
