import { SAFETY_QUESTION_IDS, safetyAnswers } from '@vastus/domain/danger-signs/safety-questions'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { helperAnswers } from './questionnaire.ts'

it.each(SAFETY_QUESTION_IDS)('the safety question %s goes along with a message once it is ticked', (id) => {
  expect(z.safeParse(helperAnswers, safetyAnswers([id])).success).toBe(true)
})
