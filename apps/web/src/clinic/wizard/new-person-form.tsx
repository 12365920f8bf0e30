import { type SyntheticEvent, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { checkNewPerson, NewPersonFields, useFieldLabels } from './new-person-fields.tsx'
import { useCodes } from './use-codes.ts'
import { useToday } from './use-today.ts'
import type { PersonForm } from './wizard-draft.ts'

type NewPersonFormProps = {
  as: 'patient' | 'representative'
  heading: string
  submitLabel: string
  form: PersonForm
  /** Asks whether the person may act for the patient. */
  declaration?: string
  /** At which field a refusal by the server is shown that names none. */
  refusalAt: 'personalCode' | 'surname'
  className: string | undefined
  onChange: (part: Partial<PersonForm>) => void
  onCancel: () => void
  save: (form: PersonForm) => Promise<void>
}

/** Somebody whom the clinic does not know yet. */
export function NewPersonForm(props: NewPersonFormProps) {
  const { as, form, declaration } = props
  const { t } = useI18n()
  const { COUNTRY_CODE: country, PERSONAL_CODE_REQUIRED: isCodeRequired } =
    useSessionStore().config.featureFlags
  const today = useToday()
  const [isBusy, setBusy] = useState(false)
  const codes = useCodes(form.email, useFieldLabels())

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const actsForAnother = declaration !== undefined
    const found = checkNewPerson(as, form, { country, today, isCodeRequired, actsForAnother })
    if (isBusy || codes.refuse(found)) return
    setBusy(true)
    try {
      await props.save(form)
    } catch (error) {
      codes.fail(error, as, props.refusalAt, form)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate className={props.className} onSubmit={(event) => void submit(event)}>
      <h2>{props.heading}</h2>
      <ErrorSummary {...codes.summary} />
      <NewPersonFields
        prefix={as}
        form={form}
        codes={codes}
        today={today}
        {...(declaration === undefined ? {} : { declaration })}
        onChange={props.onChange}
      />
      <ButtonRow>
        <Button type="submit" busy={isBusy}>
          {props.submitLabel}
        </Button>
        <Button variant="secondary" onClick={props.onCancel}>
          {t('shell.buttons.cancel')}
        </Button>
      </ButtonRow>
    </form>
  )
}
