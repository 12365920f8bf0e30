import type { DangerSign, HelperAnswer } from '@vastus/domain/danger-signs/find'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useEffect, useEffectEvent, useState } from 'react'
import { reportError } from '../../../../shared/api/report.ts'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'

/** Nobody is interrupted in the middle of a word. */
const PAUSE_MS = 700

/**
 * The danger signs in what is being written, after a pause. The rules are looked up on this device; what is typed does not
 * leave it for this.
 */
export function useDangerSigns(
  text: string,
  type: TypeCode,
  answers: readonly HelperAnswer[] = [],
): readonly DangerSign[] {
  const { language } = useI18n()
  const [signs, setSigns] = useState<readonly DangerSign[]>([])
  const answered = JSON.stringify(answers)
  const look = useEffectEvent(async () => {
    const { findDangerSigns } = await import('@vastus/domain/danger-signs/find')
    return findDangerSigns(text, language, type, answers)
  })
  useEffect(() => {
    if (text.trim() === '' && answered === '[]') return setSigns([])
    let isCurrent = true
    const timer = setTimeout(() => {
      look().then(
        (found) => isCurrent && setSigns(found),
        (error: unknown) => reportError('danger-signs', error),
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, answered, language, type])
  return signs
}
