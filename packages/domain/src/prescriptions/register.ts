import type { MedicineRoute } from './routes.ts'
import { isMedicineRoute } from './routes.ts'

/** How the words of the Estonian register begin, by our own name of the route. */
const ROUTE_STEMS: readonly (readonly [stem: string, route: MedicineRoute])[] = [
  ['suukaud', 'peroral'],
  ['keelealu', 'sublingual'],
  ['inhalatsioon', 'inhalation'],
  ['nasaal', 'nasal'],
  ['nina', 'nasal'],
  ['okulaar', 'ocular'],
  ['silma', 'ocular'],
  ['aurikulaar', 'auricular'],
  ['kõrva', 'auricular'],
  ['vaginaal', 'vaginal'],
  ['intramuskulaar', 'intramuscular'],
  ['dentaal', 'dental'],
  ['gingivaal', 'gingival'],
  ['endotrahheopulmonaal', 'intrapulmonary'],
  ['intrapulmonaal', 'intrapulmonary'],
]

/** The route that a register's words mean; the first of several counts, and what is unknown is `other`. */
export function routeOfWords(words: string): MedicineRoute {
  const known = words.trim().toLowerCase().normalize('NFC')
  if (isMedicineRoute(known)) return known
  for (const word of known.split(/[\s,;+/]+/))
    for (const [stem, route] of ROUTE_STEMS) if (word.startsWith(stem)) return route
  return 'other'
}

/** Seven digits, the last being the last digit of the sum of the first six. */
export function isPackageCode(code: string): boolean {
  if (!/^\d{7}$/.test(code)) return false
  const digits = [...code].map(Number)
  const sum = digits.slice(0, 6).reduce((total, digit) => total + digit, 0)
  return sum % 10 === digits[6]
}

/** A strength with decimal points and single blanks: `0,5  mg` is `0.5 mg`. */
export function plainStrength(strength: string): string {
  return strength
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(\d),(?=\d)/g, '$1.')
}

/** Several active ingredients, as registers part them, in one way: `a + b`. */
export function plainIngredients(ingredients: string): string {
  return ingredients
    .split(/[+;]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')
    .join(' + ')
}
