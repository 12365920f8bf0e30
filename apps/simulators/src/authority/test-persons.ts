export type TestPerson = { personalCode: string; firstName: string; surname: string }

/** People whom the simulated services know by a name of their own. */
const PERSONS: readonly TestPerson[] = [
  { personalCode: '60001019906', firstName: 'MARY ÄNN', surname: 'O’CONNEŽ-ŠUSLIK TESTNUMBER' },
  { personalCode: '60001017869', firstName: 'EID2016', surname: 'TESTNUMBER' },
  { personalCode: '40504040001', firstName: 'OK', surname: 'TESTNUMBER' },
  { personalCode: '50001029996', firstName: 'ADULT', surname: 'TESTNUMBER' },
  { personalCode: '61101012257', firstName: 'MINOR', surname: 'TESTNUMBER' },
]
const registered = new Map<string, TestPerson>(PERSONS.map((person) => [person.personalCode, person]))

/** The person of a code. A code that nobody registered belongs to an invented person. */
export function personOf(personalCode: string): TestPerson {
  return (
    registered.get(personalCode) ?? {
      personalCode,
      firstName: 'TEST',
      surname: `PERSON ${personalCode.slice(-4)}`,
    }
  )
}

/** Gives a code the names that its holder's certificate shall carry. */
export function registerPerson(person: TestPerson): void {
  registered.set(person.personalCode, person)
}

/** Those with a name of their own: whom somebody has registered first, then the published test people. */
export const knownPersons = (): TestPerson[] => {
  const isPublished = ({ personalCode }: TestPerson) =>
    PERSONS.some((person) => person.personalCode === personalCode)
  const all = [...registered.values()]
  return [...all.filter((person) => !isPublished(person)), ...all.filter(isPublished)]
}
