import { useQuery } from '@tanstack/react-query'
import { getContent } from '@vastus/contract/platform'
import type { ContentSlug } from '@vastus/domain/content'
import { CONTENT_RETRIES, CONTENT_RETRY_SECONDS } from '@vastus/domain/limits'
import { localeOf } from '@vastus/domain/locale'
import type { Language } from '@vastus/i18n'
import { call } from '../api/call.ts'

/** A document of the content service in a language, tried three times more, five seconds apart. Its `updatedAt` is its version. */
export function documentQuery(slug: ContentSlug, language: Language) {
  return {
    queryKey: ['document', slug, language],
    queryFn: () => call(getContent, { query: { slug, locale: localeOf(language) } }),
    retry: CONTENT_RETRIES,
    retryDelay: CONTENT_RETRY_SECONDS * 1000,
  } as const
}

export function useDocument(slug: ContentSlug, language: Language) {
  return useQuery(documentQuery(slug, language))
}
