/** How a medicine is given. Each has a picture of its own; what fits none of them is `other`. */
export const MEDICINE_ROUTES = [
  'auricular',
  'dental',
  'gingival',
  'inhalation',
  'intramuscular',
  'intrapulmonary',
  'nasal',
  'ocular',
  'peroral',
  'sublingual',
  'vaginal',
  'other',
] as const
export type MedicineRoute = (typeof MEDICINE_ROUTES)[number]

export function isMedicineRoute(route: string): route is MedicineRoute {
  return (MEDICINE_ROUTES as readonly string[]).includes(route)
}
