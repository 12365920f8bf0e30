import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ODD_TEXTS } from './testing/odd-texts.ts'
import { normaliseLine, normaliseText, withoutSeparators } from './typed-text.ts'

const HARMFUL =
  /(?![\t\n])[\p{Cc}\p{Cs}\u2028\u2029]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff]/u

describe('a typed text', () => {
  it.each([
    ['is composed and trimmed', '  ko\u0303hu\t valu \n', 'kõhu\t valu'],
    ['has one kind of line end', 'a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h', 'a\nb\nc\nd\ne\nf\ng\nh'],
    ['has one kind of space', 'a\u00a0b\u2009c\u3000d\u2800e', 'a b c d e'],
    [
      'has one kind of hyphen, and keeps its dashes',
      '\u22125\u2011a \u2013 b \u2014',
      '-5-a \u2013 b \u2014',
    ],
    ['loses invisible characters', 'hin\u00adga\u200bta\u2060\ufeff\u034f\u3164\u{e0041}\ufe0f', 'hingata'],
    ['loses what turns the direction', '\u202aMa\u202eri\u202c \u2066T\u2069\u200f', 'Mari T'],
    ['loses control characters', 'a\u0000b\u0007\u001bc\u007f\u009f', 'abc'],
    ['loses halves of characters', 'a\ud83d b\udc00\uffff', 'a b'],
    ['loses the sign of a picture that was not copied', '\ufffc', ''],
    ['is no text when it is accents and vowel signs alone', ' \u0301\u0301 \u0652\n\u093e', ''],
    ['keeps an accent that follows a space', 'a \u0301', 'a \u0301'],
    ['loses joiners between letters that do not join', 'hin\u200dga\u200cta', 'hingata'],
  ])('%s', (_what, typed, normalised) => {
    expect(normaliseText(typed)).toBe(normalised)
  })

  it.each([
    '👨‍👩‍👧‍👦 ❤️‍🔥 👩🏽‍⚕️ 🏳️‍🌈',
    '1️⃣ #️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇪🇪 ☎️ ☎︎',
    'می‌خواهم بروم',
    'क्‍ष',
    'Привет, Żółć, šõprus – “ja” №5',
  ])('keeps what belongs to it: %s', (typed) => {
    expect(normaliseText(typed)).toBe(typed)
  })

  it('is the same when it is normalised again, and holds nothing harmful', () => {
    const odd = fc.oneof(
      fc
        .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
        .map((points) => String.fromCodePoint(...points)),
      fc
        .array(fc.constantFrom(...ODD_TEXTS.filter(({ length }) => length < 100)), { maxLength: 6 })
        .map((texts) => texts.join('')),
    )
    fc.assert(
      fc.property(odd, (typed) => {
        const [text, line] = [normaliseText(typed), normaliseLine(typed)]
        return (
          normaliseText(text) === text &&
          normaliseLine(line) === line &&
          !HARMFUL.test(text) &&
          !/[\t\n]|^ | $| {2}/.test(line)
        )
      }),
    )
  })

  it('has 60 odd examples or more', () => {
    expect(new Set(ODD_TEXTS).size).toBeGreaterThanOrEqual(60)
  })
})

describe('a code', () => {
  it.each(['37605030299\n', '376 0503-0299', '376\u2013050\u2212302\u201199', '\u202a３７６05030299\u202c'])(
    'is read without what people put between its digits: %j',
    (typed) => {
      expect(withoutSeparators(typed)).toBe('37605030299')
    },
  )
})
