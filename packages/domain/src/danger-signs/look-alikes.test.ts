import { expect, it } from 'vitest'
import { unmixScripts } from './look-alikes.ts'

it.each([
  ['a Latin word with Cyrillic letters', 'h\u0456ng\u0430t\u0430', 'hingata'],
  ['a Cyrillic word with Latin letters', 'дыш\u0061ть', 'дышать'],
  ['capitals', 'Н\u0430ng \u041dINGATA', 'Hang HINGATA'],
  ['a word of look-alikes alone in a Latin text', 'ei \u0441\u0430\u0430 hingata', 'ei caa hingata'],
  ['a word of look-alikes alone in a Cyrillic text', 'мне \u0063po\u0447но тa\u043a', 'мне срочно так'],
  ['wide and bold letters', '\uff48\uff49\uff4e\uff47\uff41\uff54\uff41 \u{1d421}\u{1d422}', 'hingata hi'],
  ['Greek letters', 'h\u03b9ngat\u03b1', 'hingata'],
  ['two languages side by side', 'не могу, I can not breathe, тут', 'не могу, I can not breathe, тут'],
  ['words in which both scripts are meant', 'covid-тест ПЦРtest', 'covid-тест ПЦРtest'],
])('%s', (_what, text, unmixed) => {
  expect(unmixScripts(text)).toBe(unmixed)
})
