// @proves R2-136
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AppContext } from './app-context.ts'
import { guarded } from './guarded.ts'

describe('the guard of a page', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('finds the page loading at its first check, so that the sign of work is there before any of them', async () => {
    vi.stubGlobal('window', { origin: 'http://127.0.0.1' })
    const wasLoading: boolean[] = []
    const store = new Proxy({} as AppContext['store'], {
      get: () => {
        wasLoading.push(router.state.isLoading)
        throw new Error('looked at')
      },
    })
    const staticData = { title: 'shell.menu.dashboard' } as const
    const rootRoute = createRootRouteWithContext<AppContext>()({ staticData })
    const page = createRoute({
      getParentRoute: () => rootRoute,
      path: '/inbox',
      staticData,
      beforeLoad: guarded({}),
    })
    const router = createRouter({
      routeTree: rootRoute.addChildren([page]),
      history: createMemoryHistory({ initialEntries: ['/inbox'] }),
      context: { store } as AppContext,
      isServer: false,
    })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await router.load()
    expect(wasLoading[0]).toBe(true)
  })
})
