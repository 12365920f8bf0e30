import type { AnswerDue } from '@vastus/contract/inbox'
import { expect, test } from 'vitest'
import { gather } from './gather.ts'

const due = (eContactId: number, stage: AnswerDue['stage'] = 'LATE'): AnswerDue => ({
  eContactId,
  eContactType: 'COUGH',
  patient: { firstName: 'Mari', surname: 'Mägi' },
  since: '2026-03-02T08:00:00.000Z',
  stage,
})

test.each<[string, AnswerDue[], AnswerDue[], AnswerDue[], AnswerDue[]]>([
  ['what is new joins what is on show', [due(1)], [due(2), due(1)], [due(2)], [due(2), due(1)]],
  ['what was settled goes', [due(1), due(2)], [due(2)], [], [due(2)]],
  ['what was put away does not come back', [], [due(1), due(2)], [due(2)], [due(2)]],
  ['what is late by now is said once, as late', [due(1, 'SOON')], [due(1)], [due(1)], [due(1)]],
  ['two waits that were merged into one e-contact are one', [], [due(1), due(1)], [due(1)], [due(1)]],
  ['nothing is left when all is settled', [due(1)], [], [], []],
])('%s', (_what, onShow, all, untold, expected) => {
  expect(gather(onShow, all, untold)).toEqual(expected)
})
