import { FILE_IMPORT_PAGE_SIZE } from '@vastus/contract/file-import'
import { CELL_OF_FAULT, ROW_FAULTS } from '@vastus/domain/file-import/file-import'
import { personsShown } from '../../http/audit-trail.ts'
import { requireFreshSignIn } from '../../http/fresh-sign-in.ts'
import type { Handlers } from '../../http/mount.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Recurring } from '../../jobs/schedule.ts'
import type { Services } from '../../services.ts'
import { carryOut, getImport, present } from './carry-out.ts'
import { fileImportJob, sweepFileImportsEveryHour, sweepFileImportsJob } from './file-import-job.ts'
import { listImports, listPart, listRows, type StoredRow } from './file-imports-repository.ts'
import { takeFile } from './take-file.ts'

type Names =
  | 'importPhones'
  | 'importPatients'
  | 'listFileImports'
  | 'getFileImport'
  | 'listFileImportRows'
  | 'confirmFileImport'
  | 'undoFileImport'

/** What a clinic brings as files: patients, and phone numbers of those it has. */
export function fileImportRoutes(services: Services): Handlers<Names> {
  return {
    importPhones: async (input, request) => {
      const isPreview = input.query.preview === true
      if (!isPreview) requireFreshSignIn(request)
      return takeFile(services, request, input, { kind: 'PHONES', isPreview })
    },

    importPatients: (input, request) =>
      takeFile(services, request, input, { kind: 'PATIENTS', isPreview: true }),

    listFileImports: ({ query }, request) =>
      request.transaction(async (tx) => {
        const { clinicId } = requireEmployment(request, query.clinicId)
        return wholePage((await listImports(tx, clinicId, query.kind)).map(present))
      }),

    getFileImport: ({ params }, request) =>
      request.transaction(async (tx) => present(await getImport(tx, request, params.id))),

    listFileImportRows: ({ params, query: { outcomes = [], page = 0 } }, request) =>
      request.transaction(async (tx) => {
        const { clinicId, total } = await getImport(tx, request, params.id)
        const size = FILE_IMPORT_PAGE_SIZE
        const found =
          outcomes.length > 0
            ? await listRows(tx, params.id, { outcomes, size, offset: page * size })
            : (await listPart(tx, params.id, page)).map((row) => ({ row, total }))
        request.audit(
          personsShown(
            clinicId,
            found.flatMap(({ row }) => row.personId ?? []),
          ),
        )
        const totalElements = found[0]?.total ?? 0
        return {
          content: found.map(({ row, row: { line, outcome, cells, patient, name, before } }) => ({
            line,
            outcome,
            faults: faultsOf(row),
            personalCode: (cells.personalCode ?? '').slice(0, 40),
            name: name ?? [cells.firstName, cells.surname].filter(Boolean).join(' ').slice(0, 200),
            phone: (patient?.phone ?? cells.phone ?? '').slice(0, 60),
            email: (cells.email ?? '').slice(0, 254),
            listCode: (cells.listCode ?? '').slice(0, 40),
            before: before ?? null,
          })),
          page,
          size,
          totalElements,
          last: (page + 1) * size >= totalElements,
        }
      }),

    confirmFileImport: async ({ params }, request) => {
      requireFreshSignIn(request)
      return carryOut(services, request, params.id, 'RUNNING')
    },
    undoFileImport: ({ params }, request) => carryOut(services, request, params.id, 'UNDOING'),
  }
}

export const fileImportJobs = (services: Services): Job[] => [
  fileImportJob(services),
  sweepFileImportsJob(services),
]

/** What comes back every so often; handed to the schedule. */
export const fileImportSchedule: readonly Recurring[] = [sweepFileImportsEveryHour]

/** What is wrong with a row, with what the file has in that cell. */
function faultsOf({ outcome, cells, faults }: StoredRow) {
  return (faults ?? ROW_FAULTS.filter((each) => each === outcome)).map((fault) => {
    const cell = CELL_OF_FAULT[fault]
    const value =
      cell === 'name' ? [cells.firstName, cells.surname].filter(Boolean).join(' ') : (cells[cell] ?? '')
    return { fault, value: value.slice(0, 200) }
  })
}
