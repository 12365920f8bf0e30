import { changedLines as linesChanged, type Line } from '@vastus/domain/content-editing'
import type { PromptVersion } from './api.ts'

/** The lines of a version beside the version before it: what both have, what went and what came. */
export const changedLines = (before: PromptVersion, after: PromptVersion): Line[] =>
  linesChanged(linesOf(before), linesOf(after))

const linesOf = ({ model, systemMessage, userMessage, parameters }: PromptVersion) => [
  model,
  ...systemMessage.split('\n'),
  ...userMessage.split('\n'),
  parameters,
]
