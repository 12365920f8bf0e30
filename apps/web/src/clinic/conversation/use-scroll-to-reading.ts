import type { ClinicEContact, TimelineEntry } from '@vastus/contract/shapes'
import { isWrittenDown } from '@vastus/domain/e-contact/written-down'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isMessage, isSilent } from '../e-contacts/index.ts'

const BREATHING_SPACE_PX = 16
/** With these a reader goes elsewhere. */
const ACTS = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * The end is in sight when the conversation opens and when something comes, but never at the cost of where reading
 * begins: at the first message that is not answered, later at what has come. Answers that came without a word are shown above the
 * messages. Pictures and what else is drawn late make the thread longer, so the place is found again until the reader acts.
 *
 * @param count of all entries of the thread, notes too
 */
export function useScrollToReading(
  eContact: ClinicEContact,
  entries: readonly TimelineEntry[],
  count: number,
) {
  const unanswered = firstUnanswered(eContact, entries)
  const thread = useRef<HTMLDivElement>(null)
  const countAtFirst = useRef(count)
  const show = useEffectEvent((pane: HTMLElement) => {
    const beginning = count === countAtFirst.current ? unanswered : undefined
    const items = [...pane.querySelectorAll(':scope > div > :is(ol, ul) > li')]
    const first =
      beginning &&
      (isSilent(beginning)
        ? ([...pane.querySelectorAll('[data-filled-in]')].at(-1) ?? pane.firstElementChild)
        : items.find((item) => item.querySelector(`time[datetime="${beginning.createdAt}"]`)))
    const top = (first ?? items.at(-1))?.getBoundingClientRect().top
    if (top === undefined) return
    // Beyond the end it stays at the end.
    pane.scrollTo({ top: pane.scrollTop + top - pane.getBoundingClientRect().top - BREATHING_SPACE_PX })
  })
  useLayoutEffect(() => {
    if (thread.current) show(thread.current)
  }, [count])
  useEffect(() => {
    const pane = thread.current
    if (!pane?.firstElementChild) return
    const late = new ResizeObserver(() => show(pane))
    late.observe(pane)
    late.observe(pane.firstElementChild)
    const stop = () => late.disconnect()
    for (const act of ACTS) addEventListener(act, stop, { capture: true, once: true })
    return () => {
      stop()
      for (const act of ACTS) removeEventListener(act, stop, { capture: true })
    }
  }, [])
  // Opened from the list: the focus goes to the name, where reading begins.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches('main, main h1'))
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [])
  return thread
}

/** What the patient wrote and the clinic has not answered yet, the first of it. */
function firstUnanswered(
  { direction }: ClinicEContact,
  entries: readonly TimelineEntry[],
): TimelineEntry | undefined {
  const messages = entries.filter(({ type }) => isMessage(type))
  const answered = messages.findLastIndex(
    (message) => message.author.role === 'CLINIC' && !isWrittenDown(message, direction),
  )
  return messages[answered + 1]
}
