import './shared/ui/base.css'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

// A placeholder until the router arrives; the gallery is left out of production builds.
if (import.meta.env.DEV && location.pathname.startsWith('/dev/kit')) {
  const { Gallery } = await import('./dev/gallery.tsx')
  const { createI18nStore } = await import('./shared/i18n/i18n-store.ts')
  const language = new URLSearchParams(location.search).get('locale')
  const { isLanguage } = await import('@vastus/i18n')
  const store = await createI18nStore({
    language: isLanguage(language) ? language : 'en',
    country: 'EE',
    timeZone: 'Europe/Tallinn',
  })
  createRoot(root).render(<Gallery store={store} />)
}
