import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { I18n, I18nStore } from './i18n-store.ts'

const I18nContext = createContext<I18nStore | null>(null)

/** Gives the screens below it their words and formats. */
export function I18nProvider({ store, children }: { store: I18nStore; children: ReactNode }) {
  return <I18nContext value={store}>{children}</I18nContext>
}

/** The store itself: for route loaders and the language list. */
export function useI18nStore(): I18nStore {
  const store = use(I18nContext)
  if (!store) throw new Error('no I18nProvider above')
  return store
}

/** `t()`, the formatters and the current language. */
export function useI18n(): I18n {
  const store = useI18nStore()
  // The server draws the frames of first pages with it.
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
}
