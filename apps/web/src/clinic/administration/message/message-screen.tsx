import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteGlobalMessage, saveGlobalMessage } from '@vastus/contract/clinic-administration'
import { listGlobalMessages } from '@vastus/contract/platform'
import { GLOBAL_MESSAGE_MAX } from '@vastus/domain/clinic/contact'
import { checkMessageEnd, MESSAGE_DAYS } from '@vastus/domain/clinic/message-end'
import { addDays, isCalendarDate, localDate } from '@vastus/domain/time/time-zone'
import { lengthOf, normaliseText } from '@vastus/domain/typed-text'
import { type SyntheticEvent, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useDraft } from '../../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { serverNow } from '../../../shared/time/server-clock.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { DateField } from '../../../shared/ui/date-field.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx'
import { FieldStack } from '../../../shared/ui/field.tsx'
import { MessageBanner } from '../../../shared/ui/message-banner.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import { useStaff } from '../../e-contacts/index.ts'
import styles from '../administration.module.css'
import { OwnClinicPage } from '../own-clinic-page.tsx'

/** The one message that the clinic shows to its patients and staff. */
export function MessageScreen() {
  const { t } = useI18n()
  return (
    <OwnClinicPage heading={t('administration.home.message.label')}>
      {(clinic) => <Message key={clinic.id} />}
    </OwnClinicPage>
  )
}

function Message() {
  const { t, format } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const { clinicId, timeZone } = useStaff()
  const client = useQueryClient()
  const [empty] = useState(() => ({
    text: '',
    endsOn: addDays(localDate(serverNow(), timeZone), MESSAGE_DAYS),
  }))
  const draft = useDraft<{ text: string; endsOn?: string }>(`clinic-message:${clinicId}`, empty)
  const [isChecked, setChecked] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const shown = useQuery({
    queryKey: ['global-messages', 'own', clinicId],
    queryFn: ({ signal }) =>
      call(listGlobalMessages, { query: { role: 'DOCTOR', clinicIds: String(clinicId) } }, { signal }),
  })
  const present = shown.data?.content[0]
  const refresh = async () => {
    // The set-up of a new clinic is a step further.
    void client.invalidateQueries({ queryKey: ['my-clinics'] })
    await client.invalidateQueries({ queryKey: ['global-messages'] })
  }
  // The day is missing from drafts of an earlier version of the page.
  const { text, endsOn = '' } = draft.values
  const save = useMutation({
    mutationFn: () =>
      call(
        saveGlobalMessage,
        { body: { clinicId, text, ...(endsOn && { endsOn }) } },
        // In place of the one that the writer sees, and of no other.
        { idempotencyKey: draft.idempotencyKey(), ...(shown.data && { ifMatch: present?.id ?? 0 }) },
      ),
    onSettled: refresh,
  })
  const end = useMutation({
    mutationFn: (id: number) =>
      call(deleteGlobalMessage, { params: { id: String(id) }, query: { clinicId: String(clinicId) } }),
    onSettled: refresh,
  })
  const length = lengthOf(normaliseText(text))
  const fault =
    length === 0
      ? t('errors.rules.REQUIRED')
      : length > GLOBAL_MESSAGE_MAX
        ? t('errors.rules.MAX_LENGTH', { count: GLOBAL_MESSAGE_MAX })
        : undefined
  const wrongDay = brokenDay(endsOn, timeZone)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setChecked(true)
    if (save.isPending) return
    if (fault) return document.getElementById('message')?.focus()
    if (wrongDay) return document.getElementById('ends-on')?.focus()
    save.mutate(undefined, {
      onSuccess: () => {
        draft.clear()
        setChecked(false)
        show({ tone: 'success', autoDismiss: true, text: t('administration.message.saved') })
      },
      onError: (error) => {
        draft.noteFailure(error)
        if (error instanceof ApiError && error.version !== null)
          show({ tone: 'warning', text: t('administration.changedMeanwhile') })
        else alert('global-message', error)
      },
    })
  }
  const endIt = () =>
    present &&
    end.mutate(present.id, {
      onSuccess: () => show({ tone: 'success', autoDismiss: true, text: t('administration.message.ended') }),
      onError: (error) => alert('global-message', error),
      onSettled: () => setEnding(false),
    })
  return (
    <>
      <Card
        heading={
          <span className={styles.name}>
            {t('administration.message.now')}
            <Badge tone={present ? 'done' : 'neutral'}>
              {t(present ? 'administration.message.active' : 'administration.message.inactive')}
            </Badge>
          </span>
        }
      >
        {present ? (
          <div className={styles.stack}>
            <p className={styles.message}>{present.text}</p>
            <p className={styles.quiet}>
              {present.endsOn === null
                ? t('administration.message.since', { when: format.dateTime(present.createdAt) })
                : t('administration.message.sinceUntil', {
                    when: format.dateTime(present.createdAt),
                    date: format.date(present.endsOn),
                  })}
            </p>
            <ButtonRow>
              <Button variant="secondary" onClick={() => setEnding(true)}>
                {t('administration.message.end')}
              </Button>
            </ButtonRow>
          </div>
        ) : (
          <p className={styles.quiet}>{t('administration.message.none')}</p>
        )}
      </Card>
      <form noValidate onSubmit={submit}>
        <Card heading={t(present ? 'administration.message.replace' : 'administration.message.write')}>
          <FieldStack>
            <TextArea
              id="message"
              rows={4}
              label={t('administration.message.label')}
              hint={t('administration.message.hint')}
              maxCharacters={GLOBAL_MESSAGE_MAX}
              countFrom={GLOBAL_MESSAGE_MAX - 100}
              error={isChecked ? fault : undefined}
              value={text}
              onChange={(next) => draft.change({ text: next, endsOn })}
            />
            <DateField
              id="ends-on"
              label={t('administration.message.endsOn')}
              optional
              hint={t('administration.message.endsOnHint')}
              value={endsOn}
              error={isChecked && wrongDay ? t(`errors.rules.${wrongDay}`) : undefined}
              onChange={(next) => draft.change({ text, endsOn: next })}
            />
            {length > 0 && (
              <div className={styles.stack}>
                <p className={styles.quiet}>{t('administration.message.preview')}</p>
                <div className={styles.frame}>
                  <MessageBanner text={text} />
                </div>
              </div>
            )}
            <ButtonRow>
              <Button type="submit" busy={save.isPending}>
                {t('administration.message.show')}
              </Button>
            </ButtonRow>
          </FieldStack>
        </Card>
      </form>
      <ConfirmDialog
        open={isEnding}
        onClose={() => setEnding(false)}
        heading={t('administration.message.endHeading')}
        confirmLabel={t('administration.message.end')}
        danger
        busy={end.isPending}
        onConfirm={endIt}
      >
        <p>{t('administration.message.endText')}</p>
      </ConfirmDialog>
    </>
  )
}

/** What is wrong with the last day, by the clinic's calendar; null where none was chosen. */
function brokenDay(endsOn: string, timeZone: string) {
  if (endsOn === '') return null
  if (!isCalendarDate(endsOn)) return 'DATE'
  return checkMessageEnd(endsOn, { now: serverNow(), timeZone })
}
