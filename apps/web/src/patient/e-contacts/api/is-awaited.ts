import type { UseQueryResult } from '@tanstack/react-query'

/** Whether a page that can do without an answer holds back for it, so that nothing moves when it comes. A failed try is not waited for. */
export function isAwaited({ isLoading, failureCount }: UseQueryResult): boolean {
  return isLoading && failureCount === 0
}
