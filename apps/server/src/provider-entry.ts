import { COUNTRY_CODES, type CountryCode } from '@vastus/domain/country'

/** One provider of OpenID Connect as the settings write it. */
export type ProviderEntry = { name: string; countries: CountryCode[]; address: string }

const ENTRY = /^(?<name>[^=[\]]+)(?:\[(?<countries>[^\]]*)\]\s*)?=(?<address>.*)$/

/**
 * Reads `Name=https://…` or, for some countries alone, `Name[EE PL]=https://…`.
 *
 * @returns countries: none where all have it; null for what is no entry
 */
export function readProviderEntry(entry: string): ProviderEntry | null {
  const { name = '', countries, address = '' } = ENTRY.exec(entry)?.groups ?? {}
  const named = countries === undefined ? [] : countries.trim().split(/\s+/)
  const known = COUNTRY_CODES.filter((code) => named.includes(code))
  if (name.trim() === '' || known.length !== named.length) return null
  return { name: name.trim(), countries: known, address }
}
