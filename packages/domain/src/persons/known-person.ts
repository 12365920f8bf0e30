/** Somebody whom the platform knows under a personal code, as far as a rule has to know. */
export type KnownPerson = {
  firstName: string
  surname: string
  /** ACCOUNT: signs in. CLINIC: is in a clinic's records. */
  source: 'ACCOUNT' | 'CLINIC'
}

type Name = { firstName: string; surname: string }

export type NameConflict = 'USER_EXISTS_WITH_DIFFERENT_NAME' | 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME'

/** Lower case, without accents, and without what separates the parts of a name. */
function nameKey({ firstName, surname }: Name): string {
  return `${firstName} ${surname}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[łŁ]/g, 'l')
    .toLowerCase()
    .replace(/[\s\-‐–'’.]+/gu, '')
}

/** Whether two names are the same person's, however they were typed: `Anna-Liisa Põld` and `anna liisa pold`. */
export function isSameName(a: Name, b: Name): boolean {
  return nameKey(a) === nameKey(b)
}

/**
 * Whether a code belongs to somebody of another name. One record that agrees is enough: others may be misspelt, or typed
 * by somebody who only claims the code.
 */
export function findNameConflict(given: Name, known: readonly KnownPerson[]): NameConflict | null {
  if (known.length === 0 || known.some((person) => isSameName(person, given))) return null
  return known.some(({ source }) => source === 'ACCOUNT')
    ? 'USER_EXISTS_WITH_DIFFERENT_NAME'
    : 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME'
}
