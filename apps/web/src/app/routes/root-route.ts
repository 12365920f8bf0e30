import { createRootRouteWithContext } from '@tanstack/react-router'
import type { AppContext } from '../app-context.ts'
import { AppFrame } from '../layout/app-frame.tsx'
import { LoadingFailedPage, NotFoundPage } from '../../shared/pages/error-pages.tsx'

export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: AppFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: LoadingFailedPage,
})
