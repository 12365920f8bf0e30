import { useCountry } from '../../shared/danger/emergency-number.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { WarningBlock } from '../../shared/instruments/warning-notice.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { LoadFailed } from '../e-contacts/index.ts'
import { useOwnResponses } from './use-own-responses.ts'

type OwnWarningsProps = {
  eContactId: number
  /** When the clinic opens next, where it is closed. */
  opensNextAt: string | null | undefined
}

/** What to do now about answers that speak of danger, after they were sent: that they have arrived is no help yet. */
export function OwnWarnings({ eContactId, opensNextAt }: OwnWarningsProps) {
  const { t, format } = useI18n()
  const now = useNow()
  const country = useCountry()
  const { data, isError, refetch } = useOwnResponses(eContactId)
  const all = data?.content.flatMap(({ warnings }) => warnings) ?? []
  const warnings = all.filter(
    ({ message }, index) => all.findIndex((each) => each.message === message) === index,
  )
  const opens = opensNextAt && Date.parse(opensNextAt) > now.getTime() ? opensNextAt : null
  const closed = opens ? t('danger.closed', { when: format.relativeDay(opens, now) }) : ''
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  return (
    <div role="alert">
      <WarningBlock
        warnings={warnings}
        country={country}
        after={`${t('instruments.warning.sent')} ${closed}`.trim()}
      />
    </div>
  )
}
