// @proves-part R2-051: the numbers of each country
import { REASONS } from '@vastus/domain/e-contact/reasons'
import { TIMELINE_ENTRY_TYPES } from '@vastus/domain/e-contact/status'
import { PROFESSIONS } from '@vastus/domain/roles'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
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

const AT = '2026-11-22T10:00:00Z'
const answer = (body: object) => ({ status: 200, body })
const somebody = { id: 7, firstName: 'Mari', surname: 'Saar', birthDate: '1988-03-14' }
const author = { role: 'PATIENT', firstName: 'Mari', surname: 'Saar', profession: null as string | null }
const eContact = (changes: object = {}) => ({
  id: 1,
  clinicId: 1,
  clinicName: 'A clinic',
  eContactType: 'COUGH',
  status: 'waitingForClinic',
  outcome: null,
  createdAt: AT,
  updatedAt: AT,
  patient: somebody,
  creator: somebody,
  lastEntry: null,
  assigneeUser: null,
  replyBlockedUntil: null,
  ...changes,
})
const entry = (changes: object = {}) => ({
  id: 1,
  type: 'SENT',
  createdAt: AT,
  author,
  text: null,
  reason: null,
  files: [],
  ...changes,
})
const drawTimeline = (changes: object, content: object[]) =>
  draw('/e-contacts/:id/timeline', {
    ...signedIn(),
    '/api/patient/e-contacts/1/timeline': answer({ eContact: eContact(changes), content }),
    '/api/patient/clinics?personId=7': answer({ content: [] }),
  })

describe('the frame of a page', () => {
  it('of an e-contact for somebody one no longer acts for has the clinic’s phone, and no longer says so', () => {
    const clinic = { id: 1, address: 'Street 1', phone: '+372 600 0000' }
    const about = { ...somebody, id: 8, firstName: 'Leelo' }
    const drawn = (representationEnded: boolean) =>
      draw('/e-contacts/:id/timeline', {
        ...signedIn(),
        '/api/patient/e-contacts/1/timeline': answer({
          eContact: eContact({ patient: about, representationEnded }),
          content: [],
        }),
        '/api/patient/clinics?personId=7': answer({ content: [clinic] }),
      })
    expect(drawn(false)?.words.en?.join()).toContain('writing for')
    const ended = drawn(true)
    expect(ended?.words.en?.join()).not.toContain('writing for')
    expect(ended?.html).toContain('tel:+3726000000')
  })

  it.each<[string, string, Answers, string]>([
    ['a guest’s page for who is signed in', '/', signedIn(), ''],
    ['a patient’s page for a guest', '/my-e-contacts', guest, ''],
    ['a patient’s page for a user who is no patient', '/my-e-contacts', signedIn({ permissions: [] }), ''],
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

  it.each([
    ['EE', '112', ['112']],
    ['GB', '999 or 112', ['999', '112']],
    ['US', '911 or 112', ['911', '112']],
    ['ZA', '10177 or 112', ['10177', '112']],
    ['PL', '112 or 999', ['112', '999']],
  ])('names every number of %s to call, each with one tap', (country, read, numbers) => {
    const of = { ...config, body: { ...config.body, featureFlags: { COUNTRY_CODE: country } } }
    const form = draw('/e-contacts/create', { ...signedIn(), '/api/config': of }, '?personId=7&type=COUGH')
    expect(form?.words.en).toContain(`Call ${read} now if:`)
    const called = [...(form?.html ?? '').matchAll(/tel:(\d+)/g)]
    expect(called.map(([, number]) => number)).toEqual(numbers)
  })

  it.each(TYPE_CODES)('has the words of %s in the list, in a timeline and above a form', (type) => {
    const content = ['waitingForPatient', 'waitingForClinic', 'completed', 'rejected'].map((status, index) =>
      eContact({ id: index, eContactType: type, status }),
    )
    expect(draw('/my-e-contacts', { ...signedIn(), [LIST]: answer({ content }) })).toBeDefined()
    expect(draw('/e-contacts/create', signedIn(), `?type=${type}`)).toBeDefined()
    expect(drawTimeline({ eContactType: type }, [])?.html).toContain('<h1>')
  })

  it.each(TIMELINE_ENTRY_TYPES)('has the words of %s, for every author and reason', (type) => {
    const group = { REJECTED: 'REJECT', CLINIC_REOPENED: 'CLINIC_REOPEN', CANCELLED: 'CANCEL' }[String(type)]
    const reasons = group ? REASONS[group as keyof typeof REASONS] : [null]
    for (const role of ['PATIENT', 'REPRESENTATIVE', 'CLINIC', 'SYSTEM'])
      for (const profession of [null, ...PROFESSIONS])
        for (const reason of reasons)
          for (const text of [null, 'A dry cough'])
            expect(
              drawTimeline({}, [entry({ type, text, reason, author: { ...author, role, profession } })]),
            ).toBeDefined()
  })

  it('leaves out what comes with files of its own: a leave, what was merged, and all after the first medicines', () => {
    const entries = [1, 2, 3].map((id) =>
      entry({ id, text: `Said ${id}`, prescriptions: id === 2 ? [{ id: 1 }] : undefined }),
    )
    const said = (changes: object) => drawTimeline(changes, entries)?.html.match(/Said \d/g)
    expect(said({})).toEqual(['Said 1', 'Said 2'])
    expect(said({ sickLeave: {} })).toBeNull()
    expect(said({ eContactType: 'FIT_NOTE' })).toBeNull()
    expect(said({ merged: [{ id: 2, eContactType: 'COUGH', mergedAt: AT }] })).toBeNull()
    expect(drawTimeline({ mergedIntoId: 5 }, entries)?.html).not.toContain('<h1>')
  })

  it('shows what somebody wrote as text, in the markup and in the words', () => {
    const evil = '</p><script>alert(1)</script>'
    const person = { ...somebody, firstName: evil }
    const lastEntry = { type: 'SENT', preview: evil, byClinic: false }
    const content = [eContact({ clinicName: evil, patient: person, creator: person, lastEntry })]
    const frame = draw('/my-e-contacts', { ...signedIn(), [LIST]: answer({ content }) })
    expect(frame?.html).toContain('&lt;script&gt;')
    expect(frame?.words.en?.join()).toContain('&lt;script>alert(1)')
    expect(JSON.stringify(frame)).not.toContain('<script')
  })

  it.each([
    [{}, true],
    [{ status: 'completed' }, false],
    [{ patient: { ...somebody, id: 8 } }, false],
    [{ eContactType: 'HEADACHE' }, false],
  ])('tells above a form of an open e-contact of its kind and person: %o', (changes, isTold) => {
    const content = [eContact({ abilities: {}, ...changes })]
    const list = { '/api/patient/e-contacts?size=100': answer({ content }) }
    const form = draw('/e-contacts/create', { ...signedIn(), ...list }, '?personId=7&type=COUGH')
    expect(form?.html.includes('open-alike')).toBe(isTold)
  })

  it('has the empty list’s own words, and one button', () => {
    const frame = draw('/my-e-contacts', { ...signedIn(), [LIST]: answer({ content: [] }) })
    expect(frame?.words.en).toContain('Write to your clinic here')
    const mark = `\ue000${frame?.words.en?.indexOf('New e-contact')}\ue001`
    expect(frame?.html.split(mark)).toHaveLength(2)
  })
})
