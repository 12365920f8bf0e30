import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  sessionSecretDigest,
  smartIdAuthCode,
  smartIdCode,
  smartIdSignedText,
  userChallengeOf,
} from './smart-id-formulas.ts'

// Published by the service.
const SECRET = 'B98ODiVCebRedSwdTk51zFSaGYyHtY1H2A0ocAi3/Ps='
const CALLBACK = 'https://rp.example.com/callback-url?value=RrKjjT4aggzu27YBddX1bQ'
const USER_CHALLENGE = 'GnsWXXEjTCKR89fj9uo5u5ReBZ9JR7_pezLAI5jMS00'
const asked = {
  rpChallenge: 'GYS+yoah6emAcVDNIajwSs6UB/M95XrDxMzXBUkwQJ9YFDipXXzGpPc7raWcuc2+TEoRc7WvIZ/7dU/iRXenYg==',
  relyingPartyName: 'DEMO',
  brokeredRpName: 'Example RP',
  interactions:
    'W3sidHlwZSI6ImNvbmZpcm1hdGlvbk1lc3NhZ2UiLCJkaXNwbGF5VGV4dDIwMCI6IkxvbmdlciBkZXNjcmlwdGlvbiBvZiB0aGUgdHJhbnNhY3Rpb24gY29udGV4dCJ9LHsidHlwZSI6ImRpc3BsYXlUZXh0QW5kUElOIiwiZGlzcGxheVRleHQ2MCI6IlNob3J0IGRlc2NyaXB0aW9uIG9mIHRoZSB0cmFuc2FjdGlvbiBjb250ZXh0In1d',
}
const TOKEN = 'sessionToken=wGIrqveE6AuGDATZKmR1mtAZ&sessionType=auth&version=1.0&lang=eng'

it('shows the code of a challenge', () => {
  expect(smartIdCode(asked.rpChallenge)).toBe('7180')
})

// Of a hash, in version 2 of the service.
it.each([
  ['H0D8ktokFpR1CXnubPWC8tXX0o4YM13gWrxU0FYOD1MChgxlK/CNVgJSql50IQVG82n7u86MEs/HlXsmUv6adQ==', '4815'],
  ['XZY8+ieZEjm05jfdIPV+SkMoBNvYYkpBQKnj5oQBoivF0T7EHhxAIcTrE9KHvP+YA9O6PFeQWOZ2N3Wl53jQ8A==', '5217'],
])('shows for the hash %s the code %s', (hash, code) => {
  expect(smartIdCode(hash)).toBe(code)
})

it.each([
  ['Web2App', CALLBACK, `deviceLinkType=Web2App&${TOKEN}`, 'aegUh6gCKkXBJhhvtJqSTWB5_2W8TDQt5eZ7db6krv0'],
  ['QR', '', `deviceLinkType=QR&elapsedSeconds=22&${TOKEN}`, 'OY1eHaD4UYedrBwtqUbSkpa0w7ttm4FllPkCD_3wlE0'],
])('protects a link for %s', (_flow, initialCallbackUrl, query, code) => {
  const link = `https://smart-id.com/device-link?${query}`
  expect(smartIdAuthCode({ ...asked, initialCallbackUrl }, SECRET, link)).toBe(code)
})

it('rebuilds the text that the app signed', () => {
  const text = smartIdSignedText(
    { ...asked, initialCallbackUrl: CALLBACK },
    {
      serverRandom: 'MTlop6EXCrQ6FOErcKjxUhbV',
      userChallenge: USER_CHALLENGE,
      interactionTypeUsed: 'confirmationMessage',
      flowType: 'Web2App',
    },
  )
  expect(createHash('sha512').update(text).digest('base64')).toBe(
    'pKOjbNl/5Fy8NfrFqsj6pSn8W8O+Ik8rM33QSsbyD3J9qDJvEm90SboUciuY4wHGWa0Pnq8BgT3NJKmJiUDfKg==',
  )
})

it('knows the app by what it adds to the callback', () => {
  expect(sessionSecretDigest(SECRET)).toBe('U4CKK13H1XFiyBofev9asqrzIrY5_Gszi_nL_zDKkBc')
  expect(userChallengeOf('XtPfaGa8JnGtYrJjboooUf0KfY9sMEHrWFpSQrsUv9c')).toBe(USER_CHALLENGE)
})
