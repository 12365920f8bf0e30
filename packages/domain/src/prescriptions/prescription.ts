import { foldText } from '../types/fold-text.ts'
import type { TypeCode } from '../types/catalogue.ts'
import type { MedicineRoute } from './routes.ts'

/** How often a medicine is used. */
export const DOSINGS = ['ONCE', 'TWICE', 'THREE_TIMES', 'FOUR_TIMES', 'AS_NEEDED'] as const
export type Dosing = (typeof DOSINGS)[number]

/** Lengths in code points. */
export const BRAND_NAME_MAX = 100
export const INGREDIENT_MAX = 300
export const STRENGTH_MAX = 100
export const MEDICINE_FORM_MAX = 100
/** So many medicines in one request: their names fit into a message with words to spare. */
export const PRESCRIPTIONS_MAX = 20

/** One line of a renewal: the medicine as on its package, and how it is used. */
export type PrescriptionLine = {
  brandName: string
  activeIngredient: string | null
  route: MedicineRoute
  strength: string | null
  form: string | null
  dosing: Dosing
  /** The line of an earlier request that this one renews. */
  previousId: number | null
}

/** Kinds of e-contact that begin with the list of medicines. */
const RENEWAL_TYPES: readonly TypeCode[] = [
  'PRESCRIPTION',
  'PRESCRIPTION_REFILL',
  'PRESCRIPTION_CONTRACEPTION',
]

export function isRenewalType(type: string): boolean {
  return (RENEWAL_TYPES as readonly string[]).includes(type)
}

/** Whether two lines name the same medicine: brand, strength and form, however they are written. */
export function isSameMedicine(
  a: Pick<PrescriptionLine, 'brandName' | 'strength' | 'form'>,
  b: Pick<PrescriptionLine, 'brandName' | 'strength' | 'form'>,
): boolean {
  return medicineKey(a) === medicineKey(b)
}

/** What distinguishes a medicine. */
export function medicineKey({
  brandName,
  strength,
  form,
}: Pick<PrescriptionLine, 'brandName' | 'strength' | 'form'>): string {
  return [brandName, strength ?? '', form ?? ''].map((part) => foldText(part).replace(/\s+/g, '')).join('|')
}
