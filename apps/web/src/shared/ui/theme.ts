import { useSyncExternalStore } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** first-picture/boot.js reads the same key before the first paint. */
const STORAGE_KEY = 'vastus.theme'
const listeners = new Set<() => void>()

/** What the reader chose on this device. */
export function storedTheme(): Theme {
  const stored = localStorage.getItem(STORAGE_KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** Shows a theme at once and keeps it for the next visit. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(STORAGE_KEY)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(STORAGE_KEY, theme)
    document.documentElement.dataset.theme = theme
  }
  for (const listener of listeners) listener()
}

/** The chosen theme, wherever it is changed. */
export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, storedTheme)
}
