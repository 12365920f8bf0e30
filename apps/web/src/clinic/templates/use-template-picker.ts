import type { ClinicEContact } from '@vastus/contract/shapes'
import type { Template } from '@vastus/contract/templates'
import { insertAnswer, slashQuery } from '@vastus/domain/templates/insert'
import { fillPlaceholders } from '@vastus/domain/templates/placeholders'
import { writtenLanguage } from '@vastus/domain/templates/written-language'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useEmployees, useStaff } from '../e-contacts/index.ts'
import { offeredTemplates } from './offered-templates.ts'
import { noteUse, usesOf } from './used-answers.ts'
import { type Addressed, placeholderValues } from './placeholder-values.ts'
import { useTemplates } from './templates-api.ts'
import { serverNow } from '../../shared/time/server-clock.ts'

/** No answer of the list is the active one. */
const NONE = -1

/** Which part of the text the chosen answer replaces, and the words that are looked for. */
type Opened = { by: 'SLASH' | 'BUTTON'; from: number; to: number; query: string }

/**
 * The list of template replies over a reply box: opened by a slash at the start of a word or by its button, walked with
 * the arrows, and put in at the cursor.
 */
export function useTemplatePicker(options: {
  eContact: ClinicEContact
  text: string
  box: () => HTMLTextAreaElement | null
  /** @param restriction from when the patient may reply, where the answer says it */
  onText: (text: string, restriction: Template['restriction']) => void
}) {
  const { eContact, text, box, onText } = options
  const templates = useTemplates()
  const fillFor = useFill()
  const fill = (description: string) => fillFor(eContact, description)
  const { userId } = useStaff()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [active, setActive] = useState(NONE)
  const found =
    opened && templates.data
      ? offeredTemplates(templates.data.content, eContact.eContactType, opened.query, {
          language: writtenLanguage(eContact.text ?? ''),
          uses: usesOf(userId),
        })
      : []
  const isOpen = opened !== null && (opened.by === 'BUTTON' || templates.data !== undefined)
  const open = (next: Opened | null) => {
    setOpened(next)
    // Enter takes only what was looked for, by its letters or with the arrows.
    setActive(next && next.query !== '' ? 0 : NONE)
  }
  const at = Math.min(active, found.length - 1)

  return {
    templates,
    /** As it would stand in this reply. */
    fill,
    isOpen,
    by: opened?.by ?? null,
    query: opened?.query ?? '',
    found,
    active: at,
    setActive,
    close: () => open(null),
    /** The answer replaces the selection or goes to the cursor. */
    openByButton: () => {
      const element = box()
      const from = element?.selectionStart ?? text.length
      open({ by: 'BUTTON', from, to: element?.selectionEnd ?? from, query: '' })
    },
    search: (query: string) => opened && open({ ...opened, query }),
    typed: (value: string, caret: number) => {
      const slash = slashQuery(value, caret)
      open(slash && { by: 'SLASH', from: slash.from, to: caret, query: slash.query })
    },
    choose: (template: Template) => {
      if (!opened) return
      noteUse(userId, template.id)
      const inserted = insertAnswer(text, opened, fill(template.description))
      flushSync(() => {
        onText(inserted.text, template.restriction)
        open(null)
      })
      box()?.focus()
      box()?.setSelectionRange(inserted.caret, inserted.caret)
    },
    /** @returns the answer that was chosen, or whether the key was the list's own */
    keyDown: (event: KeyboardEvent): Template | boolean => {
      if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false
      if (opened?.by === 'SLASH' && templates.isLoading && event.key === 'Enter') {
        // Typed faster than the answers came: the list opens, and the word is no line of its own.
        event.preventDefault()
        return true
      }
      if (!isOpen) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const chosen = found[at]
      // A word that no answer fits is just text.
      if (found.length === 0 && opened?.by === 'SLASH' && event.key !== 'Escape') return false
      if (step && found.length > 0)
        setActive((Math.max(at, step === 1 ? NONE : 0) + step + found.length) % found.length)
      else if (event.key === 'Escape') open(null)
      else if (event.key !== 'Enter' && (event.key !== 'Tab' || opened?.by === 'BUTTON')) return false
      event.preventDefault()
      // Escape closes the list alone, not what contains it.
      event.stopPropagation()
      return event.key === 'Enter' || event.key === 'Tab' ? (chosen ?? true) : true
    },
  }
}
export type TemplatePicker = ReturnType<typeof useTemplatePicker>

/** Fills the placeholders with what is known of an e-contact and its reader. */
export function useFill(): (eContact: Addressed, text: string) => string {
  const { COUNTRY_CODE: country } = useSessionStore().config.featureFlags
  const { clinicId, userId, timeZone, ...user } = useStaff()
  const me = useEmployees(clinicId).data?.content.find((each) => each.userId === userId) ?? user
  return (eContact, text) =>
    fillPlaceholders(text, placeholderValues(eContact, me, { country, timeZone, now: serverNow() }))
}
