import type { Template } from '@vastus/contract/templates'
import { LANGUAGE_NAMES } from '@vastus/i18n'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { whenResized } from '../../shared/ui/resize-rest.ts'
import styles from './templates.module.css'
import type { TemplatePicker } from './use-template-picker.ts'

/** The ids by which the box that is typed in names the list and its active option. */
export const LIST_ID = 'template-list'
export const optionId = (template: Template) => `template-${template.id}`

type TemplateListProps = { picker: TemplatePicker; box: () => HTMLElement | null; onManage: () => void }

/** The template replies that fit, above the reply. Focus stays where one types. */
export function TemplateList({ picker, box, onManage }: TemplateListProps) {
  const { t } = useI18n()
  const { found, active, by, query, templates } = picker
  const holder = useRef<HTMLDivElement>(null)
  const searchId = useId()
  const activeTemplate = found[active]
  const activeId = activeTemplate && optionId(activeTemplate)

  useLayoutEffect(() => {
    const popup = holder.current
    if (!popup) return
    // The top layer keeps the list from being cut off by a scrolling pane.
    popup.showPopover()
    const anchor = box()
    const place = () => placeAbove(popup, anchor)
    place()
    popup.querySelector('input')?.focus()
    // The box moves with the window and with the keyboard of a phone, and changes its width when panes come and go.
    const watch = new ResizeObserver(place)
    if (anchor) watch.observe(anchor)
    const { changed, stop } = whenResized(place)
    addEventListener('resize', changed)
    return () => {
      watch.disconnect()
      removeEventListener('resize', changed)
      stop()
    }
  }, [box])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  useEffect(() => {
    const leave = (event: Event) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) picker.close()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  })

  return (
    <div ref={holder} popover="manual" className={styles.popup} data-own-arrows="">
      {by === 'BUTTON' && (
        <div className={styles.search}>
          <label htmlFor={searchId}>{t('templates.find')}</label>
          <input
            id={searchId}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-expanded={found.length > 0}
            aria-controls={LIST_ID}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            value={query}
            onChange={(event) => picker.search(event.target.value)}
            onKeyDown={(event) => {
              const taken = picker.keyDown(event)
              if (typeof taken === 'object') picker.choose(taken)
            }}
          />
        </div>
      )}
      <div id={LIST_ID} role="listbox" aria-label={t('templates.list')} className={styles.list}>
        {found.map((template, index) => (
          // The keys are those of the box that has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={template.id}
            id={optionId(template)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onPointerMove={() => picker.setActive(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => picker.choose(template)}
          >
            <span className={styles.optionHead}>
              {template.heading}
              {template.language && (
                <span className={styles.optionNote}> · {LANGUAGE_NAMES[template.language]}</span>
              )}
              {template.restriction && (
                <span className={styles.optionNote}>
                  {' '}
                  · {t(`clinic.restriction.${template.restriction}`)}
                </span>
              )}
            </span>
            <span className={styles.optionText}>{picker.fill(template.description)}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.none}>
          {t(
            templates.isError
              ? 'templates.loadFailed'
              : query === ''
                ? 'templates.noneYet'
                : 'templates.none',
          )}
        </p>
      )}
      <div className={styles.popupFoot}>
        <Action onClick={onManage}>{t('templates.manage')}</Action>
        {by === 'BUTTON' && <span>{t('templates.slashHint')}</span>}
      </div>
    </div>
  )
}

const GAP = 4

/** Above the box that is typed in, as wide as it, at most half the window high and never beyond the top of the page. */
function placeAbove(popup: HTMLElement, anchor: HTMLElement | null) {
  if (!anchor) return
  const at = anchor.getBoundingClientRect()
  popup.style.left = `${at.left}px`
  popup.style.width = `${at.width}px`
  popup.style.bottom = `${innerHeight - at.top + GAP}px`
  popup.style.maxHeight = `${Math.min(at.top - 2 * GAP, innerHeight / 2)}px`
}
