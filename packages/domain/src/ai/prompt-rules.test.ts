import { expect, test } from 'vitest'
import { readParameters, requestsJson } from './prompt-rules.ts'

test.each([
  ['', {}],
  ['{}', {}],
  [
    '{"temperature":0,"topP":1,"maxTokens":1,"frequencyPenalty":-2,"presencePenalty":2}',
    { temperature: 0, topP: 1, maxTokens: 1, frequencyPenalty: -2, presencePenalty: 2 },
  ],
])('parameters %s', (json, parameters) => {
  expect(readParameters(json)).toEqual({ parameters })
})

test.each([
  ['{', [{ rule: 'NOT_JSON' }]],
  ['[]', [{ rule: 'NOT_JSON' }]],
  ['null', [{ rule: 'NOT_JSON' }]],
  ['5', [{ rule: 'NOT_JSON' }]],
  ['{"temperature":2.1}', [{ rule: 'RANGE', name: 'temperature', min: 0, max: 2 }]],
  ['{"temperature":"1"}', [{ rule: 'RANGE', name: 'temperature', min: 0, max: 2 }]],
  ['{"topP":-0.1}', [{ rule: 'RANGE', name: 'topP', min: 0, max: 1 }]],
  ['{"maxTokens":1.5}', [{ rule: 'RANGE', name: 'maxTokens', min: 1, max: 32_000 }]],
  [
    '{"maxTokens":0,"top_p":1}',
    [
      { rule: 'RANGE', name: 'maxTokens', min: 1, max: 32_000 },
      { rule: 'UNKNOWN', name: 'top_p' },
    ],
  ],
  ['{"toString":1}', [{ rule: 'UNKNOWN', name: 'toString' }]],
])('refused parameters %s', (json, problems) => {
  expect(readParameters(json)).toEqual({ problems })
})

test.each([
  ['Answer in JSON.', true],
  ['Answer as json', true],
  ['Answer in plain words.', false],
  ['Use JSONP', false],
  ['', false],
])('%s asks for JSON: %s', (message, expected) => {
  expect(requestsJson(message)).toBe(expected)
})
