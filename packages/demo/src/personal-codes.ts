import type { CountryCode } from '@vastus/domain/country'
import { readPersonalCode } from '@vastus/domain/identity/personal-code'

type Bearer = { birthDate: string; sex: 'MALE' | 'FEMALE' }

/**
 * A valid code of an invented person, or null where the country has none.
 *
 * Serials come from the end of each range, which is not handed out to people (GB: the 999 numbers are kept for
 * testing), so that no living person has the code. The check digit is found by asking the domain's reader.
 *
 * @param serial 0 to 99 for people of one birth date and sex, anything for GB
 */
export function inventPersonalCode(
  country: CountryCode,
  { birthDate, sex }: Bearer,
  serial: number,
): string | null {
  const [yyyy = '', mm = '', dd = ''] = birthDate.split('-')
  const yy = yyyy.slice(2)
  const isFemale = sex === 'FEMALE'
  if (country === 'EE') {
    const century = Math.floor((Number(yyyy) - 1800) / 100) * 2 + (isFemale ? 2 : 1)
    return withCheckDigit(country, `${century}${yy}${mm}${dd}${900 + serial}`, '')
  }
  if (country === 'PL') {
    const month = String(Number(mm) + (yyyy >= '2000' ? 20 : 0)).padStart(2, '0')
    const number = 9800 + serial * 2 + (isFemale ? 0 : 1)
    return withCheckDigit(country, `${yy}${month}${dd}${number}`, '')
  }
  if (country === 'ZA')
    return withCheckDigit(country, `${yy}${mm}${dd}${(isFemale ? 4900 : 9900) + serial}08`, '')
  if (country === 'GB') return withCheckDigit(country, `999${String(serial).padStart(6, '0')}`, '')
  return null
}

function withCheckDigit(country: CountryCode, stem: string, tried: string): string | null {
  if (tried.length > 9) return null
  const code = `${stem}${tried.length}`
  return readPersonalCode(country, code, '9999-12-31') ? code : withCheckDigit(country, stem, `${tried}.`)
}
