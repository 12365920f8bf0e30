import type { Security } from '@vastus/contract/security'
import { useState } from 'react'
import { ChangePassword } from './change-password.tsx'
import { Passkeys } from './passkeys.tsx'
import type { Turn } from './turn.ts'
import { TwoSteps } from './two-steps.tsx'

type Way = 'PASSKEYS' | 'TWO_STEPS' | 'PASSWORD'

/** Passkeys, the authenticator app and the password, of which one at a time is set up or changed. */
export function WaysIn(security: Security) {
  const [begun, setBegun] = useState<Way | null>(null)
  const turnOf = (own: Way): Turn => ({
    isFree: begun === null || begun === own,
    onBegin: () => setBegun(own),
    onEnd: () => setBegun(null),
  })
  return (
    <>
      <Passkeys {...security} {...turnOf('PASSKEYS')} />
      <TwoSteps {...security} {...turnOf('TWO_STEPS')} />
      {security.hasPassword && <ChangePassword {...turnOf('PASSWORD')} />}
    </>
  )
}
