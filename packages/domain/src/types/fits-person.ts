import type { Sex } from '../identity/sex.ts'
import type { TypeCode } from './catalogue.ts'

const CHILD_AGE_YEARS = 18
/** Younger than that, nobody is pregnant, nursing or given contraception. */
const PUBERTY_YEARS = 10

const OF_WOMEN: readonly TypeCode[] = [
  'BREASTFEEDING',
  'PREGNANCY_COMMS',
  'PREGNANCY_START',
  'PRESCRIPTION_CONTRACEPTION',
]
const OF_CHILDREN: readonly TypeCode[] = ['WELLNESS_VISIT_CHILD']
/** The symptoms of an enlarged prostate. */
const OF_MEN: readonly TypeCode[] = ['QUEST_IPSS']
/** A leave for one's own illness. Care leave is asked for in the child's name too, so FIT_NOTE and FIT_NOTE_END fit everybody. */
const OF_ADULTS: readonly TypeCode[] = ['SICK_LEAVE', 'QUEST_AUDIT', 'QUEST_FAGER', ...OF_MEN]

/**
 * Whether a type is offered unasked for somebody of this age and sex. The search finds every type: what is recorded may be wrong.
 * A breastfeeding child has no questions of its own, but its mother may write in its name, so that type stays for infants.
 */
export function fitsPerson(
  type: TypeCode,
  { years, sex }: { years: number | undefined; sex: Sex | undefined },
): boolean {
  if (years !== undefined && years < 2 && type === 'BREASTFEEDING') return true
  if (OF_WOMEN.includes(type) && (sex === 'MALE' || (years !== undefined && years < PUBERTY_YEARS)))
    return false
  if (OF_MEN.includes(type) && sex === 'FEMALE') return false
  if (years === undefined) return true
  if (OF_CHILDREN.includes(type)) return years < CHILD_AGE_YEARS
  return !OF_ADULTS.includes(type) || years >= CHILD_AGE_YEARS
}
