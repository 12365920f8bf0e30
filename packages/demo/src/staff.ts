import type { Profession } from '@vastus/domain/roles'
import type { DemoAccount } from './accounts.ts'
import type { DemoPerson, Population } from './people.ts'

type Post = {
  clinicId: number
  profession: Profession
  listCode?: string
  account?: DemoAccount
  role?: CastRole
}
type CastRole = 'tamm' | 'kuusk' | 'lepp' | 'otherDoctor' | 'both'

/** Twelve people, those of the cast first in their clinic. */
const POSTS: readonly Post[] = [
  { clinicId: 1, profession: 'DOCTOR', listCode: 'N0123', account: 'doctor', role: 'tamm' },
  { clinicId: 1, profession: 'NURSE', account: 'nurse', role: 'kuusk' },
  { clinicId: 1, profession: 'NON_CLINICAL', account: 'reception', role: 'lepp' },
  { clinicId: 2, profession: 'DOCTOR', listCode: 'N0241', account: 'doctor2', role: 'otherDoctor' },
  { clinicId: 1, profession: 'DOCTOR', listCode: 'N0124', account: 'both', role: 'both' },
  { clinicId: 1, profession: 'DOCTOR', listCode: 'N0125' },
  { clinicId: 1, profession: 'NURSE' },
  { clinicId: 2, profession: 'DOCTOR', listCode: 'N0242' },
  { clinicId: 2, profession: 'NURSE' },
  { clinicId: 2, profession: 'NON_CLINICAL' },
  { clinicId: 3, profession: 'DOCTOR', account: 'doctor3' },
  { clinicId: 3, profession: 'NURSE' },
]
const FEMALE_CAST: readonly CastRole[] = ['tamm', 'kuusk', 'lepp']

export type StaffMember = {
  person: DemoPerson
  clinicId: number
  profession: Profession
  listCode: string | null
  account: DemoAccount | null
}

/** The people who work at the clinics, with the lists of patients they keep. */
export function hireStaff(population: Population): StaffMember[] {
  return POSTS.map(({ clinicId, profession, listCode, account, role }) => ({
    person: role
      ? population.add({
          name: population.country.cast[role],
          sex: FEMALE_CAST.includes(role) ? 'FEMALE' : 'MALE',
          birthDate: population.birthDate(32, 58),
        })
      : population.addStranger(27, 62),
    clinicId,
    profession,
    listCode: listCode ?? null,
    account: account ?? null,
  }))
}
