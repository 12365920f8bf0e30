import type { ClinicEContact } from '@vastus/contract/shapes'
import type { Tx } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/mount.ts'
import { type Accessed, presentForClinic } from '../e-contacts/index.ts'
import { merge } from './merge.ts'
import { undoMerge } from './undo-merge.ts'

type Names = 'mergeEContact' | 'undoMerge'

/** Two e-contacts of one patient as one, and apart again. */
export function mergeRoutes(): Handlers<Names> {
  return {
    mergeEContact: ({ params, body }, call) =>
      showing(call, (tx) => merge(tx, call, { targetId: params.id, sourceId: body.eContactId })),
    undoMerge: ({ params, body }, call) =>
      showing(call, (tx) => undoMerge(tx, call, { targetId: params.id, sourceId: body.eContactId })),
  }
}

function showing(call: Call, change: (tx: Tx) => Promise<Accessed>): Promise<ClinicEContact> {
  return call.transaction(async (tx) => presentForClinic(tx, await change(tx), call.now))
}
