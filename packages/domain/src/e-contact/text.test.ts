import { describe, expect, it } from 'vitest'
import { messagePreview } from './preview.ts'
import { cleanName, cleanText, lengthOf } from './text.ts'

describe('a typed text', () => {
  it('is composed, trimmed and keeps its lines and tabs', () => {
    expect(cleanText('  ko\u0303hu\r\nvalu\ttugev\n')).toEqual({ ok: true, text: 'kõhu\nvalu\ttugev' })
  })

  it.each(['a\u0000b', 'a\ud800b', '\udc00', 'a\u0007', 'a\u001bb', 'a\u007f', 'a\u0085b'])(
    'is refused: %j',
    (raw) => {
      expect(cleanText(raw)).toEqual({ ok: false, rule: 'TEXT_NOT_ALLOWED' })
    },
  )

  it('is counted in code points', () => {
    expect(lengthOf('😀õ')).toBe(2)
  })
})

describe('a name', () => {
  it('loses characters that turn the direction, and doubled spaces', () => {
    expect(cleanName(' Mari\u202e  \n Maasikas\u2066 ')).toEqual({ ok: true, text: 'Mari Maasikas' })
    expect(cleanName('Mari\u0000').ok).toBe(false)
  })
})

describe('a preview', () => {
  it('holds 120 characters on one line and never half a character', () => {
    expect(messagePreview('😀'.repeat(121))).toBe('😀'.repeat(120))
    expect(messagePreview('Tere\n\nhommikust ')).toBe('Tere hommikust')
  })
})
