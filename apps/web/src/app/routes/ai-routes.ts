import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guarded } from '../guarded.ts'
import { rootRoute } from './root-route.ts'

const ofPlatform = { side: 'ADMIN', roles: ['PRM_VASTUS_ADMIN'] } as const

const prompts = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prm/prompts',
  beforeLoad: guarded(ofPlatform, 'prompts'),
  component: lazyRouteComponent(() => import('../../admin/ai/prompts-screen.tsx'), 'PromptsScreen'),
})

const models = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prm/ai-models',
  beforeLoad: guarded(ofPlatform, 'prompts'),
  component: lazyRouteComponent(() => import('../../admin/ai/models-screen.tsx'), 'ModelsScreen'),
})

export const aiRoutes = [prompts, models] as const
