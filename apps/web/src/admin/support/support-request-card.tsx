import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeSupportRequest, type SupportRequest } from '@vastus/contract/support'
import { SUPPORT_STATES, type SupportState } from '@vastus/domain/support/support-request'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge, type Tone } from '../../shared/ui/badge.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import styles from './support.module.css'

const TONES: Record<SupportState, Tone> = { NEW: 'ourTurn', IN_PROGRESS: 'primary', ANSWERED: 'done' }

/** One request: what was asked, where the answer goes, and how far it is. */
export function SupportRequestCard({ request }: { request: SupportRequest }) {
  const { t, format } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const client = useQueryClient()
  const { id, version } = request
  const change = useMutation({
    mutationFn: (state: SupportState) =>
      call(changeSupportRequest, { params: { id: String(id) }, body: { state } }, { ifMatch: version }),
    onSuccess: () => show({ tone: 'success', autoDismiss: true, text: t('platform-admin.support.saved') }),
    onError: (error) => alert('support', error),
    onSettled: () => client.invalidateQueries({ queryKey: ['support-requests'] }),
  })
  return (
    <article className={styles.request} aria-labelledby={`subject-${id}`}>
      <p className={styles.meta}>
        <Badge tone={TONES[request.state]}>{t(`platform-admin.support.state.${request.state}`)}</Badge>
        <span>{t(`support.topic.${request.topic}`)}</span>
        <span>{t('platform-admin.support.number', { number: String(id) })}</span>
        <time dateTime={request.createdAt}>{format.dateTime(request.createdAt)}</time>
      </p>
      <h2 id={`subject-${id}`}>{request.subject}</h2>
      <p className={styles.text}>{request.description}</p>
      <div className={styles.actions}>
        <a
          href={`mailto:${encodeURIComponent(request.email)}?subject=${encodeURIComponent(request.subject)}`}
        >
          {t('platform-admin.support.answer', { email: request.email })}
        </a>
        <NativeSelect
          id={`state-${id}`}
          label={t('platform-admin.support.stateLabel', { number: String(id) })}
          value={change.isPending ? change.variables : request.state}
          options={SUPPORT_STATES.map((value) => ({
            value,
            label: t(`platform-admin.support.state.${value}`),
          }))}
          onChange={(chosen) => {
            const state = SUPPORT_STATES.find((each) => each === chosen)
            if (state && !change.isPending) change.mutate(state)
          }}
        />
      </div>
    </article>
  )
}
