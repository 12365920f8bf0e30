import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { IconSearch, IconX } from '../../../../shared/ui/icons.tsx'
import { useInboxSearch } from './use-inbox-search.ts'
import styles from './filters.module.css'

/** Shorter than between two keys of most people, so that the rows follow each of them. */
const SWIFT_KEYS_MS = 60

/** Searches at each key, and where they come swiftly after the last of them; the address follows without filling the browser's history. */
export function SearchField({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useI18n()
  const { search, change } = useInboxSearch()
  const inAddress = search.search ?? ''
  const [words, setWords] = useState(inAddress)
  const [asked, setAsked] = useState(inAddress)
  /** What was asked for here and may still arrive; of two close together only the later one does. */
  const [sent, setSent] = useState<readonly string[]>([])
  if (asked !== inAddress) {
    setAsked(inAddress)
    const at = sent.indexOf(inAddress)
    setSent(at < 0 ? [] : sent.slice(at + 1))
    // It changed by itself: back, a link, cleared filters. What was asked for here arrives while the next letters are typed.
    if (at < 0 && words.trim() !== inAddress) setWords(inAddress)
  }

  const ask = useEffectEvent((next: string) => {
    if (next === (sent.at(-1) ?? inAddress)) return
    setSent([...sent, next])
    change({ search: next || undefined }, { replace: true })
  })
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const now = performance.now()
    const isSwift = now - changedAt.current < SWIFT_KEYS_MS
    changedAt.current = now
    const timer = setTimeout(() => ask(words.trim()), isSwift ? SWIFT_KEYS_MS : 0)
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
