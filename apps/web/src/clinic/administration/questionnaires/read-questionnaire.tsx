import type { CheckedQuestionnaire, InstrumentWording } from '@vastus/contract/official-wordings'
import { useRef, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { reportError } from '../../../shared/api/report.ts'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { FileDialog, type FileProblem } from './file-dialog.tsx'
import { type ReadFile, useCheckFile } from './wordings-api.ts'

type ReadQuestionnaireProps = {
  clinicId: number
  /** Whose wording the file brings; null to try one out. */
  instrument: { code: InstrumentWording['instrument']; name: string } | null
  label: string
}

/** Below what a call of the server may hold. */
const MAX_BYTES = 200_000

type Read = { file: ReadFile; problems: FileProblem[]; preview: CheckedQuestionnaire['preview'] }

/** A button that opens the choice of a file, and what the file holds. */
export function ReadQuestionnaire({ clinicId, instrument, label }: ReadQuestionnaireProps) {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const input = useRef<HTMLInputElement>(null)
  const check = useCheckFile(clinicId)
  const [read, setRead] = useState<Read | null>(null)
  const name = instrument && t('administration.questionnaires.bringInNamed', { name: instrument.name })

  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    if (chosen.size > MAX_BYTES) return setRead(refused('TOO_LARGE'))
    const text = await chosen.text().catch((error: unknown) => {
      reportError('questionnaires', error)
      return null
    })
    if (text === null) return setRead(refused('UNREADABLE'))
    const file = parse(text)
    if (!file) return setRead(refused('NOT_A_QUESTIONNAIRE'))
    check.mutate(
      { instrument: instrument?.code ?? null, questionnaire: file },
      {
        onSuccess: (checked) => setRead({ file, ...checked }),
        onError: (error) =>
          // As for a file that holds more levels than any Questionnaire.
          error instanceof ApiError && error.status === 400
            ? setRead(refused('NOT_A_QUESTIONNAIRE'))
            : alert('questionnaires', error),
      },
    )
  }
  return (
    <div>
      <Button
        variant="secondary"
        busy={check.isPending}
        {...(name && { 'aria-label': name })}
        onClick={() => input.current?.click()}
      >
        {check.isPending ? t('administration.questionnaires.loading') : label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json,application/fhir+json"
        hidden
        aria-label={name ?? label}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          // The same file can be chosen again after it was corrected.
          currentTarget.value = ''
        }}
      />
      {read && (
        <FileDialog clinicId={clinicId} instrument={instrument} {...read} onClose={() => setRead(null)} />
      )}
    </div>
  )
}

const refused = (problem: FileProblem['problem']): Read => ({
  file: {},
  problems: [{ linkId: '', problem }],
  preview: null,
})

/** @returns null for a file that is no JSON object */
function parse(text: string): ReadFile | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
