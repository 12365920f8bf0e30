// @proves R2-006
import { waitFor } from '@testing-library/dom'
import { getLogin } from '@vastus/contract/identity'
import { listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { getSignInStatus, returnFromSmartId } from '@vastus/contract/sign-in'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { openPage } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'
import { userOf } from '../../testing/people.ts'

const RETURNED =
  '/smart-id-return?value=00000000-0000-4000-8000-000000000001&sessionSecretDigest=x&userChallengeVerifier=x'

test('an attempt that is over in both tabs leads back to the choice', async () => {
  const { main, t } = await openPage(RETURNED, {
    serve: (server) => {
      server.on(returnFromSmartId, failed(404))
    },
  })
  expect(await main().findByText(t('sign-in.complete.over'))).toBeDefined()
})

test('the tab that the app comes back to goes on when the tab that opened the app was a moment faster', async () => {
  let sessionChecks = 0
  const { server } = await openPage(RETURNED, {
    as: 'patient',
    serve: (server) => {
      serveMyList(server)
      server.on(returnFromSmartId, { isSignIn: true })
      server.on(getSignInStatus, failed(404))
      // The session of the faster tab is on the way until the page looks for the third time.
      server.on(getLogin, () => (++sessionChecks < 3 ? failed(401) : userOf('patient', 'en')))
    },
  })
  await waitFor(() => expect(location.pathname).toBe('/my-e-contacts'))
  await waitFor(() => expect(server.callsOf(listMyEContacts)).not.toHaveLength(0))
})
