import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo } from 'react'
import { DraftKeeperContext } from '../shared/drafts/use-draft.tsx'
import { createDraftKeeper } from '../shared/drafts/draft-keeper.ts'
import { I18nProvider, useI18n } from '../shared/i18n/i18n-context.tsx'
import { RealtimeContext } from '../shared/realtime/realtime-context.tsx'
import { ToastProvider } from '../shared/ui/toasts.tsx'
import type { AppContext } from './app-context.ts'
import type { createAppRouter } from './router.ts'
import { SessionContext, useSession } from '../shared/session/session-context.tsx'

type AppProps = { context: AppContext; router: ReturnType<typeof createAppRouter> }

export function App({ context, router }: AppProps) {
  return (
    <I18nProvider store={context.i18n}>
      <SessionContext value={context.store}>
        <QueryClientProvider client={context.queryClient}>
          <RealtimeContext value={context.realtime}>
            <ToastProvider>
              <Drafts>
                <PageLanguage />
                <RouterProvider router={router} />
              </Drafts>
            </ToastProvider>
          </RealtimeContext>
        </QueryClientProvider>
      </SessionContext>
    </I18nProvider>
  )
}

/** Unsent texts belong to one user: another sign-in has another keeper. */
function Drafts({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const owner = user && !user.incompleteProfile ? user.id : null
  const keeper = useMemo(() => (owner === null ? null : createDraftKeeper(owner)), [owner])
  return <DraftKeeperContext value={keeper}>{children}</DraftKeeperContext>
}

function PageLanguage() {
  const { language } = useI18n()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return null
}
