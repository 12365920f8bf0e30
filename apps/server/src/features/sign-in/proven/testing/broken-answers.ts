import { CERTIFICATE_FAULTS } from '../../../../../../simulators/src/authority/test-authority.ts'
import { DOKOBIT_FAULTS } from '../../../../../../simulators/src/dokobit/faults.ts'
import { ANSWER_FAULTS } from '../../../../../../simulators/src/mobile-id/results.ts'
import { OIDC_FAULTS } from '../../../../../../simulators/src/oidc/faults.ts'
import {
  RETURN_FAULTS,
  SMART_ID_FAULTS,
  SMART_ID_V2_FAULTS,
} from '../../../../../../simulators/src/smart-id/faults.ts'
import { CARD_FAULTS } from '../../../../../../simulators/src/web-eid/faults.ts'

/** The answers of each provider that must never become a session. The tests of each method let the simulator give them all. */
export const BROKEN_ANSWERS = {
  MOBILE_ID: [...CERTIFICATE_FAULTS, ...ANSWER_FAULTS],
  SMART_ID: [...CERTIFICATE_FAULTS, ...SMART_ID_FAULTS],
  // Any person may open the link: no code was asked for.
  SMART_ID_APP: [...CERTIFICATE_FAULTS, ...SMART_ID_FAULTS, ...RETURN_FAULTS].filter(
    (fault) => fault !== 'OTHER_PERSON',
  ),
  SMART_ID_V2: [...CERTIFICATE_FAULTS, ...SMART_ID_V2_FAULTS],
  // The card says who it is: no code was asked for. A card with a key of RSA is a good one.
  ID_CARD: [...CERTIFICATE_FAULTS, ...CARD_FAULTS].filter(
    (fault) => fault !== 'OTHER_PERSON' && fault !== 'RSA_CARD',
  ),
  DOKOBIT: [...DOKOBIT_FAULTS],
  OIDC: [...OIDC_FAULTS],
} as const
