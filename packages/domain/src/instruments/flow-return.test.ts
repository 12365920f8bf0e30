import { expect, it } from 'vitest'
import { parseFlowReturn } from './flow-return.ts'

const actionId = '6f1c2f4e-8f3a-4f5e-9d0c-2b1a3c4d5e6f'

it.each([
  [
    { cancelled: 'false', actionId, eContactId: '12' },
    { actionId, cancelled: false, eContactId: 12 },
  ],
  [
    { cancelled: 'false', actionId },
    { actionId, cancelled: false, eContactId: null },
  ],
  [
    { cancelled: 'true', actionId, eContactId: 12 },
    { actionId, cancelled: true, eContactId: 12 },
  ],
  [
    { cancelled: 'true', actionId: 'act_9Zk', eContactId: '12' },
    { actionId: 'act_9Zk', cancelled: true, eContactId: 12 },
  ],
  [
    { cancelled: false, actionId: 77 },
    { actionId: '77', cancelled: false, eContactId: null },
  ],
  [{ cancelled: 'true', actionId }, null],
  [{ cancelled: 'maybe', actionId, eContactId: '12' }, null],
  [{ cancelled: 'false', actionId: '../x', eContactId: '12' }, null],
  [{ cancelled: 'false', actionId: '', eContactId: '12' }, null],
  [{ cancelled: 'false', eContactId: '12' }, null],
  [{}, null],
])('reads %j as %j', (search, found) => {
  expect(parseFlowReturn(search)).toEqual(found)
})
