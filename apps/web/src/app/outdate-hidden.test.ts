import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eContactKeys } from '../clinic/e-contacts/api/e-contact-keys.ts'
import { myEContactKeys } from '../patient/e-contacts/api/keys.ts'
import { outdateHidden } from './outdate-hidden.ts'

const UPDATED = { type: 'E_CONTACT_DETAILS_UPDATED', eContactId: 7, version: 2, byUserId: null } as const
let client: QueryClient
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 5000, retry: false } } })
})

/** What a screen shows that asks for this when it is made. */
async function shown(queryKey: readonly unknown[], queryFn: () => Promise<string>): Promise<string> {
  const observer = new QueryObserver(client, { queryKey, queryFn })
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'))
  leave()
  return String(observer.getCurrentResult().data)
}

describe('an event that comes while no screen shows the list', () => {
  test('has an answer from before it asked for again when the screen is made', async () => {
    await client.prefetchQuery({ queryKey: eContactKeys.lists, queryFn: async () => 'before' })
    await outdateHidden(client, UPDATED)
    expect(await shown(eContactKeys.lists, async () => 'after')).toBe('after')
  })

  test('has an answer asked for again that was on its way', async () => {
    const late = Promise.withResolvers<string>()
    void client.prefetchQuery({ queryKey: eContactKeys.lists, queryFn: () => late.promise })
    await outdateHidden(client, UPDATED)
    late.resolve('before')
    expect(await shown(eContactKeys.lists, async () => 'after')).toBe('after')
  })

  test('also where the answer on its way renews an older one', async () => {
    client.setQueryData(eContactKeys.lists, 'long before')
    const late = Promise.withResolvers<string>()
    void client.prefetchQuery({ queryKey: eContactKeys.lists, staleTime: 0, queryFn: () => late.promise })
    await outdateHidden(client, UPDATED)
    late.resolve('before')
    expect(await shown(eContactKeys.lists, async () => 'after')).toBe('after')
  })
})

test.each([
  ['the conversation that changed', eContactKeys.timeline(7), UPDATED, true],
  ['another conversation', eContactKeys.timeline(8), UPDATED, false],
  ['every conversation, after missed messages', eContactKeys.timeline(8), { type: 'MESSAGES_MISSED' }, true],
  ['the unread, read elsewhere', eContactKeys.unread, { type: 'E_CONTACT_SEEN', eContactId: 7 }, true],
  ['the list, read elsewhere', eContactKeys.lists, { type: 'E_CONTACT_SEEN', eContactId: 7 }, false],
  ['the settings', ['config'], { type: 'MESSAGES_MISSED' }, false],
] as const)('outdates what it is about: %s', async (_, key, event, isOutdated) => {
  client.setQueryData(key, 'before')
  await outdateHidden(client, event)
  expect(client.getQueryState(key)?.isInvalidated).toBe(isOutdated)
})

const NAMED = [...Object.values(eContactKeys).filter((key) => typeof key !== 'function'), myEContactKeys.all]
test.each(NAMED)('knows everything that is about e-contacts: %s', async (key) => {
  client.setQueryData([key], 'before')
  await outdateHidden(client, { type: 'MESSAGES_MISSED' })
  expect(client.getQueryState([key])?.isInvalidated).toBe(true)
})

test('leaves what a screen shows to that screen', async () => {
  const observer = new QueryObserver(client, { queryKey: eContactKeys.lists, queryFn: async () => 'before' })
  const leave = observer.subscribe(() => undefined)
  await outdateHidden(client, UPDATED)
  expect(client.getQueryState(eContactKeys.lists)?.isInvalidated).toBe(false)
  leave()
})
