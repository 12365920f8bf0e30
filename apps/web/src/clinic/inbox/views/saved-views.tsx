import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { IconPlus, IconX } from '../../../shared/ui/icons.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import { useStaff } from '../../e-contacts/index.ts'
import { useDeleteView, useSavedViews, useSaveView } from '../api/saved-views.ts'
import filters from '../filters/filters.module.css'
import { useInboxSearch } from '../filters/use-inbox-search.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import styles from './saved-views.module.css'
import { queryOfView, searchOfView } from './view-query.ts'

type SavedViewsProps = {
  onChosen?: () => void
  /** What is below them. It comes with them, so that they move nothing. */
  children: ReactNode
}

/** The user's own views, and keeping the present one as another. */
export function SavedViews({ onChosen, children }: SavedViewsProps) {
  const { t } = useI18n()
  const { clinicId } = useStaff()
  const navigate = useNavigate()
  const alert = useErrorAlert()
  const { show } = useToasts()
  const { search } = useInboxSearch()
  const [isNaming, setNaming] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const { views, isLoading } = useSavedViews(clinicId)
  const save = useSaveView(clinicId)
  const remove = useDeleteView(clinicId)
  const present = queryOfView(search)
  const canBeKept = present !== '' && !views.some(({ query }) => query === present)
  // A button that was pressed goes with what it did; the focus stays among the views.
  const hasActed = useRef(false)
  useEffect(() => {
    if (hasActed.current && document.activeElement?.matches('body, dialog'))
      group.current?.querySelector<HTMLElement>('[aria-pressed="true"], button')?.focus()
  }, [views.length, isNaming])
  if (isLoading) return null

  // Both are reported also when the drawer has been closed.
  const forget = ({ id, name, query }: (typeof views)[number]) => {
    hasActed.current = true
    void remove
      .mutateAsync(id)
      .then(() =>
        show({
          tone: 'success',
          autoDismiss: true,
          text: t('clinic.views.forgotten', { name }),
          action: {
            label: t('clinic.bulk.undo'),
            isUndo: true,
            onSelect: () =>
              void save.mutateAsync({ name, query }).catch((error: unknown) => alert('e-contacts', error)),
          },
        }),
      )
      .catch((error: unknown) => alert('e-contacts', error))
  }

  return (
    <>
      {(views.length > 0 || canBeKept) && (
        <div ref={group} role="group" aria-label={t('clinic.views.label')} className={filters.views}>
          <p className={styles.label}>{t('clinic.views.label')}</p>
          {views.map((view) => (
            <div key={view.id} className={styles.view}>
              <button
                type="button"
                className={filters.view}
                aria-pressed={view.query === present}
                onClick={() => {
                  void navigate({ to: '.', search: searchOfView(view.query) })
                  onChosen?.()
                }}
              >
                <span>{view.name}</span>
              </button>
              <IconButton
                label={t('clinic.views.forget', { name: view.name })}
                icon={<IconX />}
                tooltipSide="left"
                onClick={() => forget(view)}
              />
            </div>
          ))}
          {canBeKept && (
            <Button
              variant="quiet"
              className={styles.keep}
              icon={<IconPlus aria-hidden="true" />}
              onClick={() => {
                hasActed.current = true
                setNaming(true)
              }}
            >
              {t('clinic.views.keep')}
            </Button>
          )}
          {isNaming && <SaveViewDialog query={present} save={save} onClose={() => setNaming(false)} />}
        </div>
      )}
      {children}
    </>
  )
}
