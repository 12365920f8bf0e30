import { DEFAULT_TYPE_COLOUR, TYPE_TABLE, type TypeRow } from './type-table.ts'

export type TypeCode = (typeof TYPE_TABLE)[number]['code']

export const TYPE_CODES: readonly TypeCode[] = TYPE_TABLE.map((row) => row.code)

/** Types that reception staff may read in full. */
export const ADMINISTRATIVE_TYPES: readonly TypeCode[] = [
  'BILLING_QUESTION',
  'QUESTION',
  'APPOINTMENT',
  'CANCEL_APPOINTMENT',
]

/** Types that every clinic takes, whatever its own list says. */
export const ALWAYS_AVAILABLE_TYPES: readonly TypeCode[] = [
  'OTHER_PROBLEM',
  'CANCEL_APPOINTMENT',
  'FIT_NOTE_END',
]

/** The first entries of the picker, in this order. */
export const FIRST_TYPES: readonly TypeCode[] = [
  'SICK_LEAVE',
  'FIT_NOTE',
  'FIT_NOTE_END',
  'CANCEL_APPOINTMENT',
]
/** The end of every sorted list. */
export const LAST_TYPE: TypeCode = 'OTHER_PROBLEM'

const ROWS = new Map<string, TypeRow<TypeCode>>(TYPE_TABLE.map((row) => [row.code, row]))

export function isTypeCode(code: string): code is TypeCode {
  return ROWS.has(code)
}

/** What is known of a type. */
export function typeRow(code: TypeCode): TypeRow<TypeCode> {
  const row = ROWS.get(code)
  if (!row) throw new RangeError(`no such e-contact type: ${code}`)
  return row
}

/** The background of a type's icon, #rrggbb; light grey-green for a code that is not known. */
export function typeColour(code: string): string {
  return ROWS.get(code)?.colour ?? DEFAULT_TYPE_COLOUR
}

/** The drawing of a type; a speech bubble for a code that is not known. */
export function typeIcon(code: string): string {
  return ROWS.get(code)?.icon ?? 'speech-bubble'
}

/** Whether the type is one of the 18 scored questionnaires. */
export function isQuestionnaire(code: TypeCode): boolean {
  return code.startsWith('QUEST_')
}
