import { ageOn } from '@vastus/domain/identity/age'
import type { AskedAbout } from '@vastus/domain/questionnaire/helper-questions'
import { serverNow } from '../../shared/time/server-clock.ts'
import type { ChoosablePerson } from '../e-contacts/index.ts'

/** What the helper questions have to know of the patient. */
export function askedAbout({ birthDate, sex, relation }: ChoosablePerson): AskedAbout {
  const { years } = ageOn(birthDate, serverNow().toISOString().slice(0, 10))
  return { age: years, sex, isReader: relation === 'SELF' }
}
