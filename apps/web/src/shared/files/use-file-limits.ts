import { useQuery } from '@tanstack/react-query'
import { getConfig } from '@vastus/contract/platform'
import { FILE_ENDINGS, MAX_FILE_BYTES, MAX_FILES } from '@vastus/domain/files/file-rules'
import { call } from '../api/call.ts'
import type { FileLimits } from './upload-queue.ts'

const BUILT_IN: FileLimits = { maxFiles: MAX_FILES, maxBytes: MAX_FILE_BYTES, formats: FILE_ENDINGS }

/** Formats, size and number of files as the server has them; the built-in ones until it has answered. */
export function useFileLimits(): FileLimits {
  const { data } = useQuery({ queryKey: ['config'], queryFn: () => call(getConfig, {}), staleTime: Infinity })
  if (!data) return BUILT_IN
  return { maxFiles: data.maxFileCount, maxBytes: data.maxFileBytes, formats: data.fileFormats }
}
