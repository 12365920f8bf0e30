import { describe, expect, test } from 'vitest'
import { scrub } from './scrub.ts'

describe('a line for a log', () => {
  test.each([
    ['isikukood', 'failed for 38001085718'],
    ['isikukood in groups', 'failed for 380 0108 5718'],
    ['isikukood glued to a word', 'failed forcode38001085718x'],
    ['PESEL', 'pesel 44051401359 wrong'],
    ['NHS number', 'NHS 943 476 5919'],
    ['NHS number with hyphens', 'NHS 943-476-5919'],
    ['South African ID', 'id 8001015009087'],
    ['social security number', 'ssn 123-45-6789'],
    ['Estonian phone', 'call +372 5123 4567'],
    ['phone without a country', 'call 51234567'],
    ['American phone', 'call (512) 345-6789'],
    ['Polish phone with non-breaking spaces', 'tel +48\u00a0600\u00a0100\u00a0200'],
    ['phone of an address', 'tel:+37251234567'],
    ['phone that is encoded', 'tel %2B372%205123%204567'],
    ['digits of another script', 'kood ٣٨٠٠١٠٨٥٧١٨'],
    ['digits with invisible characters between', 'kood 3800\u200b1085\u200b718'],
    ['date of birth', 'born 08.01.1980'],
    ['date of birth in ISO form', 'born 1980-01-08'],
    ['one-time code', 'otp 123456'],
  ])('keeps no digit of a number: %s', (_what, line) => {
    expect(scrub(line)).not.toMatch(/\p{Nd}{2}/u)
  })

  test.each([
    ['e-mail', 'no mail to mari.maasikas@example.ee, sorry', /mari|maasikas|example/],
    ['e-mail with an accent', 'to jüri@õun.ee', /jüri|õun/],
    ['e-mail that is encoded', 'to=mari%40example.ee', /mari|example/],
    ['query', 'GET https://a.ee/patients?search=Maasikas&x=1 failed', /Maasikas|search/],
    ['fragment', 'at /reset#token-of-mari', /mari/],
    ['id in a path', 'GET /api/clinic/e-contacts/4711/timeline', /4711/],
    ['id at the end of a path', 'GET /api/files/9b2d3c1e-0000-4000-8000-000000000001', /9b2d3c1e/],
    ['bearer token', 'Authorization: Bearer abcdefgh', /abcdefgh/],
    ['cookie', 'cookie: sid=Zm9vYmFy; other', /Zm9v/],
    ['password', 'password="kolm sinist"', /kolm/],
    ['short secret by name', 'token=abcd', /abcd/],
    ['JSON Web Token', 'got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-DEF', /eyJ/],
    ['hexadecimal token', 'got 9f2c61d07ab84e35c0d1e6f8a27b4c93', /9f2c|4c93/],
    ['base64url token', 'got Zk3-9sLqPx_7aYtRwE21bnQm', /Zk3|bnQm/],
    ['quoted sentence', `Unexpected token 'T', "Tere, mul on valus" is not valid JSON`, /valus/],
    ['quoted word with an accent', 'unknown field "õde"', /õde/],
  ])('keeps nothing of a person: %s', (_what, line, gone) => {
    expect(scrub(line)).not.toMatch(gone)
  })

  test.each([
    "TypeError: Cannot read properties of undefined (reading 'timeline')",
    'ApiError: 503 after 1200 ms',
    'ChunkLoadError: /assets/index-B3xk2.js:2:184733',
    'Failed to fetch dynamically imported module: https://kiri.perearst.ee/assets/conversation-C4.js',
    'unknown field "fixedInfoText"',
    'the session expired, code: ECONNREFUSED',
    'QuotaExceededError: the maximum is 5242 kB',
  ])('keeps what helps to mend it: %s', (line) => {
    expect(scrub(line)).toBe(line)
  })

  test.each(['a', '1', '1 ', '/1', '"', '@', '%40', 'a@', '?', 'token ', '\u0000', '(1)'])(
    'takes little time for 20,000 characters of %j',
    (piece) => {
      const from = performance.now()
      scrub(piece.repeat(20_000 / piece.length))
      expect(performance.now() - from).toBeLessThan(1_000)
    },
  )
})
