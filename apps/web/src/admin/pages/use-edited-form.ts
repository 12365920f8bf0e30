import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import type { Draft } from '../../shared/drafts/use-draft.tsx'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'

/** `seen` is the version that the writer has seen. */
type Edited = { text: string; seen: number }
type Options<Values extends Edited> = Omit<
  Parameters<typeof useServerForm<Values>>[0],
  'initial' | 'onFailure'
> & { draft: Draft<Values>; present: Values }

/**
 * A form for what several administrators edit. What is typed is kept as a draft. When somebody else has saved meanwhile, nothing is
 * overwritten before the writer has chosen.
 *
 * @param present what is stored now, as the form shows it
 */
export function useEditedForm<Values extends Edited>({ draft, present, ...options }: Options<Values>) {
  const { t } = useI18n()
  const { show } = useToasts()
  const form = useServerForm<Values>({
    ...options,
    initial: draft.state === 'EMPTY' ? present : draft.values,
    onFailure: (error) => {
      draft.noteFailure(error)
      if (!(error instanceof ApiError) || error.version === null) return false
      show({ tone: 'warning', text: t('publishing.changedMeanwhile') })
      return true
    },
  })
  const tellChange = useEffectEvent((values: Values) => {
    if (JSON.stringify(values) !== JSON.stringify(present)) draft.change(values)
  })
  useEffect(() => tellChange(form.values), [form.values])
  return {
    form,
    isOutdated: form.values.seen < present.seen,
    takeTheirs: () => {
      for (const name of Object.keys(present) as (keyof Values)[]) form.set(name, present[name])
      draft.clear()
    },
    keepMine: () => form.set('seen', present.seen),
  }
}
