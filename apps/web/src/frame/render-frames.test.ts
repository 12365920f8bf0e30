import { describe, expect, it, vi } from 'vitest'
import type { Answers } from './answers.ts'
import { frames } from './render-frames.tsx'

// As the build does it.
vi.mock('@tanstack/react-router', () => import('./plain-links.tsx'))

const LIST = '/api/patient/e-contacts?size=5&page=0'
const config = { status: 200, body: { appMode: 'PROD', featureFlags: { COUNTRY_CODE: 'EE' } } }
const user = { personId: 7, incompleteProfile: false, permissions: ['PRM_PATIENT'] }
const signedIn = (changes: Partial<typeof user> = {}): Answers => ({
  '/api/config': config,
  '/api/login': { status: 200, body: { ...user, ...changes } },
})
const guest: Answers = { '/api/config': config, '/api/login': { status: 401, body: {} } }

const draw = (address: string, answers: Answers, search = '') =>
  frames.find((frame) => frame.address === address)?.draw(answers, search)

describe('the frame of a page', () => {
  it.each<[string, string, Answers, string]>([
    ['a guest’s page for who is signed in', '/', signedIn(), ''],
    ['a patient’s page for a guest', '/my-e-contacts', guest, ''],
    ['a patient’s page for whoever is no patient', '/my-e-contacts', signedIn({ permissions: [] }), ''],
    ['a page of an unfinished profile', '/my-e-contacts', signedIn({ incompleteProfile: true }), ''],
    ['a form for somebody else', '/e-contacts/create', signedIn(), '?personId=8&type=COUGH'],
    ['a page while the settings are not known', '/', { '/api/login': { status: 401, body: {} } }, ''],
    ['a page while it is not known who asks', '/', { '/api/config': config }, ''],
  ])('is not drawn: %s', (_, address, answers, search) => {
    expect(draw(address, answers, search)).toBeUndefined()
  })

  it('is drawn for whom it is meant, without what belongs to the demo', () => {
    expect(draw('/', guest)?.words.en).toContain('Write to your clinic at any hour')
    const form = draw('/e-contacts/create', signedIn(), '?personId=7&type=COUGH')
    expect(form?.words.en).toContain('Call 112 now if:')
    expect(form?.words.en).not.toContain('Demo')
    const demo = { ...guest, '/api/config': { ...config, body: { ...config.body, appMode: 'DEMO' } } }
    expect(draw('/', demo)?.words.en).toContain('Demo')
  })

  it('shows what somebody wrote as text, in the markup and in the words', () => {
    const evil = '</p><script>alert(1)</script>'
    const eContact = {
      id: 1,
      eContactType: 'COUGH',
      status: 'waitingForClinic',
      outcome: null,
      updatedAt: '2026-11-22T10:00:00Z',
      clinicName: evil,
      patient: { id: 7, firstName: evil, surname: '' },
      creator: { id: 7, firstName: evil, surname: '' },
      lastEntry: { type: 'SENT', preview: evil, byClinic: false },
      replyBlockedUntil: null,
    }
    const list = { status: 200, body: { content: [eContact], page: 0, last: true } }
    const frame = draw('/my-e-contacts', { ...signedIn(), [LIST]: list })
    expect(frame?.html).toContain('&lt;script&gt;')
    expect(frame?.words.en?.join()).toContain('&lt;script>alert(1)')
    expect(JSON.stringify(frame)).not.toContain('<script')
  })

  it('has the empty list’s own words, and one button', () => {
    const list = { status: 200, body: { content: [], page: 0, last: true } }
    const frame = draw('/my-e-contacts', { ...signedIn(), [LIST]: list })
    expect(frame?.words.en).toContain('Write to your clinic here')
    const mark = `\ue000${frame?.words.en?.indexOf('New e-contact')}\ue001`
    expect(frame?.html.split(mark)).toHaveLength(2)
  })
})
