import type { NoticeState } from '@vastus/domain/information-hub/notice'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge, type Tone } from '../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { type EditedNotice, useExpireNotice } from './api.ts'
import { styles } from '../pages/index.ts'
import { editedContent } from './notice-values.ts'

const TONES: Record<NoticeState, Tone> = { DRAFT: 'ourTurn', PUBLISHED: 'done', EXPIRED: 'neutral' }

/** One notice: how far it is, and what can be done with it. */
export function NoticeRow({ notice, onEdit }: { notice: EditedNotice; onEdit: () => void }) {
  const { t, format, language } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const expire = useExpireNotice()
  const [isEnding, setEnding] = useState(false)
  const { title, type, concernsPrescriptionDrug } = editedContent(notice)
  const name = title[language] || Object.values(title).find((each) => each !== '') || t('publishing.untitled')
  const end = () =>
    expire.mutate(notice, {
      onSuccess: () => show({ tone: 'success', autoDismiss: true, text: t('publishing.hub.expired') }),
      onError: (error) => alert('hub-notices', error),
      onSettled: () => setEnding(false),
    })
  return (
    <article className={styles.item} aria-labelledby={`notice-${notice.id}`}>
      <p className={styles.meta}>
        <Badge tone={TONES[notice.state]}>{t(`publishing.state.${notice.state}`)}</Badge>
        {notice.draft && <Badge tone="ourTurn">{t('publishing.changed')}</Badge>}
        <span>{t(`information-hub.kind.${type}`)}</span>
        {concernsPrescriptionDrug && <span>{t('information-hub.drug')}</span>}
        <time dateTime={notice.updatedAt}>{format.dateTime(notice.updatedAt)}</time>
      </p>
      <h2 id={`notice-${notice.id}`}>{name}</h2>
      <ButtonRow>
        <Button variant="secondary" aria-label={t('publishing.editNamed', { name })} onClick={onEdit}>
          {t('publishing.edit')}
        </Button>
        {notice.state === 'PUBLISHED' && (
          <Button
            variant="quiet"
            aria-label={t('publishing.hub.expireNamed', { name })}
            onClick={() => setEnding(true)}
          >
            {t('publishing.hub.expire')}
          </Button>
        )}
      </ButtonRow>
      <ConfirmDialog
        open={isEnding}
        onClose={() => setEnding(false)}
        heading={t('publishing.hub.expireHeading')}
        confirmLabel={t('publishing.hub.expire')}
        danger
        busy={expire.isPending}
        onConfirm={end}
      >
        <p>{t('publishing.hub.expireText')}</p>
      </ConfirmDialog>
    </article>
  )
}
