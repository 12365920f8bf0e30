import type { SmsAudience } from '@vastus/contract/sms-saved'
import { isMedicalAudience } from '@vastus/domain/message-centre/audience'
import { SMS_SAVED_MAX } from '@vastus/domain/message-centre/sms-templates'
import type { Tx } from '../../db/database.ts'
import { Forbidden, NotFound, Refused } from '../../errors.ts'
import { personsShown } from '../../http/audit-trail.ts'
import type { Handlers } from '../../http/mount.ts'
import { type RequestContext, requireVersion } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { wholePage } from '../../http/whole-page.ts'
import * as audiences from './audiences-repository.ts'

type Names = 'listSmsAudiences' | 'createSmsAudience' | 'changeSmsAudience' | 'deleteSmsAudience'

/** Audiences that a clinic keeps. Those chosen by medical e-contacts do not exist for employees without medical access. */
export function audiencesRoutes(): Handlers<Names> {
  return {
    listSmsAudiences: ({ query }, request) =>
      request.transaction(async (tx) => {
        const { clinicId, medicalHidden } = placeOf(request, query.clinicId)
        const rows = await audiences.listAudiences(tx, { clinicId, medicalHidden })
        const shown = rows.flatMap(({ excludedPersonIds }) => excludedPersonIds)
        request.audit(personsShown(clinicId, shown))
        return wholePage(rows.map(present))
      }),

    createSmsAudience: ({ body: { clinicId: asked, ...content } }, request) =>
      request.once(
        async (tx) => {
          const { clinicId } = requireVisible(request, asked, content)
          if ((await audiences.lockAndCountAudiences(tx, clinicId)) >= SMS_SAVED_MAX)
            throw new Refused('SMS_TOO_MANY_SAVED')
          const id = await audiences.insertAudience(tx, clinicId, content, request.now)
          return getAudience(tx, request, id)
        },
        { keep: ({ id }) => ({ id }), again: (tx, { id }) => getAudience(tx, request, id) },
      ),

    changeSmsAudience: ({ params: { id }, body }, request) =>
      request.transaction(async (tx) => {
        const { clinicId, version } = await requireAudience(tx, request, id)
        requireVisible(request, clinicId, body)
        requireVersion(request, version)
        await audiences.saveAudience(tx, id, body, request.now)
        return getAudience(tx, request, id)
      }),

    deleteSmsAudience: async ({ params: { id } }, request) => {
      await request.transaction(async (tx) => {
        const { clinicId } = await requireAudience(tx, request, id)
        await audiences.deleteAudience(tx, id)
        request.audit(personsShown(clinicId, []))
      })
    },
  }
}

function placeOf(request: RequestContext, asked: number) {
  const { clinicId, profession } = requireEmployment(request, asked)
  return { clinicId, medicalHidden: profession === 'NON_CLINICAL' }
}

/** Nobody keeps an audience that they could not open again. @throws Forbidden */
function requireVisible(request: RequestContext, asked: number, { filters }: audiences.AudienceContent) {
  const place = placeOf(request, asked)
  if (place.medicalHidden && isMedicalAudience(filters.eContactTypes ?? [])) throw new Forbidden()
  return place
}

/** @throws NotFound */
async function requireAudience(tx: Tx, request: RequestContext, id: number) {
  const found = await audiences.lockAudience(tx, id)
  if (!found) throw new NotFound()
  const { medicalHidden } = placeOf(request, found.clinicId)
  if (found.isMedical && medicalHidden) throw new NotFound()
  return found
}

async function getAudience(tx: Tx, request: RequestContext, id: number): Promise<SmsAudience> {
  const found = await requireAudience(tx, request, id)
  request.audit(personsShown(found.clinicId, found.excludedPersonIds))
  return present(found)
}

const present = ({
  clinicId: _clinic,
  isMedical: _isMedical,
  ...audience
}: SmsAudience & {
  clinicId: number
  isMedical: boolean
}): SmsAudience => audience
