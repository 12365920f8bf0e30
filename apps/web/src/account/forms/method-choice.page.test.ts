import { getConfig } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import { openPage, servedConfig } from '../../testing/open-page.ts'

const CONFIG = {
  ...servedConfig,
  signInMethods: ['ID_CARD', 'MOBILE_ID', 'SMART_ID'],
  externalProviders: [
    { id: 'dokobit', name: 'Dokobit', method: 'DOKOBIT' },
    { id: 'my-bank', name: 'My Bank', method: 'OIDC' },
  ],
} satisfies typeof servedConfig

test.each([
  [null, 'strong'],
  ['PASSKEY', 'email'],
  ['OIDC', 'My Bank'],
] as const)('after a sign-in by %s the way that comes first is %s', async (last, first) => {
  const { main, t } = await openPage('/choose-auth', {
    serve: (server) => {
      server.on(getConfig, CONFIG)
      if (last) localStorage.setItem('vastus.signInMethod', last)
    },
  })
  const name = first === 'strong' || first === 'email' ? t(`identity.choose.${first}`) : first
  const ways = [...main().getAllByRole('link'), ...main().getAllByRole('button')].filter((each) =>
    each.closest('[class*=ways]'),
  )
  const inOrder = ways.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  expect(inOrder).toHaveLength(4)
  expect(inOrder[0]?.textContent).toContain(name)
})
