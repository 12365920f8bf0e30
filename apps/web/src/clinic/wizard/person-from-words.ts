import { EMPTY_PERSON, type PersonForm } from './wizard-draft.ts'

/** What was searched for begins the form of somebody new: a code, or a name; the surname is before a comma. */
export function personFromWords(words: string): PersonForm {
  const typed = words.trim()
  if (/\d/.test(typed)) return { ...EMPTY_PERSON, personalCode: typed }
  const [before = '', after] = typed.split(/\s*,\s*/)
  if (after !== undefined) return { ...EMPTY_PERSON, firstName: after, surname: before }
  const [firstName = '', ...rest] = typed.split(/\s+/)
  return { ...EMPTY_PERSON, firstName, surname: rest.join(' ') }
}
