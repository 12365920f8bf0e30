// @proves R3-092 R8-003 R8-004 R8-005 R8-006 R8-007 R8-008 R8-009 R8-010 R8-011

import type { Role } from '@vastus/domain/roles'
import type { Translate } from '@vastus/i18n'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { alertOfError } from './alert-of-error.ts'
import { ApiError, readApiError } from './api-error.ts'

/** The key replaces its words: those are proven with the catalogues. */
const t = ((key: string) => key) as Translate
const told = async (status: number, body: unknown = {}, role: Role | null = null) =>
  alertOfError(
    await readApiError(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
    t,
    role,
  )

afterEach(() => vi.unstubAllGlobals())

describe('a refusal is explained', () => {
  it.each([
    [401, 'errors.sessionExpired'],
    [403, 'errors.forbidden'],
    [413, 'errors.fileTooLarge'],
    [429, 'errors.tooManyRequests'],
    [400, 'errors.genericWarning'],
    [404, 'errors.genericWarning'],
    [422, 'errors.genericWarning'],
  ])('as a warning when it is a %i', async (status, text) => {
    expect(await told(status)).toEqual({ tone: 'warning', text })
  })

  it('apart when somebody else was faster, and when an earlier try arrived with another text', async () => {
    expect(await told(409, { version: 3 })).toEqual({ tone: 'warning', text: 'errors.eContactUpdated' })
    expect(await told(409)).toEqual({ tone: 'warning', text: 'errors.sentBefore' })
  })

  it.each([500, 502, 503, 504])('as an error of ours when it is a %i', async (status) => {
    expect(await told(status, 'no gateway')).toEqual({ tone: 'error', text: 'errors.genericError' })
  })

  it('by the connection there was when no answer came, though it is back by now', () => {
    const device = { onLine: false }
    vi.stubGlobal('navigator', device)
    const failure = new ApiError(0)
    device.onLine = true
    expect(alertOfError(failure, t)).toEqual({ tone: 'error', text: 'errors.offline' })
    expect(alertOfError(new ApiError(0), t)).toEqual({ tone: 'error', text: 'errors.genericError' })
  })

  it('in the words of a 468', async () => {
    expect(await told(468, 'Helistage kliinikusse.')).toEqual({
      tone: 'warning',
      text: 'Helistage kliinikusse.',
    })
  })

  it('in the words of a 408: the connection was too slow', async () => {
    const message = 'The connection was too slow.'
    expect(await told(408, { message })).toEqual({ tone: 'warning', text: message })
  })

  it('in the words of the broken rule when a file is refused', async () => {
    const message = 'You can add up to 10 files at a time'
    expect(await told(400, { fields: [{ path: 'file', rule: 'FILE_TOO_MANY', message }] })).toEqual({
      tone: 'warning',
      text: message,
    })
  })

  it('in the words of a 429 that says more than to wait', async () => {
    const message = 'You can add more from tomorrow.'
    expect(await told(429, { message })).toEqual({ tone: 'warning', text: message })
  })

  it('in our own words for a known key of a 469', async () => {
    expect(await told(469, { key: 'INVALID_OTP', message: 'other words' })).toEqual({
      tone: 'warning',
      text: 'errors.INVALID_OTP',
    })
  })

  it.each([
    ['PRM_PATIENT', 'errors.E_CONTACT_ALREADY_CLOSED'],
    ['PRM_DOCTOR', 'errors.staff.E_CONTACT_ALREADY_CLOSED'],
  ] as const)('in words for %s: a patient sends a new e-contact, staff reopen it', async (role, text) => {
    expect(await told(469, { key: 'E_CONTACT_ALREADY_CLOSED' }, role)).toEqual({ tone: 'warning', text })
  })

  it('in the words of the answer for an unknown key of a 469', async () => {
    expect(await told(469, { key: 'NOT_YET_KNOWN', message: 'Its own words.' })).toEqual({
      tone: 'warning',
      text: 'Its own words.',
    })
  })

  it.each(['<html>', '', '{"key":'])(
    'in general words for the 469 body %j, which says nothing',
    async (body) => {
      expect(await told(469, body)).toEqual({ tone: 'error', text: 'errors.genericError' })
    },
  )

  it('in general words for what is no answer at all', () => {
    expect(alertOfError(new TypeError('x is undefined'), t)).toEqual({
      tone: 'error',
      text: 'errors.genericError',
    })
  })
})
