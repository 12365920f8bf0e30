import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Notice } from '../forms/index.ts'
import { CardError } from './read-card.ts'

const INSTALL_URL = 'https://www.id.ee/en/article/install-id-software/'

/** Why a digital ID did not prove anything, and what to do. */
export function FailureNotice({ failure }: { failure: unknown }) {
  const { t } = useI18n()
  if (!(failure instanceof CardError)) {
    // Another tab began later, and a browser has one attempt at a time.
    const isOver = failure instanceof ApiError && failure.status === 404
    const isMinor = failure instanceof ApiError && failure.key === 'PERSON_IS_UNDERAGE'
    return (
      <Notice tone="warning">
        <p>{isOver ? t('sign-in.complete.over') : alertOfError(failure, t).text}</p>
        {isMinor && <p>{t('errors.rules.UNDERAGE_SIGNUP')}</p>}
      </Notice>
    )
  }
  return (
    <Notice tone="warning">
      <p>{t(`sign-in.card.problem.${failure.problem}`)}</p>
      {failure.problem === 'NO_EXTENSION' && (
        <a href={INSTALL_URL} target="_blank" rel="noreferrer">
          {t('sign-in.card.install')}
        </a>
      )}
    </Notice>
  )
}
