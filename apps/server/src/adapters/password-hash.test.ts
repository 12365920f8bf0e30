import { afterAll, describe, expect, test, vi } from 'vitest'

// What is asked of the library is seen, and done. Another test may have loaded both already, and later ones load them again.
vi.resetModules()
vi.doMock('@node-rs/argon2', { spy: true })
const { verify } = await import('@node-rs/argon2')
const { PasswordHasher, PasswordHashOverloaded } = await import('./password-hash.ts')
afterAll(() => {
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
})

const AGREED_COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

const hasher = new PasswordHasher()

describe('a password', () => {
  test('is stored as argon2id with the agreed cost, each time with another salt', async () => {
    const [first, second] = await Promise.all([hasher.hash('kevadine sadu'), hasher.hash('kevadine sadu')])
    expect(first).toMatch(AGREED_COST)
    expect(second).not.toBe(first)
  })

  test('is recognised, another is not', async () => {
    const stored = await hasher.hash('kevadine sadu')
    expect(await hasher.verify('kevadine sadu', stored)).toBe(true)
    expect(await hasher.verify('Kevadine sadu', stored)).toBe(false)
  })

  test('is the same however its accents were typed', async () => {
    const stored = await hasher.hash('õunapuuõied'.normalize('NFC'))
    expect(await hasher.verify('õunapuuõied'.normalize('NFD'), stored)).toBe(true)
  })

  test('of an unknown account is wrong, after the same work', async () => {
    expect(await hasher.verify('vale parool', undefined)).toBe(false)
    expect(verify).toHaveBeenLastCalledWith(expect.stringMatching(AGREED_COST), 'vale parool')
    expect(await hasher.verify('vale parool', await hasher.hash('kevadine sadu'))).toBe(false)
    expect(verify).toHaveBeenLastCalledWith(expect.stringMatching(AGREED_COST), 'vale parool')
  })
})

test('four hashes run, fifty wait, and the next is turned away until there is room', async () => {
  const busy = new PasswordHasher()
  const accepted = Array.from({ length: 54 }, () => busy.hash('kevadine sadu'))
  await expect(busy.hash('kevadine sadu')).rejects.toThrow(PasswordHashOverloaded)
  await expect(busy.verify('kevadine sadu', undefined)).rejects.toThrow(PasswordHashOverloaded)
  expect(await Promise.all(accepted)).toHaveLength(54)
  expect(await busy.hash('kevadine sadu')).toMatch(/^\$argon2id/)
})
