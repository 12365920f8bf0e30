import { expect, test } from 'vitest'
import type { PromptVersion } from './api.ts'
import { changedLines } from './changed-lines.ts'

const version = (systemMessage: string, parameters = '{}') =>
  ({ model: 'm', systemMessage, userMessage: 'u', parameters }) as PromptVersion

test('shows what went and what came between two versions', () => {
  expect(changedLines(version('a\nb\nc'), version('a\nx\nc\nd', '{"topP":1}'))).toEqual([
    { kind: 'same', text: 'm' },
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: 'c' },
    { kind: 'added', text: 'd' },
    { kind: 'same', text: 'u' },
    { kind: 'removed', text: '{}' },
    { kind: 'added', text: '{"topP":1}' },
  ])
})

test('two equal versions have no difference', () => {
  expect(changedLines(version('a'), version('a')).every(({ kind }) => kind === 'same')).toBe(true)
})
