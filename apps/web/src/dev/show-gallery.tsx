import { isLanguage } from '@vastus/i18n'
import { createRoot } from 'react-dom/client'
import { createI18nStore } from '../shared/i18n/i18n-store.ts'
import { Gallery } from './gallery.tsx'

/** All parts of the kit on one page, for those who build screens. */
export async function showGallery(root: HTMLElement): Promise<void> {
  const language = new URLSearchParams(location.search).get('locale')
  const store = await createI18nStore({
    language: isLanguage(language) ? language : 'en',
    country: 'EE',
    timeZone: 'Europe/Tallinn',
  })
  createRoot(root).render(<Gallery store={store} />)
}
