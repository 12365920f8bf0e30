import { requireFreshSignIn } from '../../http/fresh-sign-in.ts'
import type { Handlers } from '../../http/mount.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { importLists } from './begin-import.ts'
import { findDoctorsLists } from './doctors-list.ts'
import { importJob } from './import-job.ts'
import { listNewestImports } from './imports-repository.ts'
import { presentImport } from './present-import.ts'

type Names = 'getDoctorsList' | 'importPatientList' | 'listPatientListImports'

/** Patient lists from the national register. */
export function registryImportRoutes(services: Services): Handlers<Names> {
  return {
    getDoctorsList: ({ body }, request) => findDoctorsLists(services, request, body),
    importPatientList: async ({ body }, request) => {
      requireFreshSignIn(request)
      return importLists(services, request, body)
    },
    listPatientListImports: ({ query }, request) =>
      request.transaction(async (tx) => {
        const { clinicId } = requireEmployment(request, query.clinicId)
        const rows = await listNewestImports(tx, clinicId)
        return wholePage(
          rows.map(({ lastImportedAt, ...row }) => ({
            ...presentImport(row, request.language),
            lastImportedAt,
          })),
        )
      }),
  }
}

export const registryImportJobs = (services: Services): Job[] => [importJob(services)]
