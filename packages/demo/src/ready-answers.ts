import { type Language, LANGUAGES } from '@vastus/domain/locale'
import answers from './standard-answers.json' with { type: 'json' }
import type { StaffMember } from './staff.ts'

/** The same starter set in every clinic and every language, named in the clinic's, kept by its first doctor and shared with all. */
export function readyAnswers(staff: readonly StaffMember[], language: Language, createdAt: string) {
  const owners = new Map<number, number>()
  for (const { clinicId, profession, person } of staff)
    if (profession === 'DOCTOR' && person.userId !== null && !owners.has(clinicId))
      owners.set(clinicId, person.userId)
  return [...owners].flatMap(([clinicId, ownerUserId]) =>
    answers.flatMap(({ onlyForType, heading, description }) =>
      LANGUAGES.map((each) => ({
        clinicId,
        ownerUserId,
        heading: heading[language],
        description: description[each],
        onlyForType,
        language: each,
        visibleToAll: true,
        createdAt,
        updatedAt: createdAt,
      })),
    ),
  )
}
