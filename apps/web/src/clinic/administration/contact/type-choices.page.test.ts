import { within } from '@testing-library/dom'
import { changeClinicSetting } from '@vastus/contract/clinic-administration'
import { listMyClinics } from '@vastus/contract/clinics'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../../testing/open-page.ts'
import { serveInbox } from '../../../testing/pages.ts'
import { OWN_CLINIC } from '../../../testing/things.ts'

const openTypes = () =>
  openPage('/admin/clinic-info', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      server.on(listMyClinics, pageOf([OWN_CLINIC]))
      server.on(changeClinicSetting, OWN_CLINIC)
    },
  })

test('a clinic leaves a whole group of reasons out', async () => {
  const { server, screen, t, user } = await openTypes()
  const group = await screen.findByRole('group', { name: t('enums.typeGroup.MENTAL_HEALTH') })
  await user.click(
    within(group).getByRole('button', {
      name: t('administration.types.noneNamed', { group: t('enums.typeGroup.MENTAL_HEALTH') }),
    }),
  )
  expect(within(group).getByRole('checkbox', { name: t('types.ANXIETY') })).toHaveProperty('checked', false)
  await user.click(screen.getByRole('button', { name: t('administration.types.save') }))
  const [saved] = server.callsOf(changeClinicSetting)
  const offered = saved?.body.eContactTypes ?? []
  expect(offered).not.toContain('ANXIETY')
  expect(offered).not.toContain('MOOD_DISORDER')
  expect(offered).toContain('COUGH')
  expect(offered.length).toBeLessThan(TYPE_CODES.length)
})

test('a reason is found by its name', async () => {
  const { screen, t, user } = await openTypes()
  await user.type(await screen.findByLabelText(t('administration.types.search')), 'COUGH')
  expect(screen.getByRole('checkbox', { name: t('types.COUGH') })).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: t('types.ANXIETY') })).toBeNull()
  await user.type(screen.getByLabelText(t('administration.types.search')), 'zzz')
  expect(screen.getByText(t('administration.types.nothing'))).toBeDefined()
})
