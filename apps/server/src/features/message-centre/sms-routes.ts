import { SMS_PAGE_SIZE } from '@vastus/contract/sms'
import { availableServices } from '../../available-services.ts'
import type { Tx } from '../../db/database.ts'
import { Forbidden, NotFound, Refused } from '../../errors.ts'
import { personsShown } from '../../http/audit-trail.ts'
import { requireFreshSignIn } from '../../http/fresh-sign-in.ts'
import type { Handlers } from '../../http/mount.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Services } from '../../services.ts'
import {
  type BatchRow,
  findBatch,
  listBatches,
  listSkipped,
  lockBatch,
  stopBatch,
} from './batches-repository.ts'
import { listMessages } from './messages-repository.ts'
import {
  confirmSending,
  costOf,
  countLanguages,
  countWithoutLink,
  linksOf,
  namesOf,
  planSending,
  sampleLinksOf,
  sendTest,
} from './send-sms.ts'

const BATCHES_SHOWN = 50

type Names =
  | 'previewSms'
  | 'sendSms'
  | 'testSms'
  | 'listSmsBatches'
  | 'getSmsBatch'
  | 'listSmsMessages'
  | 'listSmsSkipped'
  | 'stopSmsBatch'

/** SMS to many patients of a clinic: what they come to, how far they are, and how they are stopped. */
export function smsRoutes(services: Services): Handlers<Names> {
  const { config } = services
  const { sms: canSend } = availableServices(services)
  const newLink = linksOf(config.publicUrl)
  const sampleLink = sampleLinksOf(config.publicUrl)
  const requireGateway = () => {
    if (!canSend) throw new Refused('SMS_NOT_SET_UP')
  }
  return {
    previewSms: ({ body }, request) =>
      request.transaction(async (tx) => {
        const planned = await planSending(tx, request, body, sampleLink)
        request.audit(personsShown(planned.clinicId, []))
        return {
          ...costOf(planned),
          names: namesOf(planned),
          optOutLink: sampleLink().link,
          withoutLink: countWithoutLink(planned),
          languages: countLanguages(planned),
        }
      }),

    sendSms: ({ body }, request) =>
      request.once(
        (tx) => {
          requireFreshSignIn(request)
          requireGateway()
          return confirmSending(tx, request, body, newLink)
        },
        {
          keep: ({ batchId }) => ({ batchId }),
          again: async (tx, { batchId }) => {
            const batch = await getBatch(tx, request, batchId)
            request.audit(entryOf(batch))
            const { recipients, smsCount, price, sendAt, skipped } = present(batch, request)
            return { batchId, recipients, smsCount, price, sendAt, skipped }
          },
        },
      ),

    testSms: ({ body }, request) =>
      request.once(
        (tx) => {
          requireGateway()
          return sendTest(tx, request, body, newLink)
        },
        {
          keep: ({ phone }) => ({ phone }),
          again: async (_tx, kept) => {
            const { clinicId } = requireEmployment(request, body.clinicId)
            request.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
            return kept
          },
        },
      ),

    listSmsBatches: ({ query }, request) =>
      request.transaction(async (tx) => {
        const { clinicId } = requireEmployment(request, query.clinicId)
        return wholePage(
          (await listBatches(tx, clinicId, BATCHES_SHOWN)).map((batch) => present(batch, request)),
        )
      }),

    getSmsBatch: ({ params }, request) =>
      request.transaction(async (tx) => {
        const batch = await getBatch(tx, request, params.id)
        request.audit(entryOf(batch))
        return present(batch, request)
      }),

    listSmsMessages: ({ params, query: { states = [], page = 0 } }, request) =>
      request.transaction(async (tx) => {
        const batch = await getBatch(tx, request, params.id)
        if (isHidden(batch, request)) throw new Forbidden()
        const rows = await listMessages(tx, params.id, {
          states,
          size: SMS_PAGE_SIZE,
          offset: page * SMS_PAGE_SIZE,
        })
        request.audit(
          personsShown(
            batch.clinicId,
            rows.flatMap(({ personId }) => personId ?? []),
          ),
        )
        const content = rows.map(({ total: _total, priceCents, ...row }) => ({
          ...row,
          price: priceCents / 100,
        }))
        return pageOf(content, page, rows[0]?.total)
      }),

    listSmsSkipped: ({ params, query: { page = 0 } }, request) =>
      request.transaction(async (tx) => {
        const batch = await getBatch(tx, request, params.id)
        if (isHidden(batch, request)) throw new Forbidden()
        const rows = await listSkipped(tx, params.id, { size: SMS_PAGE_SIZE, offset: page * SMS_PAGE_SIZE })
        request.audit(
          personsShown(
            batch.clinicId,
            rows.map(({ personId }) => personId),
          ),
        )
        const content = rows.map(({ total: _total, ...row }) => row)
        return pageOf(content, page, rows[0]?.total)
      }),

    stopSmsBatch: ({ params }, request) =>
      request.transaction(async (tx) => {
        if (!(await lockBatch(tx, params.id))) throw new NotFound()
        await stopBatch(tx, params.id, request.now)
        const batch = await getBatch(tx, request, params.id)
        request.audit(entryOf(batch))
        return present(batch, request)
      }),
  }
}

const pageOf = <T>(content: T[], page: number, totalElements = 0) => ({
  content,
  page,
  size: SMS_PAGE_SIZE,
  totalElements,
  last: (page + 1) * SMS_PAGE_SIZE >= totalElements,
})

async function getBatch(tx: Tx, request: RequestContext, id: number): Promise<BatchRow> {
  const batch = await findBatch(tx, id)
  if (!batch) throw new NotFound()
  requireEmployment(request, batch.clinicId)
  return batch
}

const entryOf = ({ id, clinicId }: BatchRow) => ({
  clinicId,
  subjectPersonId: null,
  objectType: 'smsBatch',
  objectId: id,
})

/** Whom a sending reached tells what they wrote about. */
const isHidden = ({ isMedical, clinicId }: BatchRow, request: RequestContext) =>
  isMedical && requireEmployment(request, clinicId).profession === 'NON_CLINICAL'

function present(batch: BatchRow, request: RequestContext) {
  const { priceCents, billedCents, isMedical: _isMedical, ...shown } = batch
  const areRecipientsHidden = isHidden(batch, request)
  const hidden = areRecipientsHidden ? { filters: {}, excludedPersonIds: [] } : {}
  return { ...shown, price: priceCents / 100, billed: billedCents / 100, areRecipientsHidden, ...hidden }
}
