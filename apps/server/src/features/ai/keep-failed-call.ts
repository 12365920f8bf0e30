import type { AiPurpose } from '@vastus/domain/ai/prompt-rules'
import type { AiUnavailable } from '../../adapters/ai/chat-client.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { recordCall, type UsedPrompt } from './prompts-repository.ts'

/** Enters a call that brought nothing usable; where none was made there is nothing to enter. */
export async function keepFailedCall(
  request: RequestContext,
  { tookMs }: AiUnavailable,
  { clinicId, purpose, prompt }: { clinicId: number | null; purpose: AiPurpose; prompt: UsedPrompt },
): Promise<void> {
  if (tookMs === null) return
  await request.transaction(async (tx) =>
    recordCall(
      tx,
      {
        clinicId,
        purpose,
        modelName: prompt.modelName,
        inputTokens: 0,
        outputTokens: 0,
        durationMs: tookMs,
        failed: true,
      },
      request.now,
    ),
  )
}
