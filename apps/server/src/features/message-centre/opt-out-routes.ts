import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import { personsShown } from '../../http/audit-trail.ts'
import type { Handlers } from '../../http/mount.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { wholePage } from '../../http/whole-page.ts'
import { listOwnSms } from './messages-repository.ts'
import * as optOuts from './opt-outs-repository.ts'

type Names =
  | 'getLinkedSmsChoice'
  | 'setLinkedSmsChoice'
  | 'listMySmsChoices'
  | 'setMySmsChoice'
  | 'listMySms'
  | 'listSmsOptOuts'
  | 'setSmsOptOut'

const OWN_PAGE_SIZE = 50

/** The reader of a link has no account: the link alone says who it is. */
const AS_SYSTEM = { context: { actor: 'system' } } as const

/** Who wants no SMS that a clinic sends to many: said by link, in the settings, or to the staff. */
export function optOutRoutes(): Handlers<Names> {
  return {
    getLinkedSmsChoice: ({ params }, request) =>
      request.transaction(async (tx) => {
        return present(await getByToken(tx, params.token))
      }, AS_SYSTEM),

    setLinkedSmsChoice: ({ params, body: { wantsSms } }, request) =>
      request.transaction(async (tx) => {
        const message = await getByToken(tx, params.token)
        if (wantsSms) await optOuts.removeOptOutOfLink(tx, message)
        else await optOuts.enterOptOut(tx, { ...message, source: 'LINK', userId: null, now: request.now })
        request.audit(personsShown(message.clinicId, [message.personId]))
        return present(await getByToken(tx, params.token))
      }, AS_SYSTEM),

    listMySmsChoices: (_input, request) =>
      request.transaction(async (tx) => {
        const personId = request.principal().personId ?? 0
        request.audit(personsShown(null, [personId]))
        return wholePage(await optOuts.listOwnChoices(tx, personId))
      }),

    setMySmsChoice: ({ params: { clinicId }, body: { wantsSms } }, request) =>
      request.transaction(async (tx) => {
        const personId = request.principal().personId ?? 0
        const known = (await optOuts.listOwnChoices(tx, personId)).find((each) => each.clinicId === clinicId)
        if (!known) throw new NotFound()
        const own = { clinicId, personId, phone: null }
        if (wantsSms) await optOuts.removeOptOuts(tx, own)
        else await optOuts.enterOptOut(tx, { ...own, source: 'PATIENT', userId: null, now: request.now })
        request.audit(personsShown(clinicId, [personId]))
        return { ...known, wantsSms }
      }),

    listMySms: ({ query: { page = 0 } }, request) =>
      request.transaction(async (tx) => {
        const personId = request.principal().personId ?? 0
        request.audit(personsShown(null, [personId]))
        const rows = await listOwnSms(tx, personId, { size: OWN_PAGE_SIZE, offset: page * OWN_PAGE_SIZE })
        const totalElements = rows[0]?.total ?? 0
        return {
          content: rows.map(({ total: _total, ...row }) => row),
          page,
          size: OWN_PAGE_SIZE,
          totalElements,
          last: (page + 1) * OWN_PAGE_SIZE >= totalElements,
        }
      }),

    listSmsOptOuts: ({ query }, request) =>
      request.transaction(async (tx) => {
        const { clinicId } = requireEmployment(request, query.clinicId)
        const rows = await optOuts.listOptOuts(tx, clinicId)
        request.audit(
          personsShown(
            clinicId,
            rows.map(({ personId }) => personId),
          ),
        )
        return wholePage(rows)
      }),

    setSmsOptOut: async ({ params, body: { clinicId: asked, wantsSms } }, request) => {
      await request.transaction(async (tx) => {
        const { clinicId } = requireEmployment(request, asked)
        const personId = await optOuts.findPatientOf(tx, clinicId, params.personId)
        if (!personId) throw new NotFound()
        request.audit(personsShown(clinicId, [personId]))
        const { userId } = request.principal()
        if (!wantsSms)
          await optOuts.enterOptOut(tx, {
            clinicId,
            personId,
            phone: null,
            source: 'STAFF',
            userId,
            now: request.now,
          })
        else if (!(await optOuts.removeOptOutOfStaff(tx, clinicId, personId)))
          throw new Refused('SMS_REFUSED_BY_PATIENT')
      })
    },
  }
}

/** @throws NotFound */
async function getByToken(tx: Tx, token: string): Promise<optOuts.LinkedMessage> {
  const message = await optOuts.findByToken(tx, token)
  if (!message) throw new NotFound()
  return message
}

const present = ({ clinicName, hasRefused, refusedElsewhere }: optOuts.LinkedMessage) => ({
  clinicName,
  wantsSms: !hasRefused,
  refusedElsewhere,
})
