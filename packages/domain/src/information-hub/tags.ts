/** What a notice can be about, in the order in which the choices are offered. */
export const HUB_TAGS = [
  'HEART',
  'DIABETES',
  'KIDNEY',
  'LUNG',
  'INFECTION',
  'SKIN',
  'MIND',
  'MEDICINES',
  'PREVENTION',
  'VACCINATION',
  'PLATFORM',
  'SECURITY',
] as const
export type HubTag = (typeof HUB_TAGS)[number]
