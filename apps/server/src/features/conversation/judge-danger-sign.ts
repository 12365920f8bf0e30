import type { DangerRuleId } from '@vastus/domain/danger-signs/rules'
import type { Tx } from '../../db/database.ts'
import { Forbidden, NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccessedEContact, accessEContact } from '../e-contacts/index.ts'
import { saveJudgement } from './danger-signs-repository.ts'

/** Somebody who may read the text says whether a danger sign was right. The e-contact goes on as before. @throws NotFound, Forbidden */
export async function judgeDangerSign(
  tx: Tx,
  request: RequestContext,
  id: number,
  { ruleId, isRight }: { ruleId: DangerRuleId; isRight: boolean | null },
): Promise<AccessedEContact> {
  const accessed = await accessEContact(tx, request, id, { lock: true })
  if (accessed.medicalHidden) throw new Forbidden()
  const { userId } = request.principal()
  const judged = await saveJudgement(tx, id, { ruleId, isRight, userId, now: request.now })
  if (judged === 0) throw new NotFound()
  return accessed
}
