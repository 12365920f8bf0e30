import { createRouter } from '@tanstack/react-router'
import { LoadingFailedPage } from '../shared/pages/error-pages.tsx'
import type { AppContext } from './app-context.ts'
import { adminRoutes } from './routes/admin-routes.ts'
import { clinicRoutes } from './routes/clinic-routes.ts'
import { identityRoutes } from './routes/identity-routes.ts'
import { patientRoutes } from './routes/patient-routes.ts'
import { platformRoutes } from './routes/platform-routes.ts'
import { rootRoute } from './routes/root-route.ts'
import { parseSearch, stringifySearch } from './routes/search.ts'

const routeTree = rootRoute.addChildren([
  ...identityRoutes,
  ...patientRoutes,
  ...clinicRoutes,
  ...adminRoutes,
  ...platformRoutes,
])

export function createAppRouter(context: AppContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    // In the frame of the app, so that one can go elsewhere.
    defaultErrorComponent: LoadingFailedPage,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    scrollRestoration: false,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
