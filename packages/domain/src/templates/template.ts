import type { TypeCode } from '../types/catalogue.ts'

/** In code points. */
export const TEMPLATE_HEADING_MAX = 150
/** In code points; as long as a message may be. */
export const TEMPLATE_TEXT_MAX = 3000
/** Of one owner in one clinic. */
export const TEMPLATES_MAX = 200

/** Whether a ready-made answer is offered for an e-contact of this type: for every type, or only for its own. */
export function isOfferedFor(template: { onlyForType: TypeCode | null }, type: TypeCode): boolean {
  return template.onlyForType === null || template.onlyForType === type
}
