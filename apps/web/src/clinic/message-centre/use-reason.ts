import { SMS_FAILURES } from '@vastus/domain/message-centre/sms-states'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import type { NotReachedRow } from './message-centre-api.ts'

type Why = NotReachedRow['why']
const isFailure = (why: Why): why is Extract<Why, (typeof SMS_FAILURES)[number]> =>
  SMS_FAILURES.some((failure) => failure === why)

/** Says why somebody was not reached. */
export function useReason(): (why: Why) => string {
  const { t } = useI18n()
  return (why) => {
    if (why === 'UNKNOWN') return t('message-centre.state.UNKNOWN')
    return isFailure(why) ? t(`message-centre.failure.${why}`) : t(`message-centre.skip.${why}`)
  }
}
