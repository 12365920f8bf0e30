import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const SITE = 'https://vastus.test'
const FILES = ['/', '/boot.js', '/assets/index-1.js']

type Shell = typeof import('./shell.ts')

/** The caches of a browser, as far as the worker uses them. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const pathOf = (asked: Request | string) =>
    new URL(typeof asked === 'string' ? asked : asked.url, SITE).pathname
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      addAll: async (requests: Request[]) => {
        for (const request of requests) store.set(pathOf(request), await fetch(request))
      },
      match: async (asked: Request | string) => store.get(pathOf(asked))?.clone(),
    }
  }
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: Request | string) => {
      for (const store of stores.values())
        if (store.has(pathOf(asked))) return store.get(pathOf(asked))?.clone()
      return undefined
    },
    paths: () => [...stores.values()].flatMap((store) => [...store.keys()]),
  }
}

describe('what the worker keeps of the app', () => {
  let shell: Shell
  let isOnline: boolean
  let caches: ReturnType<typeof createCaches>

  const load = async (version: string): Promise<Shell> => {
    vi.stubGlobal('SHELL', { version, files: FILES })
    vi.resetModules()
    return import('./shell.ts')
  }
  const ask = (path: string, { mode = 'cors', method = 'GET' } = {}) => {
    const request = { url: new URL(path, SITE).href, mode, method }
    return shell.shellAnswer({
      request,
      preloadResponse: Promise.resolve(undefined),
    } as unknown as FetchEvent)
  }
  const textOf = async (answer: Promise<Response> | null) => (await answer)?.text()

  beforeEach(async () => {
    isOnline = true
    caches = createCaches()
    vi.stubGlobal('caches', caches)
    vi.stubGlobal('location', new URL(SITE))
    vi.stubGlobal(
      'Request',
      class {
        url: string
        constructor(path: string) {
          this.url = new URL(path, SITE).href
        }
      },
    )
    vi.stubGlobal('fetch', async ({ url }: { url: string }) => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return new Response(`server: ${new URL(url).pathname}`)
    })
    shell = await load('1')
    await shell.keepShell()
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is the shell and nothing else', () => {
    expect(caches.paths()).toEqual(FILES)
  })

  it.each([
    ['an answer of the server', '/api/patient/e-contacts', {}],
    ['a file opened in a tab of its own', '/api/files/1', { mode: 'navigate' }],
    ['a sending', '/e-contacts/create', { method: 'POST' }],
    ['another site', 'https://example.org/', { mode: 'navigate' }],
    ['a file that is not part of the shell', '/robots.txt', {}],
  ])('is none of its business: %s', (_, path, request) => {
    expect(ask(path, request)).toBeNull()
  })

  it('gives the page of the server while there is a connection, so that nobody is held on an old one', async () => {
    expect(await textOf(ask('/my-e-contacts', { mode: 'navigate' }))).toBe('server: /my-e-contacts')
    expect(await textOf(ask('/boot.js'))).toBe('server: /boot.js')
  })

  it('gives the kept page for any address without a connection', async () => {
    isOnline = false
    expect(await textOf(ask('/e-contacts/7/timeline', { mode: 'navigate' }))).toBe('server: /')
    expect(await textOf(ask('/boot.js'))).toBe('server: /boot.js')
  })

  describe('for a part of the app that it has not kept', () => {
    const part = '/assets/other-2.css'
    beforeEach(() => {
      isOnline = false
      vi.useFakeTimers()
    })
    afterEach(() => vi.useRealTimers())

    it('asks once more where the connection was just coming back', async () => {
      const answer = textOf(ask(part))
      await vi.advanceTimersByTimeAsync(500)
      isOnline = true
      await vi.advanceTimersByTimeAsync(500)
      expect(await answer).toBe(`server: ${part}`)
    })

    it('says after that that there is none', async () => {
      const failed = expect(ask(part)).rejects.toThrow('Failed to fetch')
      await vi.advanceTimersByTimeAsync(1000)
      await failed
    })
  })

  it('never asks twice for a file that is named by its content', async () => {
    isOnline = false
    expect(await textOf(ask('/assets/index-1.js'))).toBe('server: /assets/index-1.js')
  })

  it('stays for pages opened before an update, and goes after the next one', async () => {
    for (const version of ['2', '3']) {
      shell = await load(version)
      await shell.keepShell()
      await shell.forgetOldShells()
    }
    expect(await caches.keys()).toEqual(['vastus-shell-2', 'vastus-shell-3'])
  })
})
