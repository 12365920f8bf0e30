import { useNavigate } from '@tanstack/react-router'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { type ReactNode, useRef } from 'react'
import { useOnline } from '../../../shared/api/use-online.ts'
import { useSignsBeforeSending } from '../../../shared/danger/use-danger-signs.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Action, Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { SummaryList } from '../../../shared/ui/card.tsx'
import {
  type ChoosableClinic,
  type ChoosablePerson,
  DangerNotice,
  Missed,
  NotSent,
  SavedLine,
  sentDanger,
  patientStyles as styles,
  useChosenFiles,
  Waiting,
} from '../../e-contacts/index.ts'
import { answersToSend, ownWordsToSend, type useNewMessage, wordsToSend } from '../new-message.ts'
import { DuplicateGuard } from './duplicate-guard.tsx'
import { LostPhotos } from './lost-photos.tsx'
import { MedicinesToSend, RenewalPart } from './renewal-part.tsx'
import { useSending } from './use-sending.ts'

interface CheckStepProps {
  draft: ReturnType<typeof useNewMessage>
  person: ChoosablePerson
  clinic: ChoosableClinic
  type: TypeCode
  /** The person or the type was changed just now, so there may be an open e-contact like this one. */
  isNewKind?: boolean
  /** Where the message itself can be changed, in place of a row that shows it. */
  editor?: ReactNode
  /** Asked before sending; false keeps the message here. */
  isFit?: () => boolean
}

/** Everything that will be sent, each with a way to change it, and the sending itself. */
export function CheckStep({ draft, person, clinic, type, isNewKind = false, editor, isFit }: CheckStepProps) {
  const { t, format } = useI18n()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const files = useChosenFiles(String(person.id))
  const words = wordsToSend(draft.values)
  const top = useRef<HTMLHeadingElement>(null)
  const danger = useSignsBeforeSending(
    {
      text: ownWordsToSend(draft.values),
      type,
      answers: answersToSend(draft.values),
      birthDate: person.birthDate,
    },
    draft.values.notMeant,
  )
  const sending = useSending(draft, (eContactId) => {
    const signs = danger.signs.filter(({ ruleId }) => !draft.values.notMeant.includes(ruleId))
    sentDanger.remember({ eContactId, signs, opensNextAt: clinic.opensNextAt })
  })
  const waits = sending.waiting === 'WAITS'
  const isCutOff = !isOnline || sending.hadNoAnswer
  const choices = { personId: String(person.id), clinicId: String(clinic.id), type }
  const sendBy = (send: () => unknown) => {
    if (isFit?.() ?? true) void danger.afterLook(send, () => top.current?.scrollIntoView())
  }
  const change = (what: string, onClick: () => void) => (
    <Action aria-label={t('patient.check.changeNamed', { what })} onClick={onClick}>
      {t('shell.buttons.change')}
    </Action>
  )
  const row = (label: string, value: string, onChange: () => void) => ({
    label,
    value,
    action: change(label, onChange),
  })

  return (
    <div className={styles.form}>
      <h1 ref={top}>{t('patient.check.title')}</h1>
      <DangerNotice
        signs={danger.signs}
        opensNextAt={clinic.opensNextAt}
        correction={{
          notMeant: draft.values.notMeant,
          onChange: (notMeant) => draft.change((kept) => ({ ...kept, notMeant })),
        }}
      />
      {isNewKind && <DuplicateGuard draft={draft} choices={choices} type={type} />}
      <div className={styles.form} inert={sending.isBusy}>
        <LostPhotos draft={draft} personId={choices.personId}>
          <SummaryList
            rows={[
              row(
                t('patient.check.person'),
                `${person.firstName} ${person.surname}`,
                () => void navigate({ to: '/e-contacts/choose-person', search: { type, change: 'person' } }),
              ),
              row(
                t('patient.check.clinic'),
                clinic.name,
                () =>
                  void navigate({
                    to: '/e-contacts/choose-clinic',
                    search: { ...choices, change: 'clinic' },
                  }),
              ),
              row(
                t('patient.check.type'),
                t(`types.${type}`),
                () => void navigate({ to: '/e-contacts/add', search: { ...choices, change: 'type' } }),
              ),
              ...(editor
                ? []
                : [
                    row(
                      t('patient.check.text'),
                      words.trim(),
                      () => void navigate({ to: '/e-contacts/create', search: choices }),
                    ),
                  ]),
              {
                label: t('patient.check.files'),
                value:
                  files.length > 0 ? format.list(files.map(({ name }) => name)) : t('patient.check.noFiles'),
                action: (
                  <Action
                    aria-label={t(files.length > 0 ? 'patient.check.changeNamed' : 'patient.check.addNamed', {
                      what: t('patient.check.files'),
                    })}
                    onClick={() =>
                      void navigate({ to: '/e-contacts/create', search: { ...choices, change: 'files' } })
                    }
                  >
                    {t(files.length > 0 ? 'shell.buttons.change' : 'patient.check.addFiles')}
                  </Action>
                ),
              },
            ]}
          />
        </LostPhotos>
        {waits ? <MedicinesToSend choices={choices} /> : <RenewalPart draft={draft} choices={choices} />}
        {editor}
      </div>
      <NotSent problem={sending.problem} more={t('patient.check.notSentKept')} />
      {waits && <Waiting onStop={sending.stopWaiting} />}
      {sending.waiting === 'MISSED' && <Missed />}
      {isCutOff && !waits && <p className={styles.secondary}>{t('patient.offline.kept')}</p>}
      {(isCutOff || waits) && <SavedLine state={draft.state} />}
      <ButtonRow>
        {!waits && isOnline && (
          <Button wide busy={sending.isBusy || danger.isLooking} onClick={() => sendBy(sending.send)}>
            {t('patient.check.send', { clinic: clinic.name })}
          </Button>
        )}
        {isCutOff && !waits && (
          <Button
            variant={isOnline ? 'secondary' : 'primary'}
            wide
            onClick={() => sendBy(sending.sendWhenBack)}
          >
            {t('patient.offline.sendWhenBack')}
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}
