import type { AiPurpose } from '@vastus/domain/ai/prompt-rules'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type ModelRow = {
  id: number
  model: string
  name: string
  isActive: boolean
  usedByPrompts: number
  calls: { count: number; failed: number; medianMs: number | null }
}

const CALLS_OF_MS = 30 * 86_400_000

/** With what was called in the last 30 days. */
const modelAt = (now: Date) => sql`m.id, m.model, m.name, m.is_active,
  (select count(distinct v.prompt_id) from ai_prompt_versions v where v.model_id = m.id)::int as used_by_prompts,
  (select json_build_object('count', count(*), 'failed', count(*) filter (where c.failed), 'medianMs',
      round(percentile_cont(0.5) within group (order by c.duration_ms) filter (where not c.failed)))
    from ai_calls c where c.model_name = m.name and c.created_at > ${new Date(now.getTime() - CALLS_OF_MS).toISOString()}) as calls`

export function listModelRows(tx: Tx, now: Date): Promise<ModelRow[]> {
  return tx.query<ModelRow>(sql`select ${modelAt(now)} from ai_models m order by lower(m.name), m.id`)
}

export function findModel(tx: Tx, id: number, now: Date): Promise<ModelRow | undefined> {
  return tx.maybe<ModelRow>(sql`select ${modelAt(now)} from ai_models m where m.id = ${id}`)
}

/** Undefined when there is a model of this name already. */
export async function insertModel(
  tx: Tx,
  given: { model: string; name: string; isActive: boolean },
  now: Date,
): Promise<number | undefined> {
  const row = await tx.maybe<{ id: number }>(sql`insert into ai_models (model, name, is_active, created_at)
    values (${given.model}, ${given.name}, ${given.isActive}, ${now.toISOString()})
    on conflict (model) do nothing returning id`)
  return row?.id
}

export async function isModelNameTaken(tx: Tx, model: string, exceptId: number): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from ai_models where model = ${model} and id <> ${exceptId}`)
  return rows.length > 0
}

export function saveModel(
  tx: Tx,
  { id, model, name, isActive }: Omit<ModelRow, 'usedByPrompts' | 'calls'>,
): void {
  tx.queue(
    sql`update ai_models set model = ${model}, name = ${name}, is_active = ${isActive} where id = ${id}`,
  )
}

export function removeModel(tx: Tx, id: number): void {
  tx.queue(sql`delete from ai_models where id = ${id}`)
}

export type VersionRow = {
  version: number
  modelId: number
  /** As the platform names it. */
  model: string
  /** As its provider knows it. */
  modelCode: string
  systemMessage: string
  userMessage: string
  parameters: string
  author: string | null
  createdAt: string
}
export type VersionContent = Pick<VersionRow, 'modelId' | 'systemMessage' | 'userMessage' | 'parameters'>
export type PromptRow = { id: number; purpose: AiPurpose; name: string; publishedVersion: number | null }

const VERSION = sql`v.version, v.model_id, m.name as model, m.model as model_code, v.system_message, v.user_message, v.parameters,
  (select u.email from users u where u.id = v.author_user_id) as author, v.created_at`
const PROMPT = sql`p.id, p.purpose, p.name, p.published_version`

export function listPromptRows(tx: Tx): Promise<PromptRow[]> {
  return tx.query<PromptRow>(sql`select ${PROMPT} from ai_prompts p order by p.purpose, lower(p.name), p.id`)
}

/** Held until the end of the transaction, so that two administrators do not write the same version. */
export function findPrompt(tx: Tx, id: number): Promise<PromptRow | undefined> {
  return tx.maybe<PromptRow>(sql`select ${PROMPT} from ai_prompts p where p.id = ${id} for update`)
}

/** The newest first. */
export function listVersionRows(
  tx: Tx,
  promptIds: readonly number[],
): Promise<(VersionRow & { promptId: number })[]> {
  return tx.query(sql`select v.prompt_id, ${VERSION} from ai_prompt_versions v join ai_models m on m.id = v.model_id
    where v.prompt_id = any (${[...promptIds]}::bigint[]) order by v.prompt_id, v.version desc`)
}

export async function insertPrompt(
  tx: Tx,
  { purpose, name }: { purpose: AiPurpose; name: string },
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`insert into ai_prompts (purpose, name, created_at)
    values (${purpose}, ${name}, ${now.toISOString()}) returning id`)
  return id
}

export function renamePrompt(tx: Tx, id: number, name: string): void {
  tx.queue(sql`update ai_prompts set name = ${name} where id = ${id}`)
}

export function removePrompt(tx: Tx, id: number): void {
  tx.queue(sql`delete from ai_prompts where id = ${id}`)
}

export function insertVersion(
  tx: Tx,
  promptId: number,
  given: VersionContent & { version: number },
  by: { userId: number | null; now: Date },
): void {
  tx.queue(sql`insert into ai_prompt_versions (prompt_id, version, model_id, system_message, user_message, parameters,
      author_user_id, created_at)
    values (${promptId}, ${given.version}, ${given.modelId}, ${given.systemMessage}, ${given.userMessage},
      ${given.parameters}, ${by.userId}, ${by.now.toISOString()})`)
}

/** Takes the prompt of the same purpose out of use. */
export function publishVersion(tx: Tx, prompt: PromptRow, version: number): void {
  tx.queue(
    sql`update ai_prompts set published_version = null where purpose = ${prompt.purpose} and id <> ${prompt.id}`,
  )
  tx.queue(sql`update ai_prompts set published_version = ${version} where id = ${prompt.id}`)
}

export type UsedPrompt = {
  version: number
  model: string
  modelName: string
  systemMessage: string
  userMessage: string
  parameters: string
}

/** The prompt in use for a purpose; undefined when there is none or its model is switched off. */
export function findUsedPrompt(tx: Tx, purpose: AiPurpose): Promise<UsedPrompt | undefined> {
  return tx.maybe<UsedPrompt>(sql`select v.version, m.model, m.name as model_name, v.system_message, v.user_message, v.parameters
    from ai_prompts p
    join ai_prompt_versions v on v.prompt_id = p.id and v.version = p.published_version
    join ai_models m on m.id = v.model_id
    where p.purpose = ${purpose} and m.is_active`)
}

/** Whether a model, as its provider knows it, may be called now. */
export async function isModelOn(tx: Tx, model: string): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from ai_models where model = ${model} and is_active`)
  return rows.length > 0
}

export function recordCall(
  tx: Tx,
  call: {
    clinicId: number | null
    purpose: AiPurpose
    modelName: string
    inputTokens: number
    outputTokens: number
    durationMs: number
    failed?: boolean
  },
  now: Date,
): void {
  tx.queue(sql`insert into ai_calls (clinic_id, purpose, model_name, input_tokens, output_tokens, duration_ms, failed, created_at)
    values (${call.clinicId}, ${call.purpose}, ${call.modelName}, ${call.inputTokens}, ${call.outputTokens},
      ${call.durationMs}, ${call.failed ?? false}, ${now.toISOString()})`)
}
