import type { SmsAudience } from '@vastus/contract/sms-saved'
import { useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { useAudiences, useDeleteAudience, useSaveAudience } from './saved-api.ts'

type ChooseAudienceProps = {
  clinicId: number
  chosenId: number | null
  onChoose: (audience: SmsAudience | null) => void
}

/** The audiences that the clinic has kept, to open one of them. */
export function ChooseAudience({ clinicId, chosenId, onChoose }: ChooseAudienceProps) {
  const { t } = useI18n()
  const audiences = useAudiences(clinicId)
  if (!audiences.data?.length) return null
  return (
    <NativeSelect
      id="sms-audience"
      label={t('message-centre.audience.label')}
      value={chosenId === null ? '' : String(chosenId)}
      placeholder={t('message-centre.audience.none')}
      options={audiences.data.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(value) => onChoose(audiences.data.find(({ id }) => String(id) === value) ?? null)}
    />
  )
}

type SaveAudienceProps = {
  clinicId: number
  /** The one that is open; null: what is chosen can be kept as a new one. */
  audience: SmsAudience | null
  /** What would be kept now; null while a filter is not right. */
  content: Pick<SmsAudience, 'filters' | 'excludedPersonIds'> | null
  /** What a colleague has saved since takes the place of what is chosen. */
  onTakeTheirs: (audience: SmsAudience) => void
  /** This one is open now, with what is chosen as it is; null: none. */
  onSaved: (audience: SmsAudience | null) => void
}

/** Keeps the filters and those left out as an audience; changes and removes one. */
export function SaveAudience({ clinicId, audience, content, onTakeTheirs, onSaved }: SaveAudienceProps) {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const { show } = useToasts()
  const [asking, setAsking] = useState<'SAVE' | 'REMOVE' | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const stored = useAudiences(audience ? clinicId : null).data?.find(({ id }) => id === audience?.id)
  const save = useSaveAudience(clinicId)
  const remove = useDeleteAudience(clinicId)
  const done = (kept: SmsAudience | null) => {
    setAsking(null)
    setTyped(null)
    onSaved(kept)
    const text = t(kept ? 'message-centre.audience.saved' : 'message-centre.audience.removed')
    show({ tone: 'success', autoDismiss: true, text })
  }
  const onError = (error: unknown) => alert('message-centre', error)
  const keep = (name: string) => {
    if (!content) return
    save.mutate(
      { of: audience, content: { ...content, name } },
      {
        onSuccess: done,
        onError: (error) => {
          // Both are on the page then.
          if (error instanceof ApiError && error.version !== null) setAsking(null)
          else onError(error)
        },
      },
    )
  }
  return (
    <>
      {audience && stored && (
        <ChangedMeanwhile
          isOutdated={audience.version < stored.version && !save.isPending}
          onTakeTheirs={() => {
            setTyped(null)
            onTakeTheirs(stored)
          }}
          onKeepMine={() => onSaved(stored)}
        >
          <strong>{stored.name}</strong>
        </ChangedMeanwhile>
      )}
      <ButtonRow>
        <Button variant="quiet" aria-disabled={!content} onClick={() => content && setAsking('SAVE')}>
          {t(audience ? 'message-centre.audience.change' : 'message-centre.audience.save')}
        </Button>
        {audience && (
          <Button variant="quiet" onClick={() => setAsking('REMOVE')}>
            {t('message-centre.audience.remove')}
          </Button>
        )}
      </ButtonRow>
      <SaveDialog
        open={asking === 'SAVE'}
        onClose={() => setAsking(null)}
        heading={t(audience ? 'message-centre.audience.change' : 'message-centre.audience.save')}
        text={t('message-centre.audience.text')}
        name={typed ?? audience?.name ?? ''}
        onName={setTyped}
        busy={save.isPending}
        onSave={keep}
      />
      {audience && (
        <ConfirmDialog
          open={asking === 'REMOVE'}
          onClose={() => setAsking(null)}
          heading={t('message-centre.audience.removeHeading', { name: audience.name })}
          confirmLabel={t('message-centre.saved.remove')}
          danger
          busy={remove.isPending}
          onConfirm={() => remove.mutate(audience.id, { onSuccess: () => done(null), onError })}
        >
          <p>{t('message-centre.audience.removeText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
