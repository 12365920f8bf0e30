import { createRootRouteWithContext } from '@tanstack/react-router'
import { LoadingFailedPage, NotFoundPage } from '../../shared/pages/error-pages.tsx'
import type { AppContext } from '../app-context.ts'
import { AppFrame } from '../layout/app-frame.tsx'

export const rootRoute = createRootRouteWithContext<AppContext>()({
  staticData: { title: 'shell.pages.notFound.heading' },
  component: AppFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: LoadingFailedPage,
})
