/** A person on a list, as the register writes one. */
export type RegisterPerson = {
  personalCode: string
  firstName: string
  surname: string
  birthDate: string
  sex: 'MALE' | 'FEMALE'
  listCode: string
  listFrom: string
  insured: boolean
  phone?: string
  email?: string
}

const FEMALE = ['ANNE', 'TIINA', 'KATRIN', 'OLGA', 'MARIKA', 'JELENA', 'PIRET', 'LIINA', 'SVETLANA', 'MARGIT']
const MALE = ['TOOMAS', 'ANDRES', 'JÜRI', 'SERGEI', 'MARGUS', 'PRIIT', 'ALEKSANDR', 'RAIN', 'TÕNU', 'INDREK']
const SURNAMES = [
  'KASK',
  'MÄGI',
  'SEPP',
  'ILVES',
  'PETROV',
  'KOPPEL',
  'RAUD',
  'LUIK',
  'TEDER',
  'ÕUN',
  'VAHER',
  'PÕLD',
]
const FIRST_BIRTHDAY = Date.UTC(1936, 0, 1)
const DAY_MS = 86_400_000
const DAYS_BETWEEN = 13

/** Somebody with this place on a list: always the same person, and on no other list. */
export function inventPerson(listCode: string, place: number): RegisterPerson {
  const birthDate = new Date(FIRST_BIRTHDAY + place * DAYS_BETWEEN * DAY_MS).toISOString().slice(0, 10)
  const sex = place % 2 === 0 ? 'FEMALE' : 'MALE'
  const names = sex === 'FEMALE' ? FEMALE : MALE
  const serial = 900 + Number(listCode.slice(-2))
  return {
    personalCode: personalCodeOf(birthDate, sex, serial),
    firstName: names[place % names.length] ?? '',
    surname: SURNAMES[(place * 7) % SURNAMES.length] ?? '',
    birthDate,
    sex,
    listCode,
    listFrom: '2024-01-01',
    insured: place % 20 !== 0,
    ...(place % 3 === 0 ? {} : { phone: `+3725000${String((place * 7) % 10_000).padStart(4, '0')}` }),
    ...(place % 4 === 0 ? { email: `patient${listCode.slice(1)}.${place}@example.com` } : {}),
  }
}

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]

/** Serials from 900 on are given to nobody. @source EVS 585 */
export function personalCodeOf(birthDate: string, sex: 'MALE' | 'FEMALE', serial: number): string {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const century = (Number(year.slice(0, 2)) - 18) * 2 + (sex === 'FEMALE' ? 2 : 1)
  const stem = `${century}${year.slice(2)}${month}${day}${serial}`
  const remainder = (weights: readonly number[]) =>
    [...stem].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) % 11
  const first = remainder(FIRST_WEIGHTS)
  return `${stem}${first < 10 ? first : remainder(SECOND_WEIGHTS) % 10}`
}
