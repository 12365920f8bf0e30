import { isMeantFor } from '@vastus/domain/adverts/advert'
import { countryProfile } from '@vastus/domain/country'
import { ageOn } from '@vastus/domain/identity/age'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Services } from '../../services.ts'
import { NotFound } from '../../errors.ts'
import { findAdvertsIn, findReader } from './adverts-repository.ts'
import { advertEditingRoutes } from './editing.ts'
import { countShowing } from './editing-repository.ts'

type Names = 'listAdverts' | 'countAdvert' | keyof ReturnType<typeof advertEditingRoutes>

/** Adverts for patients: chosen by gender, age and country, never by anything of anybody's health. */
export function advertRoutes({ config }: Services): Handlers<Names> {
  const { code: country, timeZone } = countryProfile(config.countryCode)
  const dayOf = (now: Date) => localDate(now, timeZone)
  return {
    ...advertEditingRoutes(),

    listAdverts: async (_input, request) => {
      const { personId } = request.principal()
      const content = await request.transaction(async (tx) => {
        const person = personId === null ? undefined : await findReader(tx, personId)
        if (!person) return []
        const today = dayOf(request.now)
        const ageYears = ageOn(person.birthDate, today).years
        const adverts = await findAdvertsIn(tx, request.language, today)
        return adverts.filter((advert) => isMeantFor(advert, { sex: person.sex, ageYears, country }))
      })
      return wholePage(content)
    },

    countAdvert: ({ params: { id }, body: { what } }, request) =>
      request.transaction(async (tx) => {
        if (!(await countShowing(tx, { id, what, day: dayOf(request.now) }))) throw new NotFound()
        return undefined
      }),
  }
}
