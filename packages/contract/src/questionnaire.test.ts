import { SAFETY_QUESTION_IDS, safetyAnswers } from '@vastus/domain/danger-signs/safety-questions'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { helperAnswers } from './questionnaire.ts'

it.each(SAFETY_QUESTION_IDS)('a message with the ticked safety question %s is accepted', (id) => {
  expect(z.safeParse(helperAnswers, safetyAnswers([id])).success).toBe(true)
})
