import { REPLY_RESTRICTIONS } from '../e-contact/reply-restriction.ts'
import type { TypeCode } from '../types/catalogue.ts'

/** In code points. */
export const TEMPLATE_HEADING_MAX = 150
/** In code points; as long as a message may be. */
export const TEMPLATE_TEXT_MAX = 3000
/** Of one owner in one clinic. */
export const TEMPLATES_MAX = 200

/** What a ready-made answer can set with its text; a date would be over by the time it is used. */
export const TEMPLATE_RESTRICTIONS = REPLY_RESTRICTIONS.filter((each) => each !== 'DATE')
export type TemplateRestriction = (typeof TEMPLATE_RESTRICTIONS)[number]

/** Whether a ready-made answer is offered for an e-contact of this type: for every type, or only for its own. */
export function isOfferedFor(template: { onlyForType: TypeCode | null }, type: TypeCode): boolean {
  return template.onlyForType === null || template.onlyForType === type
}
