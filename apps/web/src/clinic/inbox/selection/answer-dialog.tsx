import type { DashboardRow } from '@vastus/contract/shapes'
import type { Template } from '@vastus/contract/templates'
import { openPlaceholders } from '@vastus/domain/templates/placeholders'
import { isOfferedFor } from '@vastus/domain/templates/template'
import { useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { serverNow } from '../../../shared/time/server-clock.ts'
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx'
import { IconInfoCircle } from '../../../shared/ui/icons.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { useMyClinics, useStaff } from '../../e-contacts/index.ts'
import { EMPTY_REPLY, replyWindow, RestrictionField } from '../../replies/index.ts'
import { answerIn, noteUse, offeredTemplates, useFill, usesOf, useTemplates } from '../../templates/index.ts'
import { useReaderLanguages } from '../api/reader-languages.ts'
import type { ManyAnswers } from './use-bulk.ts'
import styles from './selection.module.css'

/** As many as can be looked over; more are found by their words. */
const MAX_SHOWN = 6

type AnswerDialogProps = {
  rows: readonly DashboardRow[]
  /** Why others that are chosen get no answer; empty where there are none. */
  why: string
  onClose: () => void
  onConfirm: (answers: ManyAnswers) => void
}

/** One ready-made answer for all that are chosen, each in the language of its patient where the answer is there in it. */
export function AnswerDialog({ rows, why, onClose, onConfirm }: AnswerDialogProps) {
  const { t, format } = useI18n()
  const { userId, clinicId, timeZone } = useStaff()
  const clinicName = useMyClinics().data?.content.find(({ id }) => id === clinicId)?.name ?? ''
  const templates = useTemplates()
  const fill = useFill()
  const { languageOf, isPending } = useReaderLanguages(clinicId, rows)
  const [query, setQuery] = useState('')
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [draft, setDraft] = useState(EMPTY_REPLY)
  const [problem, setProblem] = useState<{ answer?: string; date?: string }>({})
  const [first] = rows
  if (!first) return null

  // In which language an answer goes out is known before one can be chosen.
  const all = (!isPending && templates.data?.content) || []
  const fitting = all.filter((each) => rows.every(({ eContactType }) => isOfferedFor(each, eContactType)))
  const found = offeredTemplates(fitting, first.eContactType, query, {
    language: languageOf(first),
    uses: usesOf(userId),
  })
  const shown = found.slice(0, MAX_SHOWN)
  const chosen = shown.find(({ id }) => id === chosenId)
  const answerFor = (answer: Template, row: DashboardRow) => answerIn(languageOf(row), answer, fitting)
  const textFor = (answer: Template, row: DashboardRow) =>
    fill({ ...row, clinicName }, answerFor(answer, row).description)
  /** The first patient of each language in which the answer goes out. */
  const examplesOf = (answer: Template) => {
    const examples = new Map<number, DashboardRow>()
    for (const row of rows) {
      const { id } = answerFor(answer, row)
      if (!examples.has(id)) examples.set(id, row)
    }
    return [...examples.values()]
  }

  const confirm = () => {
    if (!chosen) return setProblem({ answer: t('clinic.bulk.answerMissing') })
    const texts = rows.map((row) => textFor(chosen, row))
    const open = [...new Set(texts.flatMap(openPlaceholders))]
    if (open.length > 0) return setProblem({ answer: t('templates.open', { names: format.list(open) }) })
    const window = replyWindow(draft, { now: serverNow(), timeZone })
    if (!window.ok) return setProblem({ date: t(`errors.rules.${window.rule}`) })
    noteUse(userId, chosen.id)
    onConfirm({ texts, closes: draft.restriction === 'NO_REPLY', replyBlockedUntil: window.until })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      heading={t('clinic.bulk.answerHeading', { count: rows.length })}
      confirmLabel={t('shell.buttons.send')}
      onConfirm={confirm}
    >
      {why && (
        <p className={styles.leftOut}>
          <IconInfoCircle aria-hidden="true" />
          {why}
        </p>
      )}
      <TextField
        id="answer-search"
        data-first-focus=""
        label={t('templates.find')}
        value={query}
        onChange={setQuery}
      />
      {shown.length > 0 ? (
        <RadioCards
          id="answer"
          label={t('templates.list')}
          error={problem.answer}
          value={String(chosen?.id ?? '')}
          onChange={(id) => {
            const answer = shown.find((each) => String(each.id) === id)
            if (!answer) return
            setProblem({})
            setChosenId(answer.id)
            setDraft((now) => ({ ...now, restriction: answer.restriction ?? now.restriction }))
          }}
          options={shown.map((each) => ({ value: String(each.id), label: each.heading }))}
        />
      ) : (
        <p role="status">
          {templates.data && !isPending && t(all.length === 0 ? 'templates.noneYet' : 'templates.none')}
          {templates.isError && t('templates.loadFailed')}
        </p>
      )}
      {found.length > shown.length && (
        <p>{t('clinic.bulk.moreAnswers', { count: found.length - shown.length })}</p>
      )}
      {chosen && (
        <>
          {examplesOf(chosen).map((row) => (
            <div key={row.id}>
              <p className={styles.previewFor}>
                {t('clinic.bulk.preview', { name: `${row.patient.firstName} ${row.patient.surname}` })}
              </p>
              <p className={styles.preview} lang={answerFor(chosen, row).language ?? undefined} dir="auto">
                {textFor(chosen, row)}
              </p>
            </div>
          ))}
          <RestrictionField
            draft={draft}
            error={problem.date}
            onChange={(part) => {
              setProblem({})
              setDraft((now) => ({ ...now, ...part }))
            }}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
