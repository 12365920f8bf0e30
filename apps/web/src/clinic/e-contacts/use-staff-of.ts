import { HOLD_SECONDS_DEFAULT } from '@vastus/domain/e-contact/hold'
import { countryProfile } from '@vastus/domain/country'
import { useMemo } from 'react'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { useMyClinics } from './api/list-my-clinics.ts'
import type { Staff } from './clinic-context.tsx'

/** The signed-in member of staff at one of their clinics; null without a clinic. */
export function useStaffOf(clinicId: number | undefined): Staff | null {
  const user = useUser()
  const { config } = useSessionStore()
  const clinics = useMyClinics()
  const clinic = clinics.data?.content.find((each) => each.id === clinicId)
  const timeZone = clinic?.timeZone ?? countryProfile(config.featureFlags.COUNTRY_CODE).timeZone
  const replyHoldSeconds = clinic?.replyHoldSeconds ?? HOLD_SECONDS_DEFAULT
  const profession = user.clinics.find((each) => each.clinicId === clinicId)?.profession
  const { id: userId, firstName, surname } = user
  return useMemo(
    () =>
      clinicId === undefined
        ? null
        : {
            userId,
            firstName,
            surname,
            clinicId,
            timeZone,
            isClinical: profession !== 'NON_CLINICAL',
            replyHoldSeconds,
          },
    [userId, firstName, surname, clinicId, timeZone, profession, replyHoldSeconds],
  )
}
