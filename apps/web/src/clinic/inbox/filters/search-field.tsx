import { SEARCH_MAX } from '@vastus/domain/limits'
import { type RefObject, useState } from 'react'
import { useTypedSearch } from '../../../shared/forms/use-typed-search.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { IconSearch, IconX } from '../../../shared/ui/icons.tsx'
import { useInboxSearch } from './use-inbox-search.ts'
import styles from './filters.module.css'

/** Searches for what is typed; the address follows without filling the browser's history. */
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

  useTypedSearch(words, (next) => {
    if (next === (sent.at(-1) ?? inAddress)) return
    setSent([...sent, next])
    change({ search: next || undefined }, { replace: true })
  })

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
        maxLength={SEARCH_MAX}
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
