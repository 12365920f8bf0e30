import { AUDIENCE_PAGE_SIZE } from '@vastus/contract/message-centre'
import { ageOn } from '@vastus/domain/identity/age'
import { decideRecipients } from '@vastus/domain/message-centre/recipients'
import { personsShown } from '../../http/audit-trail.ts'
import type { Handlers } from '../../http/mount.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { getClinicCalendar } from '../clinics/index.ts'
import { type AudienceFilters, listAudience } from './audience-repository.ts'

/** Somebody is looked for on purpose, so the search is recorded as one. */
const isSearch = ({ name, personalCodes }: AudienceFilters) => Boolean(name) || Boolean(personalCodes?.length)

/** Patients of a clinic who fit the filters, and who of them would get no SMS. */
export function audienceRoute(): Handlers<'listAudience'> {
  return {
    listAudience: async ({ query }, request) => {
      const { clinicId: asked, page = 0, size = AUDIENCE_PAGE_SIZE, sort = 'name', order, ...filters } = query
      const { clinicId, profession } = requireEmployment(request, asked)
      const listed = await request.transaction(async (tx) => {
        const { timeZone, countryCode: country, today } = await getClinicCalendar(tx, clinicId, request.now)
        const view = { clinicId, timeZone, today, medicalHidden: profession === 'NON_CLINICAL' }
        const place = { sort, descending: order === 'desc', size, offset: page * size }
        const rows = await listAudience(tx, filters, view, place)
        if (isSearch(filters)) {
          request.auditAs('PATIENTS_SEARCH')
          request.audit(
            personsShown(
              clinicId,
              rows.map(({ id }) => id),
            ),
          )
        }
        const content = rows.map(
          ({ representatives, hasOptedOut, language: _language, total: _total, ...row }) => {
            const [decision] = decideRecipients([{ ...row, hasOptedOut, representatives }], {
              country,
              today,
            })
            return {
              ...row,
              age: ageOn(row.birthDate, today).years,
              skipped: decision && 'skipped' in decision ? decision.skipped : null,
            }
          },
        )
        return { content, totalElements: rows[0]?.total ?? 0 }
      })
      if (!isSearch(filters))
        await request.auditListed(
          clinicId,
          listed.content.map(({ id }) => id),
        )
      return { ...listed, page, size, last: (page + 1) * size >= listed.totalElements }
    },
  }
}
