import type { Handlers } from '../../http/mount.ts'
import { merge } from './merge.ts'
import { undoMerge } from './undo-merge.ts'
import { changingForClinic } from '../conversation/index.ts'

type Names = 'mergeEContact' | 'undoMerge'

/** Two e-contacts of one patient as one, and apart again. */
export function mergeRoutes(): Handlers<Names> {
  return {
    mergeEContact: ({ params, body }, request) =>
      changingForClinic(request, (tx) =>
        merge(tx, request, { targetId: params.id, sourceId: body.eContactId }),
      ),
    undoMerge: ({ params, body }, request) =>
      changingForClinic(request, (tx) =>
        undoMerge(tx, request, { targetId: params.id, sourceId: body.eContactId }),
      ),
  }
}
