import { isNoticeShownTo, NOTICES_PAGE_SIZE, type NoticeType } from '@vastus/domain/information-hub/notice'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Language } from '@vastus/i18n'
import type { Handlers } from '../../http/mount.ts'
import { languageOf } from '../../http/words.ts'
import stored from './notices.json' with { type: 'json' }
import { requireEmployment } from '../../http/require-employment.ts'

type Notice = {
  id: number
  type: NoticeType
  concernsPrescriptionDrug: boolean
  /** The kinds of e-contact in which it helps to answer. */
  forTypes: TypeCode[]
  source: string
  title: Record<Language, string>
  text: Record<Language, string>
}

const NOTICES = stored as Notice[]

/** What staff should know. The notices come with the product; who is shown which is a rule of the domain. */
export function informationHubRoutes(): Handlers<'listHubNotices'> {
  return {
    listHubNotices: async ({ query }, request) => {
      const { profession } = requireEmployment(request, query.clinicId)
      const { types, eContactType, page = 0, size = NOTICES_PAGE_SIZE } = query
      const language = languageOf(query.language, '', request.language)
      const shown = NOTICES.filter(
        (notice) =>
          isNoticeShownTo(profession, notice) &&
          (!types?.length || types.includes(notice.type)) &&
          (!eContactType || notice.forTypes.includes(eContactType)),
      )
      const content = shown.slice(page * size, (page + 1) * size).map((notice) => ({
        id: notice.id,
        type: notice.type,
        concernsPrescriptionDrug: notice.concernsPrescriptionDrug,
        title: notice.title[language],
        text: notice.text[language],
        source: notice.source,
      }))
      return { content, page, size, totalElements: shown.length, last: (page + 1) * size >= shown.length }
    },
  }
}
