import { addDays, addYears } from '@vastus/domain/time/time-zone'
import type { CountryCode } from '@vastus/domain/country'
import type { Language } from '@vastus/domain/locale'
import { DEMO_ACCOUNTS } from './accounts.ts'
import type { Calendar } from './calendar.ts'
import { type DemoCountry, demoCountry, type FullName } from './countries.ts'
import type { CommunityNames } from './names.ts'
import { inventPersonalCode } from './personal-codes.ts'
import type { Random } from './random.ts'

export type Sex = 'MALE' | 'FEMALE'

/** A person as the demo knows them: the table's columns, and the language they write in. */
export type DemoPerson = {
  id: number
  firstName: string
  surname: string
  personalCode: string | null
  birthDate: string
  sex: Sex
  email: string | null
  phone: string | null
  language: Language
  /** Null for those who have no account: children, and people whom only the clinic knows. */
  userId: number | null
}

type Wanted = {
  name: FullName
  sex: Sex
  birthDate: string
  email?: string
  language?: Language
  isChild?: boolean
}

const SERIALS_TO_TRY = 100

/** Makes people one after another: ids count up, no two share a code, an e-mail or a phone. */
export class Population {
  readonly persons: DemoPerson[] = []
  readonly country: DemoCountry
  readonly #countryCode: CountryCode
  readonly #random: Random
  readonly #calendar: Calendar
  readonly #codes = new Set<string>()

  constructor(countryCode: CountryCode, random: Random, calendar: Calendar) {
    this.country = demoCountry(countryCode)
    this.#countryCode = countryCode
    this.#random = random
    this.#calendar = calendar
  }

  add({ name: [firstName, surname], sex, birthDate, email, language, isChild = false }: Wanted): DemoPerson {
    const id = this.persons.length + 1
    const ownEmail = email ?? `${emailName(firstName)}.${emailName(surname)}${id}@example.com`
    const person: DemoPerson = {
      id,
      firstName,
      surname,
      personalCode: this.#newCode(birthDate, sex, id),
      birthDate,
      sex,
      email: isChild ? null : ownEmail,
      phone: isChild ? null : this.#phone(id),
      language: language ?? this.country.language,
      userId: isChild ? null : DEMO_ACCOUNTS.length + id,
    }
    this.persons.push(person)
    return person
  }

  /** Somebody from the country's communities. */
  addStranger(minAge: number, maxAge: number): DemoPerson {
    const community = this.#random.weighted(this.country.communities)
    const sex = this.#random.pick(['MALE', 'FEMALE'] as const)
    const [male, female] = this.#random.pick(community.surnames)
    return this.add({
      name: [this.#firstName(community, sex), sex === 'FEMALE' ? female : male],
      sex,
      birthDate: this.birthDate(minAge, maxAge),
      language: community.language,
    })
  }

  /** A child with the parent's surname, in the form for the child's sex. */
  addChildOf(parent: DemoPerson, minAge: number, maxAge: number): DemoPerson {
    const communities = this.country.communities.map(([community]) => community)
    const community = communities.find((one) => one.language === parent.language) ?? this.#anyCommunity()
    const sex = this.#random.pick(['MALE', 'FEMALE'] as const)
    const forms = communities
      .flatMap(({ surnames }) => surnames)
      .find((pair) => pair[parent.sex === 'FEMALE' ? 1 : 0] === parent.surname)
    const surname = forms?.[sex === 'FEMALE' ? 1 : 0] ?? parent.surname
    return this.add({
      name: [this.#firstName(community, sex), surname],
      sex,
      birthDate: this.birthDate(minAge, maxAge),
      language: parent.language,
      isChild: true,
    })
  }

  /** Of somebody whose age in whole years lies between the two today. */
  birthDate(minAge: number, maxAge: number): string {
    const years = this.#random.int(minAge, maxAge)
    return addDays(addYears(this.#calendar.today, -years), -this.#random.int(0, 364))
  }

  #anyCommunity(): CommunityNames {
    return this.#random.weighted(this.country.communities)
  }

  #firstName(community: CommunityNames, sex: Sex): string {
    return this.#random.pick(sex === 'FEMALE' ? community.female : community.male)
  }

  #newCode(birthDate: string, sex: Sex, id: number): string | null {
    for (let attempt = 0; attempt < SERIALS_TO_TRY; attempt++) {
      const serial = this.#countryCode === 'GB' ? id * SERIALS_TO_TRY + attempt : attempt
      const code = inventPersonalCode(this.#countryCode, { birthDate, sex }, serial)
      if (code === null || this.#codes.has(code)) continue
      this.#codes.add(code)
      return code
    }
    return null
  }

  #phone(id: number): string {
    const { prefix, digits } = this.country.phone
    return prefix + String((id * 37) % 10 ** digits).padStart(digits, '0')
  }
}

function emailName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase()
}
