import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './tabs.module.css'

export interface Tab {
  id: string
  label: ReactNode
  content: ReactNode
}

interface TabsProps {
  /** What the tabs choose between, read aloud. */
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
}

/** Panels of which one is shown; arrow keys move between the tabs. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId()
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0]

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = tabs.findIndex((tab) => tab.id === current?.id)
    const target = { ArrowRight: here + 1, ArrowLeft: here - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ]
    const next = target === undefined ? undefined : tabs[target % tabs.length]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${base}-tab-${next.id}`)?.focus()
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-tab-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${base}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {current && (
        <div
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-tab-${current.id}`}
          className={styles.panel}
          tabIndex={0}
        >
          {current.content}
        </div>
      )}
    </div>
  )
}
