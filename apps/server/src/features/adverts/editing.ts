import type { EditedAdvert } from '@vastus/contract/advert-editing'
import type { addAdvert as route } from '@vastus/contract/advert-editing'
import type { RouteInput } from '@vastus/contract/route'
import { ADVERT_LIMITS, checkAdvert } from '@vastus/domain/adverts/edited-advert'
import { brokenRule } from '@vastus/domain/validation-rules'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import { type RequestContext, requireVersion } from '../../http/request-context.ts'
import { wholePage } from '../../http/whole-page.ts'
import {
  findEditedAdvert,
  insertAdvert,
  listEditedAdverts,
  saveAdvert,
  type WrittenAdvert,
} from './editing-repository.ts'

type Names = 'listEditedAdverts' | 'addAdvert' | 'changeAdvert'

/** What the platform's administrator does with adverts. */
export function advertEditingRoutes(): Handlers<Names> {
  return {
    listEditedAdverts: (_input, request) =>
      request.transaction(async (tx) => wholePage(await listEditedAdverts(tx))),

    addAdvert: async ({ body }, request) => {
      const advert = requireAdvert(body)
      return request.once(
        async (tx) => {
          const id = await insertAdvert(tx, advert, request.now)
          note(request, id)
          return getAdvert(tx, id)
        },
        {
          keep: ({ id }) => ({ id }),
          again: (tx, { id }) => {
            note(request, id)
            return getAdvert(tx, id)
          },
        },
      )
    },

    changeAdvert: async ({ params: { id }, body }, request) => {
      const advert = requireAdvert(body)
      return request.transaction(async (tx) => {
        const { version } = await getAdvert(tx, id, { lock: true })
        requireVersion(request, version)
        await saveAdvert(tx, id, advert)
        note(request, id)
        return getAdvert(tx, id)
      })
    },
  }
}

/** The scheme of the link is kept in lower case. @throws InvalidInput naming each part that cannot be used */
function requireAdvert(body: RouteInput<typeof route>['body']): WrittenAdvert {
  const { startsOn = null, endsOn = null, licence } = body
  const link = body.link.replace(/^https?:/i, (scheme) => scheme.toLowerCase())
  const advert = { ...body, link, startsOn, endsOn, licence: licence || null }
  const problems = checkAdvert(advert)
  if (problems.length > 0)
    throw new InvalidInput(
      problems.map(({ path, rule }) => ({
        path,
        ...brokenRule(rule, { count: ADVERT_LIMITS[path as keyof typeof ADVERT_LIMITS] }),
      })),
    )
  return advert
}

async function getAdvert(tx: Tx, id: number, options?: { lock: boolean }): Promise<EditedAdvert> {
  const found = await findEditedAdvert(tx, id, options)
  if (!found) throw new NotFound()
  return found
}

/** No patient is concerned, but the audit trail keeps who changed what patients see. */
function note(request: RequestContext, objectId: number): void {
  request.audit({ clinicId: null, subjectPersonId: null, objectType: 'advert', objectId })
}
