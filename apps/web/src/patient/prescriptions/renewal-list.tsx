import { Link, useNavigate } from '@tanstack/react-router'
import { PRESCRIPTIONS_MAX } from '@vastus/domain/prescriptions/prescription'
import { type SyntheticEvent, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import {
  type ListedPrescription,
  listedPrescriptions,
  type PrescriptionDraft,
} from '../../shared/prescriptions/listed-prescriptions.ts'
import { Action, Button, buttonClass, ButtonRow } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { IconPlus } from '../../shared/ui/icons.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import styles from './prescriptions.module.css'
import type { RenewalChoices } from './renewal-choices.ts'
import { RenewalItem } from './renewal-item.tsx'

/** The list itself: tick, change, take off, add, go on. One alone is asked about. */
export function RenewalList({ list, choices }: { list: PrescriptionDraft; choices: RenewalChoices }) {
  const { t, format } = useI18n()
  const { show } = useToasts()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(false)
  const { prescriptions } = list
  const chosen = prescriptions.filter((each) => each.chosen)
  const [only] = chosen
  const error = attempt > 0 && chosen.length === 0 ? t('prescriptions.renewal.noneChosen') : undefined
  const isFull = prescriptions.length >= PRESCRIPTIONS_MAX

  const keep = (next: ListedPrescription[]) => listedPrescriptions.keep({ ...list, prescriptions: next })
  const change = (index: number, to: Partial<ListedPrescription>) =>
    keep(prescriptions.map((each, at) => (at === index ? { ...each, ...to } : each)))
  const remove = (index: number) => {
    keep(prescriptions.filter((_, at) => at !== index))
    const name = prescriptions[index]?.brandName ?? ''
    show({ tone: 'success', autoDismiss: true, text: t('prescriptions.renewal.removed', { name }) })
    document.getElementById('add-medicine')?.focus({ preventScroll: true })
  }
  const goOn = () => void navigate({ to: '/e-contacts/create', search: choices })
  /** The message writes itself from the list: what is left is to look at it and send it. */
  const renew = (index: number) => {
    keep(prescriptions.map((each, at) => ({ ...each, chosen: at === index })))
    void navigate({ to: '/e-contacts/create', search: { ...choices, step: 'check' } })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempt((count) => count + 1)
    if (chosen.length === 1) setAsking(true)
    else if (chosen.length > 1) goOn()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary
        errors={
          error ? [{ id: prescriptions.length > 0 ? 'medicine-0' : 'add-medicine', message: error }] : []
        }
        attempt={attempt}
      />
      {prescriptions.length > 0 ? (
        <p>
          {t('prescriptions.renewal.hint')}
          {list.from && (
            <span className={styles.from}>
              {t('prescriptions.renewal.lastTime', { date: format.date(list.from) })}
            </span>
          )}
        </p>
      ) : (
        <div className={styles.empty}>
          <p>
            <strong>{t('prescriptions.renewal.noneHeading')}.</strong> {t('prescriptions.renewal.hintNew')}{' '}
            {t('prescriptions.renewal.noneText')}
          </p>
        </div>
      )}
      <div>
        {isFull ? (
          <p id="add-medicine" tabIndex={-1}>
            {t('prescriptions.renewal.full', { count: PRESCRIPTIONS_MAX })}
          </p>
        ) : (
          <Link
            id="add-medicine"
            to="/prescriptions/add"
            search={choices}
            resetScroll={false}
            className={buttonClass(prescriptions.length > 0 ? 'secondary' : 'primary', true)}
          >
            <IconPlus aria-hidden="true" />
            {t('prescriptions.renewal.add')}
          </Link>
        )}
      </div>
      {prescriptions.length > 0 && (
        <>
          <ul role="list" className={styles.items} aria-label={t('prescriptions.renewal.list')}>
            {prescriptions.map((prescription, index) => (
              <RenewalItem
                // The list has no ids of its own: lines are distinguished by their place.
                // oxlint-disable-next-line react/no-array-index-key -- see above
                key={index}
                index={index}
                prescription={prescription}
                onChange={(to) => change(index, to)}
                onRemove={() => remove(index)}
                onRenew={() => renew(index)}
              />
            ))}
          </ul>
          <div className={styles.foot}>
            <p role="status" className={styles.secondary}>
              {t('prescriptions.renewal.chosen', { count: chosen.length })}
            </p>
            <ButtonRow>
              <Button type="submit" wide>
                {t('prescriptions.renewal.continue')}
              </Button>
            </ButtonRow>
          </div>
        </>
      )}
      <p>
        <Action
          onClick={() => {
            keep(prescriptions.map((each) => ({ ...each, chosen: false })))
            goOn()
          }}
        >
          {t('prescriptions.renewal.withoutList')}
        </Action>
      </p>
      <ConfirmDialog
        open={asking}
        startsOnAction
        heading={t('prescriptions.one.heading')}
        confirmLabel={t('prescriptions.one.confirm')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          goOn()
        }}
      >
        <p>{t('prescriptions.one.text', { name: only?.brandName ?? '' })}</p>
      </ConfirmDialog>
    </form>
  )
}
