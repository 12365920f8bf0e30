import { within } from '@testing-library/dom'
import { countClinicEContacts, listClinicEContacts } from '@vastus/contract/clinic-e-contacts'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'

test('a sentence typed where nothing is open is no row of commands, and the page says what is missing', async () => {
  const { screen, t, user } = await openPage('/clinic-e-contacts', {
    as: 'nurse',
    language: 'et',
    serve: serveInbox,
  })
  const filters = () => screen.queryByRole('region', { name: t('clinic.filter.open') })
  await screen.findByRole('region', { name: t('clinic.filter.open') })
  // "[" folds the filters, "?" shows the keys.
  await user.keyboard('r tule homme[[?')
  const told = await screen.findAllByRole('status')
  expect(told.some((each) => within(each).queryByText(t('clinic.conversation.choose')))).toBe(true)
  expect(filters()).not.toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the count of a view is shown once it is known, not as none', async () => {
  const { screen } = await openPage('/clinic-e-contacts', {
    as: 'nurse',
    language: 'et',
    serve: (server) => {
      serveInbox(server)
      server.on(listClinicEContacts, () => new Promise(() => undefined))
      server.on(countClinicEContacts, () => new Promise(() => undefined))
    },
  })
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.parentElement?.textContent).not.toContain('0')
})
