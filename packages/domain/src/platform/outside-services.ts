/** Services of others that an installation can do without. What needs one is not available until the settings name it. */
export const OUTSIDE_SERVICES = ['languageModel', 'sms', 'patientRegister', 'nationalSignIn'] as const
export type OutsideService = (typeof OUTSIDE_SERVICES)[number]
