import type { DemoPerson, Population } from './people.ts'
import type { Random } from './random.ts'

export type Membership = {
  clinicId: number
  person: DemoPerson
  listCode: string | null
  clinicMember: boolean
}
export type Representation = { representative: DemoPerson; represented: DemoPerson }

/** Who belongs to which clinic, and who writes for whom. */
export type Patients = {
  memberships: Membership[]
  representations: Representation[]
  /** The first of the cast: a mother with two children. */
  mari: DemoPerson
  juku: DemoPerson
  leelo: DemoPerson
  newcomer: DemoPerson
}

const LISTS: Record<number, readonly string[]> = { 1: ['N0123', 'N0124', 'N0125'], 2: ['N0241', 'N0242'] }
const ADULTS: Record<number, number> = { 1: 190, 2: 105 }
const SHARE_WITH_CHILD = 0.7

/** About 400 people on the lists of clinics 1 and 2, and the families among them. */
export function enrolPatients(population: Population, random: Random, bothPerson: DemoPerson): Patients {
  const patients: Patients = { ...inviteCast(population), memberships: [], representations: [] }
  const { memberships, representations, mari, juku, leelo, newcomer } = patients
  const { jaan } = population.country.cast
  const father = population.add({ name: jaan, sex: 'MALE', birthDate: '1985-11-02' })
  for (const person of [mari, juku, leelo])
    memberships.push({ clinicId: 1, person, listCode: 'N0123', clinicMember: true })
  memberships.push({ clinicId: 1, person: newcomer, listCode: null, clinicMember: false })
  for (const person of [father, bothPerson])
    memberships.push({ clinicId: 2, person, listCode: 'N0241', clinicMember: true })
  representations.push(
    { representative: mari, represented: juku },
    { representative: mari, represented: leelo },
  )
  representations.push({ representative: father, represented: juku })
  for (const clinicId of [1, 2]) enrolFamilies(clinicId, patients, population, random)
  return patients
}

function inviteCast(population: Population) {
  const { cast } = population.country
  return {
    mari: population.add({ name: cast.mari, sex: 'FEMALE', birthDate: '1988-03-14' }),
    juku: population.add({ name: cast.juku, sex: 'MALE', birthDate: '2019-05-20', isChild: true }),
    leelo: population.add({ name: cast.leelo, sex: 'FEMALE', birthDate: '2014-09-02', isChild: true }),
    newcomer: population.add({ name: cast.newcomer, sex: 'MALE', birthDate: '1979-07-08' }),
  }
}

function enrolFamilies(clinicId: number, patients: Patients, population: Population, random: Random): void {
  for (let count = 0; count < (ADULTS[clinicId] ?? 0); count++) {
    const adult = population.addStranger(19, 88)
    const listCode = random.pick(LISTS[clinicId] ?? [])
    patients.memberships.push({ clinicId, person: adult, listCode, clinicMember: true })
    const canBeParent =
      adult.birthDate > population.birthDate(52, 52) && adult.birthDate < population.birthDate(24, 24)
    if (!canBeParent || !random.chance(SHARE_WITH_CHILD)) continue
    const child = population.addChildOf(adult, 0, 15)
    patients.memberships.push({ clinicId, person: child, listCode, clinicMember: true })
    patients.representations.push({ representative: adult, represented: child })
  }
}
