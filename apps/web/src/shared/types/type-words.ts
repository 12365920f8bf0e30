import { useQuery } from '@tanstack/react-query'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import type { TypeWords } from '@vastus/domain/types/search'
import { useI18n } from '../i18n/i18n-context.tsx'

type Keywords = Record<string, string[]>

const files = import.meta.glob<Keywords>('../../../../../packages/i18n/locales/*/type-keywords.json', {
  import: 'default',
})

async function loadKeywords(language: string): Promise<Keywords> {
  const path = Object.keys(files).find((each) => each.includes(`/locales/${language}/`))
  const load = path && files[path]
  if (!load) throw new Error(`No search words in ${language}`)
  return load()
}

/** Label and everyday words of every type in the reader's language. */
export function useTypeWords(): TypeWords {
  const { t, language } = useI18n()
  const { data = {} } = useQuery({
    queryKey: ['type-keywords', language],
    queryFn: () => loadKeywords(language),
    staleTime: Infinity,
  })
  const labels = Object.fromEntries(TYPE_CODES.map((code) => [code, t(`types.${code}`)]))
  return { labels, keywords: data }
}
