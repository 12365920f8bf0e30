import { useNavigate } from '@tanstack/react-router'
import type { OwnSmsTemplate } from '@vastus/contract/sms-saved'
import { SMS_CATEGORIES, SMS_ICONS } from '@vastus/domain/message-centre/sms-templates'
import { useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import styles from './message-centre.module.css'
import { SaveDialog } from './save-dialog.tsx'
import { useDeleteTemplate, useSaveTemplate } from './saved-api.ts'

type OwnTemplateProps = {
  clinicId: number
  /** The one that is open; null: what is written can be kept as a new one. */
  own: OwnSmsTemplate | null
  /** What would be kept now; null while the text or a filter is not right. */
  content: Pick<OwnSmsTemplate, 'text' | 'filters'> | null
  /** Version of the open one that the writer has seen. */
  seen: number
  onSeen: (version: number) => void
  /** The text and the filters become those that a colleague has saved. */
  onTakeTheirs: (own: OwnSmsTemplate) => void
  /** What was typed is a template now, or the template is gone: it is a draft no more. */
  onSaved: () => void
}

/** Keeps the text and the filters as a template of the clinic; changes and removes one. */
export function OwnTemplate({
  clinicId,
  own,
  content,
  seen,
  onSeen,
  onTakeTheirs,
  onSaved,
}: OwnTemplateProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const alert = useErrorAlert()
  const { show } = useToasts()
  const [asking, setAsking] = useState<'SAVE' | 'REMOVE' | null>(null)
  const [name, setName] = useState(own?.name ?? '')
  const [category, setCategory] = useState<OwnSmsTemplate['category']>(own?.category ?? 'OTHER')
  const [icon, setIcon] = useState<OwnSmsTemplate['icon']>(own?.icon ?? 'envelope')
  const save = useSaveTemplate(clinicId)
  const remove = useDeleteTemplate(clinicId)
  const done = (text: string) => show({ tone: 'success', autoDismiss: true, text })

  const keep = (given: string) => {
    if (!content) return
    save.mutate(
      { of: own && { id: own.id, version: seen }, content: { ...content, name: given, category, icon } },
      {
        onSuccess: ({ id, version }) => {
          setAsking(null)
          onSeen(version)
          onSaved()
          done(t('message-centre.own.saved'))
          void navigate({
            to: '/message-centre/message',
            search: (search) => ({ ...search, template: String(id) }),
            replace: true,
          })
        },
        onError: (error) => {
          // Both texts are on the page then.
          if (error instanceof ApiError && error.version !== null) setAsking(null)
          else alert('message-centre', error)
        },
      },
    )
  }
  const drop = (id: number) =>
    remove.mutate(id, {
      onSuccess: () => {
        onSaved()
        done(t('message-centre.own.removed'))
        void navigate({ to: '/message-centre' })
      },
      onError: (error) => alert('message-centre', error),
    })

  return (
    <>
      {own && (
        <ChangedMeanwhile
          isOutdated={seen < own.version && !save.isPending}
          onTakeTheirs={() => {
            setName(own.name)
            setCategory(own.category)
            setIcon(own.icon)
            onTakeTheirs(own)
          }}
          onKeepMine={() => onSeen(own.version)}
        >
          <strong>{own.name}</strong>
          <p className={styles.bubble}>{own.text}</p>
        </ChangedMeanwhile>
      )}
      <ButtonRow>
        <Button variant="quiet" aria-disabled={!content} onClick={() => content && setAsking('SAVE')}>
          {t(own ? 'message-centre.own.change' : 'message-centre.own.save')}
        </Button>
        {own && (
          <Button variant="quiet" onClick={() => setAsking('REMOVE')}>
            {t('message-centre.own.remove')}
          </Button>
        )}
      </ButtonRow>
      <SaveDialog
        open={asking === 'SAVE'}
        onClose={() => setAsking(null)}
        heading={t(own ? 'message-centre.own.change' : 'message-centre.own.save')}
        text={t('message-centre.own.text')}
        name={name}
        onName={setName}
        busy={save.isPending}
        onSave={keep}
      >
        <NativeSelect
          id="sms-own-category"
          label={t('message-centre.own.category')}
          value={category}
          options={SMS_CATEGORIES.map((value) => ({ value, label: t(`message-centre.category.${value}`) }))}
          onChange={(value) => setCategory(SMS_CATEGORIES.find((each) => each === value) ?? 'OTHER')}
        />
        <NativeSelect
          id="sms-own-icon"
          label={t('message-centre.own.icon')}
          value={icon}
          options={SMS_ICONS.map((value) => ({ value, label: t(`message-centre.icon.${value}`) }))}
          onChange={(value) => setIcon(SMS_ICONS.find((each) => each === value) ?? 'envelope')}
        />
      </SaveDialog>
      {own && (
        <ConfirmDialog
          open={asking === 'REMOVE'}
          onClose={() => setAsking(null)}
          heading={t('message-centre.own.removeHeading', { name: own.name })}
          confirmLabel={t('message-centre.saved.remove')}
          danger
          busy={remove.isPending}
          onConfirm={() => drop(own.id)}
        >
          <p>{t('message-centre.own.removeText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
