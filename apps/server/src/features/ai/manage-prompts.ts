import type { listPrompts as route } from '@vastus/contract/ai'
import type { RouteResponse } from '@vastus/contract/route'
import { type ParametersProblem, readParameters, requestsJson } from '@vastus/domain/ai/prompt-rules'
import type { Tx } from '../../db/database.ts'
import { type FieldProblem, InvalidInput, NotFound } from '../../errors.ts'
import {
  findModel,
  findPrompt,
  listPromptRows,
  listVersionRows,
  type PromptRow,
  type VersionContent,
  type VersionRow,
} from './prompts-repository.ts'

type Prompt = RouteResponse<typeof route>['content'][number]

export async function presentPrompts(tx: Tx): Promise<Prompt[]> {
  const prompts = await listPromptRows(tx)
  const versions = await listVersionRows(
    tx,
    prompts.map(({ id }) => id),
  )
  return prompts.map((prompt) => {
    const newest = versions.find(({ promptId }) => promptId === prompt.id)
    if (!newest) throw new Error(`prompt ${prompt.id} has no version`)
    const { id, purpose, name, publishedVersion } = prompt
    return { id, purpose, name, publishedVersion, newest: presentVersion(prompt, newest) }
  })
}

/** @throws NotFound */
export async function presentPrompt(tx: Tx, id: number): Promise<Prompt> {
  const prompt = (await presentPrompts(tx)).find((each) => each.id === id)
  if (!prompt) throw new NotFound()
  return prompt
}

export function presentVersion({ publishedVersion }: PromptRow, row: VersionRow): Prompt['newest'] {
  const { version, model, modelId, systemMessage, userMessage, parameters, author, createdAt } = row
  const isPublished = version === publishedVersion
  return { version, model, modelId, systemMessage, userMessage, parameters, author, createdAt, isPublished }
}

/** @throws NotFound */
export async function getPrompt(tx: Tx, id: number): Promise<PromptRow> {
  const prompt = await findPrompt(tx, id)
  if (!prompt) throw new NotFound()
  return prompt
}

/** @throws InvalidInput naming each field that cannot be used */
export async function requireUsable(tx: Tx, given: VersionContent, now: Date): Promise<void> {
  const problems: FieldProblem[] = []
  if (!(await findModel(tx, given.modelId, now))) problems.push({ path: 'modelId', rule: 'FORM' })
  if (!requestsJson(given.systemMessage)) problems.push({ path: 'systemMessage', rule: 'PROMPT_JSON' })
  const read = readParameters(given.parameters)
  if ('problems' in read) problems.push(...read.problems.map(inParameters))
  if (problems.length > 0) throw new InvalidInput(problems)
}

function inParameters(problem: ParametersProblem): FieldProblem {
  switch (problem.rule) {
    case 'NOT_JSON':
      return { path: 'parameters', rule: 'PARAMETERS_JSON' }
    case 'UNKNOWN':
      return { path: 'parameters', rule: 'PARAMETER_UNKNOWN', params: { name: problem.name } }
    case 'RANGE':
      return {
        path: 'parameters',
        rule: 'PARAMETER_RANGE',
        params: { range: `${problem.name} ${problem.min}…${problem.max}` },
      }
  }
}
