import { expect, it } from 'vitest'
import { messagePreview } from './preview.ts'

it('a preview holds 120 characters on one line and never half a character', () => {
  expect(messagePreview('😀'.repeat(121))).toBe('😀'.repeat(120))
  expect(messagePreview('Tere\n\nhommikust ')).toBe('Tere hommikust')
})
