import type { Route } from '@vastus/contract/route'
import type { Story } from '@vastus/server/testing'
import { sql } from '../../apps/server/src/db/sql.ts'
import type { Ids } from './samples.ts'

type AiIds = Pick<Ids, 'timelineEntry' | 'aiSummary' | 'aiModel' | 'aiPrompt'>

/** A model, a prompt, a summary and an entry for a route that takes one of them; the call before may have removed the last ones. */
export async function aiIds(route: Route, story: Story, eContactId: number): Promise<AiIds> {
  const wanted = Object.values(route.objects)
  if (!(['timelineEntry', 'aiSummary', 'aiModel', 'aiPrompt'] as const).some((type) => wanted.includes(type)))
    return { timelineEntry: 1, aiSummary: 1, aiModel: 1, aiPrompt: 1 }
  const now = story.clock.now()
  return story.services.database.transaction({ actor: 'system' }, (tx) =>
    tx.one<AiIds>(sql`with entry as (select max(id) as id from timeline_entries where e_contact_id = ${eContactId}),
      model as (insert into ai_models (model, name, created_at) values (gen_random_uuid()::text, 'Model', ${now}) returning id),
      used_model as (insert into ai_models (model, name, created_at) values (gen_random_uuid()::text, 'Model', ${now}) returning id),
      prompt as (insert into ai_prompts (purpose, name, created_at) values ('SUMMARY', 'Prompt', ${now}) returning id),
      version as (insert into ai_prompt_versions (prompt_id, version, model_id, system_message, user_message, parameters, created_at)
        select prompt.id, 1, other.id, 'Answer in JSON.', 'Do it.', '{}', ${now}
        from prompt, used_model other returning version),
      summary as (insert into ai_summaries (e_contact_id, clinic_id, locale, sentences, left_out, model_name, prompt_version,
          last_entry_id, created_by_user_id, created_at)
        select ${eContactId}, ${story.clinic.clinicId}, 'et', '[]', 0, 'model', 1, entry.id, ${story.doctor.userId}, ${now}
        from entry returning id)
      select entry.id as timeline_entry, model.id as ai_model, prompt.id as ai_prompt, summary.id as ai_summary
      from entry, model, prompt, summary`),
  )
}
