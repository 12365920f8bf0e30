import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getDoctorsList, importPatientList, listPatientListImports } from '@vastus/contract/registry-import'
import { call } from '../../shared/api/call.ts'
import type { ImportSession } from './import-session.ts'

const POLL_MS = 1000

/** What became of the newest import of each list; asked again and again while one goes on. */
export function useImports(clinicId: number, { isWatched }: { isWatched: boolean }) {
  return useQuery({
    queryKey: ['list-imports', clinicId],
    queryFn: ({ signal }) =>
      call(listPatientListImports, { query: { clinicId: String(clinicId) } }, { signal }),
    refetchInterval: ({ state }) =>
      isWatched || state.data?.content.some(({ result }) => result === null) ? POLL_MS : false,
  })
}

/** The lists of the register. Each look is a query of the register in the employee's name, so none is made twice. */
export function useDoctorsLists(clinicId: number, session: ImportSession) {
  return useQuery({
    queryKey: ['doctors-lists', clinicId, session.sessionId],
    queryFn: ({ signal }) => call(getDoctorsList, { body: { ...session, clinicId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
}

export function useImportLists(clinicId: number, session: ImportSession) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (listCodes: string[]) =>
      call(importPatientList, { body: { ...session, clinicId, listCodes } }),
    onSettled: () =>
      Promise.all(
        ['list-imports', 'patient-lists', 'clinic-patient-lists'].map((name) =>
          client.invalidateQueries({ queryKey: [name, clinicId] }),
        ),
      ),
  })
}
