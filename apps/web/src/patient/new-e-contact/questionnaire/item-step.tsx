import { useNavigate, useSearch } from '@tanstack/react-router'
import { itemAfter } from '@vastus/domain/instruments/filling'
import { ItemPage } from '../../../shared/instruments/item-page.tsx'
import type { ItemOfForm } from '../../../shared/instruments/questionnaire-form.ts'
import { useCountry } from '../../../shared/danger/emergency-number.ts'
import { patientStyles as styles, SavedLine } from '../../e-contacts/index.ts'
import type { IntroStepProps } from './intro-step.tsx'

/** One question a page. Going on leads to the next one, or back to the list of answers it was changed from. */
export function ItemStep({ filling, form, item, choices }: IntroStepProps & { item: ItemOfForm }) {
  const navigate = useNavigate()
  const { change } = useSearch({ from: '/e-contacts/questionnaire' })
  const country = useCountry()
  const { answers, set, draft } = filling
  const goOn = () => {
    const next = itemAfter<ItemOfForm>(form, draft.latest().answers, item.id, change !== undefined)
    void navigate({
      to: '/e-contacts/questionnaire',
      search: next ? { ...choices, item: next.id } : { ...choices, step: 'check' },
    })
  }
  return (
    <ItemPage
      form={form}
      answers={answers}
      item={item}
      country={country}
      className={styles.form}
      saved={<SavedLine state={draft.state} />}
      onAnswer={(given) => set(item.id, given)}
      onContinue={goOn}
    />
  )
}
