import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  confirmFileImport,
  type FileImport,
  type FileImportRow,
  getFileImport,
  importPatients,
  importPhones,
  listFileImportRows,
  listFileImports,
  undoFileImport,
} from '@vastus/contract/file-import'
import type { FileImportKind, RowOutcome } from '@vastus/domain/file-import/file-import'
import { call } from '../../shared/api/call.ts'

/** How often an import that is under way is looked at. */
const LOOK_EVERY_MS = 1000

const isUnderWay = ({ status }: FileImport) =>
  status === 'READING' || status === 'RUNNING' || status === 'UNDOING'

export function useFileImports(clinicId: number, kind: FileImportKind) {
  return useQuery({
    queryKey: ['file-imports', clinicId, kind],
    queryFn: ({ signal }) =>
      call(listFileImports, { query: { clinicId: String(clinicId), kind } }, { signal }),
    staleTime: 0,
  })
}

/** One import. It is looked at again until nothing of it is under way any more. */
export function useFileImport(id: string) {
  return useQuery({
    queryKey: ['file-import', id],
    queryFn: ({ signal }) => call(getFileImport, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  })
}

/** Sends a file, of which a preview comes back. */
export function useTakeFile(clinicId: number, kind: FileImportKind) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => {
      const body = { clinicId: String(clinicId), fileName: file.name }
      if (kind === 'PATIENTS') return call(importPatients, { body }, { file })
      return call(importPhones, { query: { preview: 'true' }, body }, { file })
    },
    onSuccess: async (taken) => {
      queries.setQueryData(['file-import', String(taken.id)], taken)
      await queries.invalidateQueries({ queryKey: ['file-imports', clinicId, kind] })
    },
  })
}

/** Carries an import out, or takes it back. */
export function useCarryOut(id: string, step: 'confirm' | 'undo') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(step === 'confirm' ? confirmFileImport : undoFileImport, { params: { id } }),
    onSettled: () =>
      Promise.all(
        [
          ['file-import', id],
          ['file-import-rows', id],
          ['file-imports'],
          ['sms-audience'],
          ['clinic-patient-lists'],
        ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
}

const askRows = (id: string, outcomes: readonly RowOutcome[], page: number, signal?: AbortSignal) =>
  call(
    listFileImportRows,
    {
      params: { id },
      query: { page: String(page), ...(outcomes.length > 0 ? { outcomes: outcomes.join(',') } : {}) },
    },
    signal ? { signal } : {},
  )

export function useRows(id: string, outcomes: readonly RowOutcome[], status: FileImport['status']) {
  return useInfiniteQuery({
    queryKey: ['file-import-rows', id, outcomes, status],
    queryFn: ({ signal, pageParam }) => askRows(id, outcomes, pageParam, signal),
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    getNextPageParam: ({ page, last }) => (last ? undefined : page + 1),
  })
}

export async function fetchAllRows(id: string): Promise<FileImportRow[]> {
  const rows: FileImportRow[] = []
  for (let page = 0; ; page += 1) {
    const { content, last } = await askRows(id, [], page)
    rows.push(...content)
    if (last) return rows
  }
}
