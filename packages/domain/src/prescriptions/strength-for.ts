/** Units of the register as labels of medicines have them in other languages. */
const UNITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  et: { micrograms: 'µg', mL: 'ml', dose: 'annus', U: 'ühikut', IU: 'TÜ' },
  ru: { micrograms: 'мкг', mg: 'мг', g: 'г', mL: 'мл', dose: 'доза', U: 'ЕД', IU: 'МЕ', h: 'ч' },
  pl: { micrograms: 'µg', mL: 'ml', dose: 'dawkę', U: 'j.', IU: 'j.m.' },
}

/** A strength as a reader of the language writes it; the register's are kept in English, with a decimal point. */
export function strengthFor(language: string, strength: string): string {
  const units = UNITS[language]
  if (!units) return strength
  return strength.replace(/(\d)\.(?=\d)/g, '$1,').replace(/\p{L}+/gu, (unit) => units[unit] ?? unit)
}
