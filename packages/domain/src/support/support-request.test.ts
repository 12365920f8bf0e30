import { describe, expect, it } from 'vitest'
import {
  checkSupportRequest,
  pathOfTopic,
  SUPPORT_TOPICS,
  type SupportFields,
  topicOfPath,
} from './support-request.ts'

const GOOD: SupportFields = {
  subject: 'Nupp ei tööta',
  description: 'Vajutan, aga midagi ei juhtu.',
  email: 'mari@example.test',
}

describe('a request to the support', () => {
  it.each<[string, Partial<SupportFields>, [string, string][]]>([
    ['is fine as it should be', {}, []],
    ['needs a subject', { subject: '  ' }, [['subject', 'REQUIRED']]],
    ['has a subject of three letters or more', { subject: 'ab' }, [['subject', 'MIN_LENGTH']]],
    ['may have a subject of three', { subject: '😀😀😀' }, []],
    ['may have a subject of 150 letters', { subject: 'õ'.repeat(150) }, []],
    ['has no longer one', { subject: 'õ'.repeat(151) }, [['subject', 'MAX_LENGTH']]],
    ['has a subject that can be seen', { subject: '\u200b\u0007' }, [['subject', 'REQUIRED']]],
    ['needs a description', { description: '\n ' }, [['description', 'REQUIRED']]],
    ['may have 3000 letters', { description: '😀'.repeat(3000) }, []],
    ['has no more', { description: 'a'.repeat(3001) }, [['description', 'MAX_LENGTH']]],
    ['needs an address', { email: '' }, [['email', 'REQUIRED']]],
    ['needs one that looks like one', { email: 'mari@example' }, [['email', 'EMAIL_PATTERN']]],
    ['needs one that exists', { email: 'mari@gmail.ee' }, [['email', 'EMAIL_DOMAIN_REFUSED']]],
    [
      'hears of every field at once, in their order',
      { subject: '', description: '', email: '' },
      [
        ['subject', 'REQUIRED'],
        ['description', 'REQUIRED'],
        ['email', 'REQUIRED'],
      ],
    ],
  ])('%s', (_, part, problems) => {
    expect(checkSupportRequest({ ...GOOD, ...part }).map(({ field, rule }) => [field, rule])).toEqual(
      problems,
    )
  })
})

describe('the topics', () => {
  it('have addresses of their own, and nothing else has', () => {
    expect(SUPPORT_TOPICS.map(pathOfTopic)).toEqual(['app-usage', 'technical-problem', 'amendment'])
    expect(SUPPORT_TOPICS.map((topic) => topicOfPath(pathOfTopic(topic)))).toEqual([...SUPPORT_TOPICS])
    for (const path of ['', 'APP_USAGE', 'other']) expect(topicOfPath(path)).toBeNull()
  })
})
