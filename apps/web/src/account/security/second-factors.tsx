import type { Security } from '@vastus/contract/security'
import { useState } from 'react'
import { Passkeys } from './passkeys.tsx'
import type { Turn } from './turn.ts'
import { TwoSteps } from './two-steps.tsx'

/** Passkeys and the authenticator app, of which one at a time is set up or changed. */
export function SecondFactors(security: Security) {
  const [begun, setBegun] = useState<'PASSKEYS' | 'TWO_STEPS' | null>(null)
  const turnOf = (own: 'PASSKEYS' | 'TWO_STEPS'): Turn => ({
    isFree: begun === null || begun === own,
    onBegin: () => setBegun(own),
    onEnd: () => setBegun(null),
  })
  return (
    <>
      <Passkeys {...security} {...turnOf('PASSKEYS')} />
      <TwoSteps {...security} {...turnOf('TWO_STEPS')} />
    </>
  )
}
