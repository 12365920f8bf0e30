import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { UnsentWords } from '../replies/index.ts'
import { dropAside, takeAside, type Wizard, type WizardDraft } from './wizard-draft.ts'

/** What was begun for other patients: in sight until one takes or drops it. */
export function AsidePart({ draft }: { draft: WizardDraft }) {
  const { t } = useI18n()
  const decide = (next: (wizard: Wizard) => Wizard) => {
    draft.change(next)
    document.getElementById('wizard-text')?.focus()
  }
  return draft.values.aside.map((each) => {
    const { text, told } = each.written
    const answers = told.filter(({ answer }) => answer.trim() !== '').length
    return (
      <UnsentWords
        key={each.patientId}
        heading={t('wizard.aside.heading', { name: each.name })}
        text={text}
        with={answers > 0 && t('wizard.aside.answers', { count: String(answers) })}
      >
        <Action onClick={() => decide((wizard) => takeAside(wizard, each))}>{t('wizard.aside.use')}</Action>
        <Action onClick={() => decide((wizard) => dropAside(wizard, each))}>{t('wizard.aside.drop')}</Action>
      </UnsentWords>
    )
  })
}
