import { LANGUAGE_STORAGE_KEY } from '@vastus/domain/locale'
import type { Language } from '@vastus/i18n'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useErrorAlert } from '../api/use-alerts.ts'

/** Switches the language of the page and keeps it on the device; the guard keeps it for a user's notices. */
export function useChangeLanguage(): (language: Language) => void {
  const router = useRouter()
  const alertError = useErrorAlert()
  return useCallback(
    (language) => {
      const { i18n } = router.options.context
      const change = async () => {
        localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
        await i18n.setLanguage(language)
        await dropLocaleFromAddress(router.history)
        await router.invalidate()
      }
      change().catch((error: unknown) => alertError('language', error))
    },
    [router, alertError],
  )
}

/** A `locale` in the address would win over the choice at the next look of the guard. */
async function dropLocaleFromAddress(history: { replace: (href: string) => void }): Promise<void> {
  const url = new URL(location.href)
  if (!url.searchParams.has('locale')) return
  url.searchParams.delete('locale')
  history.replace(url.pathname + url.search)
}
