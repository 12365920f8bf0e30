export const SEXES = ['MALE', 'FEMALE', 'NOT_DISCLOSED'] as const
export type Sex = (typeof SEXES)[number]
