import type { CountryCode } from '@vastus/domain/country'
import type { EmployeeRow } from '@vastus/domain/file-import/employee-rows'
import { EMPLOYEES_AT_ONCE, readEmployeeRows } from '@vastus/domain/file-import/employee-rows'
import type { Language } from '@vastus/domain/locale'
import { PROFESSIONS } from '@vastus/domain/roles'
import type { Translate } from '@vastus/i18n'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useDraft } from '../../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../../shared/session/session-context.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { ProgressBar } from '../../../shared/ui/progress.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import styles from '../administration.module.css'
import { useAddEmployee } from './employees-api.ts'

type Refusal = { line: number; name: string; reason: string }
type Report = { added: number; refusals: Refusal[] }

/** Longest text that is pasted: as many employees as are added at once. */
const PASTED_MAX = EMPLOYEES_AT_ONCE * 300

/** Adds employees who are pasted, one on a line. Lines that could not be added stay in the text. */
export function SeveralEmployees({ clinicId, onDone }: { clinicId: number; onDone: () => void }) {
  const { t, language, format } = useI18n()
  const country = useSessionStore().config.featureFlags.COUNTRY_CODE
  const draft = useDraft(`employees:${clinicId}`, { text: '' })
  const add = useAddEmployee(clinicId)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const { header, rows } = readEmployeeRows(draft.values.text, country)
  const isTooMany = rows.length > EMPLOYEES_AT_ONCE

  const addOne = async (row: EmployeeRow): Promise<string | null> => {
    if (row.isRepeated) return t('administration.employees.several.repeated')
    if (!row.profession) {
      const words = PROFESSIONS.map((each) => t(`enums.profession.${each}`)).join(', ')
      return t('administration.employees.several.profession', { words })
    }
    try {
      const employee = bodyOf(row, row.profession, language)
      await add.mutateAsync({ employee, idempotencyKey: crypto.randomUUID() })
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [field] = error.fields
      if (field) return `${fieldName(field.path, country, t)}: ${field.message}`
      return error.words ?? t('administration.employees.several.failed')
    }
  }
  const addAll = async () => {
    const refusals: Refusal[] = []
    const left: string[] = header === null ? [] : [header]
    let done = 0
    setReport(null)
    try {
      for (const row of rows) {
        setProgress({ done, total: rows.length })
        const reason = await addOne(row)
        done += 1
        if (reason === null) continue
        left.push(row.text)
        const name = `${row.firstName} ${row.surname}`.trim()
        refusals.push({ line: left.length, name: name === '' ? row.text : name, reason })
      }
    } finally {
      // An error nobody foresaw ends it early: lines that were not tried stay in the text, and lines that were added do not.
      setProgress(null)
      setReport({ added: done - refusals.length, refusals })
      const rest = rows.slice(done).map(({ text }) => text)
      if (refusals.length === 0 && rest.length === 0) {
        draft.clear()
        // With nothing left to add, the pressed button goes away.
        document.getElementById('several-employees')?.focus()
      } else draft.change({ text: [...left, ...rest].join('\n') })
    }
  }

  return (
    <div className={styles.page}>
      <div>
        <h1>{t('administration.employees.several.heading')}</h1>
        <p className={styles.quiet}>{t('administration.employees.several.about')}</p>
      </div>
      {draft.state === 'LOADING' ? (
        <Skeleton shape="card" lines={6} />
      ) : (
        <TextArea
          id="several-employees"
          label={t('administration.employees.several.label')}
          rows={8}
          maxCharacters={PASTED_MAX}
          countFrom={PASTED_MAX}
          readOnly={progress !== null}
          error={
            isTooMany
              ? t('administration.employees.several.tooMany', { count: EMPLOYEES_AT_ONCE })
              : undefined
          }
          value={draft.values.text}
          onChange={(text) => draft.change({ text })}
        />
      )}
      {progress && (
        <div className={styles.stack}>
          <ProgressBar
            label={t('administration.employees.several.heading')}
            percent={(progress.done / progress.total) * 100}
          />
          <p>
            {t('administration.employees.several.progress', {
              done: format.number(progress.done),
              total: format.number(progress.total),
            })}
          </p>
        </div>
      )}
      <div role="status">{report && <Told report={report} />}</div>
      <ButtonRow>
        {rows.length > 0 && !isTooMany && (
          <Button busy={progress !== null} onClick={() => void addAll()}>
            {t('administration.employees.several.send', { count: rows.length })}
          </Button>
        )}
        <Button variant="secondary" onClick={onDone}>
          {t('administration.employees.several.back')}
        </Button>
      </ButtonRow>
    </div>
  )
}

function Told({ report: { added, refusals } }: { report: Report }) {
  const { t } = useI18n()
  return (
    <div className={styles.stack}>
      {added > 0 && <p>{t('administration.employees.several.added', { count: added })}</p>}
      {refusals.length > 0 && (
        <>
          <p>{t('administration.employees.several.rest', { count: refusals.length })}</p>
          <ul>
            {refusals.map(({ line, name, reason }) => (
              <li key={line}>
                {t('administration.employees.several.line', { line: String(line) })} · {name}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function fieldName(path: string, country: CountryCode, t: Translate): string {
  if (path === 'personalCode') return t(`identity.field.personalCode.${country}`)
  if (path === 'listCode') return t('administration.employees.list')
  const known = (['firstName', 'surname', 'email', 'birthDate'] as const).find((each) => each === path)
  return known ? t(`identity.field.${known}`) : path
}

function bodyOf(row: EmployeeRow, profession: NonNullable<EmployeeRow['profession']>, language: Language) {
  const { firstName, surname, email, personalCode, birthDate, listCode } = row
  return {
    firstName,
    surname,
    email,
    profession,
    language,
    ...(personalCode === '' ? {} : { personalCode }),
    ...(birthDate === '' ? {} : { birthDate }),
    ...(listCode === '' ? {} : { listCode }),
  }
}
