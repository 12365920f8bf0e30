import { useNavigate, useSearch } from '@tanstack/react-router'
import { itemAfterPage } from '@vastus/domain/instruments/filling'
import type { RefObject } from 'react'
import { useCountry } from '../../../shared/danger/emergency-number.ts'
import { ItemPage, type LeftPage } from '../../../shared/instruments/item-page.tsx'
import type { ItemOfForm } from '../../../shared/instruments/questionnaire-form.ts'
import type { ShownPage } from '../../../shared/instruments/use-no-page-twice.ts'
import { SavedLine, patientStyles as styles } from '../../e-contacts/index.ts'
import type { IntroStepProps } from './intro-step.tsx'

type ItemStepProps = IntroStepProps & { itemId: string; lastPage: RefObject<ShownPage | null> }

/** Questions on their page. Going on leads to the next one, or back to the list of answers it was changed from. */
export function ItemStep({ filling, form, itemId, choices, lastPage }: ItemStepProps) {
  const navigate = useNavigate()
  const { change } = useSearch({ from: '/e-contacts/questionnaire' })
  const country = useCountry()
  const { answers, set, draft } = filling
  const isChanging = change !== undefined
  const to = '/e-contacts/questionnaire'
  const goOn = async ({ id, size, isAnother }: LeftPage) => {
    const next = itemAfterPage<ItemOfForm>(form, draft.latest().answers, { id, size, isChanging })
    // Back leads to where one was.
    if (isAnother) await navigate({ to, search: { ...choices, item: id }, replace: true })
    await navigate({ to, search: next ? { ...choices, item: next.id } : { ...choices, step: 'check' } })
  }
  return (
    <ItemPage
      form={form}
      answers={answers}
      itemId={itemId}
      isAlone={isChanging}
      country={country}
      className={styles.form}
      lastPage={lastPage}
      saved={<SavedLine state={draft.state} />}
      onAnswer={set}
      onContinue={(page) => void goOn(page)}
    />
  )
}
