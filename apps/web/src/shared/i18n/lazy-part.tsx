import type { Namespace } from '@vastus/i18n'
import { type ComponentType, lazy, type ReactNode, use } from 'react'
import { useI18nStore } from './i18n-context.tsx'

/**
 * A part that many visits to its page do without: it comes, with its words, when it is first shown. Without a connection
 * it waits for one, and the rest of the page stays as it is.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...namespaces: Namespace[]
): (props: Props) => ReactNode {
  const Part = lazy(async () => ({ default: await onceConnected(load) }))
  return function LazyPart(props) {
    useLaterWords(...namespaces)
    return <Part {...props} />
  }
}

async function onceConnected<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return onceConnected(load)
  }
}

/** Words that many visits to the page do without. Until they are there, the nearest boundary shows what it shows for that. */
export function useLaterWords(...namespaces: Namespace[]): void {
  const store = useI18nStore()
  if (namespaces.length > 0) use(store.load(...namespaces))
}
