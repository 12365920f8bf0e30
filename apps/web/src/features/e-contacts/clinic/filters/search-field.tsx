import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { IconSearch, IconX } from '../../../../shared/ui/icons.tsx'
import { useInboxSearch } from './use-inbox-search.ts'
import styles from './filters.module.css'

/** Shorter than between two keys of most people, so that the rows follow each of them. */
const SEARCH_AFTER_MS = 60

/** Searches once the typing rests; the address follows without filling the browser's history. */
export function SearchField({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useI18n()
  const { search, change } = useInboxSearch()
  const inAddress = search.search ?? ''
  const [words, setWords] = useState(inAddress)
  const [asked, setAsked] = useState(inAddress)
  const [sent, setSent] = useState(inAddress)
  if (asked !== inAddress) {
    setAsked(inAddress)
    setSent(inAddress)
    // It changed by itself: back, a link, cleared filters. What was asked for here arrives while the next letters are typed.
    if (words.trim() !== inAddress && sent !== inAddress) setWords(inAddress)
  }

  const ask = useEffectEvent((next: string) => {
    // What was sent may not be in the address yet.
    if (next === inAddress && next === sent) return
    setSent(next)
    change({ search: next || undefined }, { replace: true })
  })
  useEffect(() => {
    const timer = setTimeout(() => ask(words.trim()), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [words])

  return (
    <search className={styles.search}>
      <IconSearch aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={t('clinic.search.label')}
        placeholder={t('clinic.search.placeholder')}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {words && (
        <IconButton
          label={t('clinic.search.clear')}
          icon={<IconX />}
          onClick={() => {
            setWords('')
            field.current?.focus()
          }}
        />
      )}
    </search>
  )
}
