const OF_PATIENTS =
  /^(?:e-contact:new$|(?:my-e-contact|questionnaire-answer|questionnaire|person|prescription|support):)/

/**
 * Whether a draft is what a patient writes, or anybody to the support, by its key. All others are those of staff, also of
 * screens that are made later.
 */
export const isDraftOfPatient = (key: string): boolean => OF_PATIENTS.test(key)
