import type { DangerSign, HelperAnswer } from '@vastus/domain/danger-signs/grade'
import type { DangerRuleId } from '@vastus/domain/danger-signs/rules'
import { ageOn } from '@vastus/domain/identity/age'
import type { Language } from '@vastus/domain/locale'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useEffect, useEffectEvent, useState } from 'react'
import { reportError } from '../api/report.ts'
import { useI18n } from '../i18n/i18n-context.tsx'
import { serverNow } from '../time/server-clock.ts'

/** Nobody is interrupted in the middle of a word. */
const PAUSE_MS = 700
/** Rules that come so slowly keep nobody from sending. */
const LOOK_MAX_MS = 3000

/** What a patient wrote, about whom. */
type Written = {
  text: string
  type: TypeCode
  answers?: readonly HelperAnswer[]
  /** Of the patient; some signs are those of an infant. */
  birthDate?: string | undefined
  /** In whole years, where it is known without the birthday. */
  age?: number | undefined
}

async function findSigns(
  { text, type, answers = [], birthDate, age }: Written,
  language: Language,
): Promise<readonly DangerSign[]> {
  const { findDangerSignsLazily } = await import('@vastus/domain/danger-signs/find-lazily')
  const today = serverNow().toISOString().slice(0, 10)
  const years = birthDate === undefined ? age : ageOn(birthDate, today).years
  return findDangerSignsLazily(text, language, type, answers, years)
}

const NO_ANSWERS: readonly HelperAnswer[] = []

/**
 * The danger signs in the present text, and in what is being written, after a pause. The rules are looked up on this
 * device; what is typed does not leave it for this.
 */
export function useDangerSigns({
  text,
  type,
  answers = NO_ANSWERS,
  birthDate,
  age,
}: Written): readonly DangerSign[] {
  const { language } = useI18n()
  const [signs, setSigns] = useState<readonly DangerSign[]>([])
  const answered = JSON.stringify(answers)
  const [atFirst] = useState(text + answered)
  const look = useEffectEvent(() => findSigns({ text, type, answers, birthDate, age }, language))
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
  }, [text, answered, atFirst, language, type, birthDate, age])
  return signs
}

/**
 * The danger signs in what is about to be sent. A writer who sends before the notice could be shown sees it first; the next
 * press sends. What the writer has said not to mean was shown already.
 */
export function useSignsBeforeSending(written: Written, notMeant: readonly DangerRuleId[] = []) {
  const answered = JSON.stringify([written.text, written.answers ?? []])
  const { language } = useI18n()
  const typed = useDangerSigns(written)
  const [late, setLate] = useState<{ answered: string; signs: readonly DangerSign[] } | null>(null)
  const [isLooking, setLooking] = useState(false)
  const signs = late?.answered === answered ? late.signs : typed

  /** Sends, unless there is something to read first. */
  const afterLook = async (send: () => unknown, onLate: () => void): Promise<void> => {
    setLooking(true)
    const found = await Promise.race([findSigns(written, language), rulesAreLate()]).catch(
      (error: unknown) => {
        reportError('danger-signs', error)
        return []
      },
    )
    setLooking(false)
    const isShown = (ruleId: DangerRuleId) =>
      notMeant.includes(ruleId) || signs.some((shown) => shown.ruleId === ruleId)
    if (found.every(({ ruleId }) => isShown(ruleId))) return void send()
    setLate({ answered, signs: found })
    onLate()
  }
  return { signs, isLooking, afterLook }
}

function rulesAreLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the rules of danger signs came too late')), LOOK_MAX_MS)
  })
}
