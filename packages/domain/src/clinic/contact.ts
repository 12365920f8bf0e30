/** The most characters of a clinic's fields. */
export const CLINIC_NAME_MAX = 200
export const ADDRESS_MAX = 255
export const CONTACT_LIST_MAX = 1000
export const REGISTRATION_CODE_MAX = 50
export const GLOBAL_MESSAGE_MAX = 500

/** The parts of a comma-separated list, without spaces around them and without empty ones, each once. */
export function partsOf(list: string): string[] {
  const parts = list.split(',').map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

/** The same list as people write it. */
export const listed = (parts: readonly string[]): string => parts.join(', ')
