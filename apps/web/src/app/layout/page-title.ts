import { useRouterState } from '@tanstack/react-router'
import type { MessageKey } from '@vastus/i18n'
import { useEffect } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** For the tab and the history of a browser that others may use: it never names a person or a concern. */
    title: MessageKey
  }
}

type Match = { staticData: { title: MessageKey }; fullPath: string; search: object }

/** An address that leads nowhere matches the root only. */
export function titleOf(match: Match | undefined): MessageKey {
  // The same screen, for another purpose.
  if (match?.fullPath === '/login' && 'for' in match.search && match.search.for === 'sign-up')
    return 'shell.titles.signUp'
  return match?.staticData.title ?? 'shell.pages.notFound.heading'
}

/** Keeps the title of the browser's tab in step with the screen. */
export function usePageTitle(): void {
  const { t } = useI18n()
  const title = useRouterState({ select: (state) => `Vastus – ${t(titleOf(state.matches.at(-1)))}` })
  useEffect(() => {
    document.title = title
  }, [title])
}
