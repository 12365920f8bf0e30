import { isMeantFor } from '@vastus/domain/adverts/advert'
import { countryProfile } from '@vastus/domain/country'
import { ageOn } from '@vastus/domain/identity/age'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Services } from '../../services.ts'
import { findAdvertsIn, findReader } from './adverts-repository.ts'

/** Adverts for patients: chosen by gender, age and country, never by anything of anybody's health. */
export function advertRoutes({ config }: Services): Handlers<'listAdverts'> {
  const { code: country, timeZone } = countryProfile(config.countryCode)
  return {
    listAdverts: async (_input, request) => {
      const { personId } = request.principal()
      const content = await request.transaction(async (tx) => {
        const person = personId === null ? undefined : await findReader(tx, personId)
        if (!person) return []
        const ageYears = ageOn(person.birthDate, localDate(request.now, timeZone)).years
        const adverts = await findAdvertsIn(tx, request.language)
        return adverts.filter((advert) => isMeantFor(advert, { sex: person.sex, ageYears, country }))
      })
      return wholePage(content)
    },
  }
}
