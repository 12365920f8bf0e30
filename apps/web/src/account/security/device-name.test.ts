import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const MOZILLA = 'Mozilla/5.0'
it.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36`,
    'Chrome, Windows',
  ],
  [`${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge, Windows'],
  [`${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1`, 'Safari, iPhone'],
  [`${MOZILLA} (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0`, 'Firefox, Android'],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Linux'],
  ['curl/8.5', null],
  [null, null],
])('calls %s %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
