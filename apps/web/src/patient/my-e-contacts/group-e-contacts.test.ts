// @proves R2-033
// @proves-part R2-035: order of pages
import { expect, test } from 'vitest'
import { groupEContacts } from './group-e-contacts.ts'

const eContact = (
  id: number,
  status: 'waitingForPatient' | 'waitingForClinic' | 'completed' | 'rejected',
) => ({
  id,
  status,
})

test('active and finished e-contacts stand apart, each in the order of the server', () => {
  const pages = [
    { content: [eContact(3, 'waitingForClinic'), eContact(1, 'waitingForPatient')] },
    { content: [eContact(9, 'rejected'), eContact(2, 'completed')] },
  ]
  const { active, finished } = groupEContacts(pages)
  expect(active.map(({ id }) => id)).toEqual([3, 1])
  expect(finished.map(({ id }) => id)).toEqual([9, 2])
})

test('an e-contact that slid to the next page while it was fetched is shown once', () => {
  const pages = [{ content: [eContact(5, 'completed')] }, { content: [eContact(5, 'completed')] }]
  expect(groupEContacts(pages).finished).toHaveLength(1)
})
