import type { DangerSign, HelperAnswer } from '@vastus/domain/danger-signs/grade'
import type { Language } from '@vastus/domain/locale'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useEffect, useEffectEvent, useState } from 'react'
import { reportError } from '../../shared/api/report.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'

/** Nobody is interrupted in the middle of a word. */
const PAUSE_MS = 700
/** Rules that come so slowly keep nobody from sending. */
const LOOK_MAX_MS = 3000

async function findSigns(
  text: string,
  language: Language,
  type: TypeCode,
  answers: readonly HelperAnswer[],
): Promise<readonly DangerSign[]> {
  const { findDangerSignsLazily } = await import('@vastus/domain/danger-signs/find-lazily')
  return findDangerSignsLazily(text, language, type, answers)
}

/**
 * The danger signs in the present text, and in what is being written, after a pause. The rules are looked up on this
 * device; what is typed does not leave it for this.
 */
export function useDangerSigns(
  text: string,
  type: TypeCode,
  answers: readonly HelperAnswer[] = [],
): readonly DangerSign[] {
  const { language } = useI18n()
  const [signs, setSigns] = useState<readonly DangerSign[]>([])
  const answered = JSON.stringify(answers)
  const [atFirst] = useState(text + answered)
  const look = useEffectEvent(() => findSigns(text, language, type, answers))
  useEffect(() => {
    if (text.trim() === '' && answered === '[]') return setSigns([])
    let isCurrent = true
    const isTyped = text + answered !== atFirst
    const timer = setTimeout(
      () => {
        look().then(
          (found) => isCurrent && setSigns(found),
          (error: unknown) => reportError('danger-signs', error),
        )
      },
      isTyped ? PAUSE_MS : 0,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, answered, atFirst, language, type])
  return signs
}

/**
 * The danger signs in what is about to be sent. A writer who sends before the notice could be shown sees it first; the next
 * press sends.
 */
export function useSignsBeforeSending(text: string, type: TypeCode, answers: readonly HelperAnswer[] = []) {
  const { language } = useI18n()
  const typed = useDangerSigns(text, type, answers)
  const [late, setLate] = useState<{ text: string; signs: readonly DangerSign[] } | null>(null)
  const [isLooking, setLooking] = useState(false)
  const signs = late?.text === text ? late.signs : typed

  /** Sends, unless there is something to read first. */
  const afterLook = async (send: () => unknown, onLate: () => void): Promise<void> => {
    setLooking(true)
    const found = await Promise.race([findSigns(text, language, type, answers), rulesAreLate()]).catch(
      (error: unknown) => {
        reportError('danger-signs', error)
        return []
      },
    )
    setLooking(false)
    if (found.every(({ ruleId }) => signs.some((shown) => shown.ruleId === ruleId))) return void send()
    setLate({ text, signs: found })
    onLate()
  }
  return { signs, isLooking, afterLook }
}

function rulesAreLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the rules of danger signs came too late')), LOOK_MAX_MS)
  })
}
