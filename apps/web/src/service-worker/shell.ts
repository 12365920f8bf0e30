/// <reference lib="webworker" />

/** The page and the files it needs to open, as the build writes them in. The version changes with any of them. */
declare const SHELL: { version: string; files: string[] }
const { version, files } = SHELL

const PAGE = '/'
const NAME = `vastus-shell-${version}`
/** Pages that were opened before an update still ask for their own files. */
const KEPT_SHELLS = 2
const ASK_AGAIN_AFTER_MS = 1000

export async function keepShell(): Promise<void> {
  const cache = await caches.open(NAME)
  await cache.addAll(
    files.map((file) => new Request(file, { cache: isNamedByContent(file) ? 'default' : 'no-cache' })),
  )
}

export async function forgetOldShells(): Promise<void> {
  // In the order in which they were made.
  const names = (await caches.keys()).filter((name) => name.startsWith('vastus-shell-') && name !== NAME)
  const old = names.slice(0, names.length - (KEPT_SHELLS - 1))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The answer to what belongs to the shell; null for all else, which goes its way as if there were no worker. */
export function shellAnswer(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return null
  if (request.mode === 'navigate') return fresh(event, PAGE)
  if (isNamedByContent(pathname)) return kept(request)
  return files.includes(pathname) ? fresh(event, pathname) : null
}

/** What never changes under its name. */
function isNamedByContent(path: string): boolean {
  return path.startsWith('/assets/')
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? askedTwice(request)
}

/** A page that goes on the moment a connection is back may be ahead of it, and browsers ask for a part of the app only once. */
async function askedTwice(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, ASK_AGAIN_AFTER_MS)
    })
    return fetch(request)
  }
}

/** The server's own, whenever there is a connection: nobody is held on an old version. */
async function fresh(event: FetchEvent, path: string): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined
    return preloaded ?? (await fetch(event.request))
  } catch (error) {
    const cache = await caches.open(NAME)
    const response = await cache.match(path, { ignoreVary: true })
    if (response) return response
    throw error
  }
}
