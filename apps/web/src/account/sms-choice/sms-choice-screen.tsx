import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { getLinkedSmsChoice, setLinkedSmsChoice } from '@vastus/contract/sms-opt-outs'
import { OPT_OUT_TOKEN } from '@vastus/domain/message-centre/opt-out'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PageError } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Page } from '../forms/index.ts'
import styles from './sms-choice.module.css'

/** Where the link in an SMS leads: its reader refuses further ones with one press, and takes it back with another. */
export function SmsChoiceScreen() {
  const { t } = useI18n()
  const { token } = useParams({ from: '/s/$token' })
  const alert = useErrorAlert()
  const queries = useQueryClient()
  const key = ['sms-choice', token]
  const choice = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getLinkedSmsChoice, { params: { token } }, { signal }),
    enabled: OPT_OUT_TOKEN.test(token),
    retry: false,
  })
  const change = useMutation({
    mutationFn: (wantsSms: boolean) => call(setLinkedSmsChoice, { params: { token }, body: { wantsSms } }),
    onSuccess: (changed) => queries.setQueryData(key, changed),
    onError: (error) => alert('sms', error),
  })

  const isUnknown =
    !OPT_OUT_TOKEN.test(token) || (choice.error instanceof ApiError && choice.error.status === 404)
  if (isUnknown) return <PageError heading={t('sms.unknownHeading')} text={t('sms.unknownText')} />
  if (choice.isPending) return <Skeleton shape="card" lines={3} />
  if (!choice.data)
    return (
      <PageError
        heading={t('shell.pages.loadingFailed.heading')}
        text={t('shell.pages.loadingFailed.text')}
        actions={<Button onClick={() => void choice.refetch()}>{t('shell.buttons.tryAgain')}</Button>}
      />
    )
  const { clinicName, wantsSms, refusedElsewhere } = choice.data
  return (
    <Page heading={t('sms.heading', { name: clinicName })}>
      <div role="status" className={styles.state}>
        <Badge tone={wantsSms ? 'done' : 'neutral'}>
          {t(wantsSms ? 'sms.mine.wanted' : 'sms.mine.refused')}
        </Badge>
        <p>{t(wantsSms ? 'sms.wanted' : refusedElsewhere ? 'sms.refusedElsewhere' : 'sms.refused')}</p>
      </div>
      {!refusedElsewhere && (
        <div>
          <Button
            variant={wantsSms ? 'primary' : 'secondary'}
            wide
            busy={change.isPending}
            onClick={() => change.mutate(!wantsSms)}
          >
            {t(wantsSms ? 'sms.stop' : 'sms.start')}
          </Button>
        </div>
      )}
    </Page>
  )
}
