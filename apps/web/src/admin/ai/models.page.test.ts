// @proves R2-114
import { changeAiModel, listAiModels } from '@vastus/contract/ai'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'

test('a model gets another name, here and at its provider', async () => {
  let present = {
    id: 7,
    name: 'Small',
    model: 'small-1',
    isActive: true,
    usedByPrompts: 2,
    calls: { count: 0, failed: 0, medianMs: null },
  }
  const { main, t, user, server } = await openPage('/prm/ai-models', {
    as: 'admin',
    serve: (mock) => {
      mock.on(listAiModels, () => pageOf([present]))
      mock.on(changeAiModel, ({ body }) => {
        present = { ...present, name: body.name ?? '', model: body.model ?? '' }
        return present
      })
    },
  })
  await user.click(await main().findByRole('button', { name: t('prompts.edit') }))
  expect(main().queryByRole('button', { name: t('prompts.models.add') })).toBeNull()
  const name = main().getByLabelText<HTMLInputElement>(t('prompts.models.name'))
  const model = main().getByLabelText<HTMLInputElement>(t('prompts.models.model'))
  expect([name.value, model.value]).toEqual(['Small', 'small-1'])
  await user.clear(name)
  await user.type(name, 'Smaller')
  await user.clear(model)
  await user.click(main().getByRole('button', { name: t('shell.buttons.save') }))
  expect(server.callsOf(changeAiModel)).toHaveLength(0)
  await user.type(model, 'small-2')
  await user.click(main().getByRole('button', { name: t('shell.buttons.save') }))
  await main().findByRole('heading', { name: 'Smaller' })
  expect(server.callsOf(changeAiModel)).toMatchObject([
    { params: { id: 7 }, body: { name: 'Smaller', model: 'small-2' } },
  ])
  expect(main().getByRole('button', { name: t('prompts.models.add') })).toBeDefined()
})
