import { fireEvent, waitFor, within } from '@testing-library/dom'
import {
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  listNotes,
} from '@vastus/contract/clinic-e-contacts'
import { listEmployees } from '@vastus/contract/clinics'
import type { Employee } from '@vastus/contract/employees'
import { uploadClinicFile } from '@vastus/contract/files'
import { extendLogin, getLogin } from '@vastus/contract/identity'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { userOf } from '../../testing/people.ts'
import { clinicEContact, employee, timelineEntry } from '../../testing/things.ts'

const COLLEAGUES: Record<string, Employee> = {
  1: employee({ id: 2, userId: 4, firstName: 'Piret', surname: 'Kuusk' }),
  2: employee({ id: 5, userId: 9, firstName: 'Toomas', surname: 'Mets' }),
}

/** An e-contact, opened by a doctor who works in two clinics. */
async function open(clinicId: number) {
  const page = await openPage('/e-contacts/7', {
    as: 'doctor',
    language: 'et',
    serve: (server) => {
      serveInbox(server)
      const clinic = (id: number, name: string) => ({ clinicId: id, name, profession: 'DOCTOR' as const })
      const user = {
        ...userOf('doctor', 'et'),
        clinics: [clinic(1, 'Kesklinna Perearstikeskus'), clinic(2, 'Lasnamäe Perearstikeskus')],
      }
      server.on(getLogin, user)
      server.on(extendLogin, user)
      server.on(getClinicEContact, clinicEContact({ clinicId }))
      server.on(getClinicTimeline, { ...pageOf([timelineEntry()]), version: 1 })
      server.on(listNotes, pageOf([]))
      server.on(listEmployees, ({ params }) => pageOf([COLLEAGUES[params.id] ?? employee()]))
      server.on(uploadClinicFile, () => new Promise(() => undefined))
    },
  })
  const { screen, server, t, user } = page
  const pane = within(await screen.findByRole('region', { name: t('clinic.conversation.pane') }))
  await pane.findByLabelText(t('clinic.composer.reply'))
  return {
    ...page,
    pane,
    clinicChoice: async () => {
      if (!screen.queryByRole('dialog'))
        await user.click(screen.getByRole('button', { name: t('shell.header.openMenu') }))
      return screen.findByLabelText<HTMLSelectElement>(t('shell.menu.clinic'))
    },
    atInboxOf: (id: number) =>
      waitFor(() => {
        expect(location.pathname).toBe('/clinic-e-contacts')
        expect(server.callsOf(listClinicEContacts).at(-1)?.query).toMatchObject({ clinicId: id })
      }),
  }
}

test('a conversation knows the colleagues of its own clinic', async () => {
  const { pane, screen, t, user } = await open(2)
  await user.click(pane.getByRole('button', { name: t('clinic.assign.nobody') }))
  expect(await screen.findByRole('menuitem', { name: 'Toomas Mets' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Piret Kuusk' })).toBeNull()
})

test('choosing another clinic leaves the conversation for its inbox', async () => {
  const { atInboxOf, clinicChoice, user } = await open(1)
  await user.selectOptions(await clinicChoice(), '2')
  await atInboxOf(2)
})

test('choosing another clinic asks about files on their way first', async () => {
  const { atInboxOf, clinicChoice, pane, screen, t, user } = await open(1)
  const file = new File(['x'], 'leht.txt', { type: 'text/plain' })
  fireEvent.change(document.querySelector('[data-source=device]') as HTMLElement, {
    target: { files: [file] },
  })
  await pane.findByText('leht.txt')
  const choice = await clinicChoice()
  const asked = () => screen.findByRole('dialog', { name: t('kit.files.leaveHeading') })
  await user.selectOptions(choice, '2')
  await user.click(within(await asked()).getByRole('button', { name: t('kit.cancel') }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: t('kit.files.leaveHeading') })).toBeNull())
  expect(choice.value).toBe('1')
  expect(pane.getByText('leht.txt')).toBeTruthy()
  await user.selectOptions(choice, '2')
  await user.click(within(await asked()).getByRole('button', { name: t('kit.files.leave') }))
  await atInboxOf(2)
})
