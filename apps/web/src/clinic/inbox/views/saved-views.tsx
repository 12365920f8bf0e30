import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { IconPencil, IconPlus, IconX } from '../../../shared/ui/icons.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import { useStaff } from '../../e-contacts/index.ts'
import { useDeleteView, useRenameView, useSavedViews, useSaveView } from '../api/saved-views.ts'
import filters from '../filters/filters.module.css'
import { useInboxSearch } from '../filters/use-inbox-search.ts'
import styles from './saved-views.module.css'
import { ViewNameDialog } from './view-name-dialog.tsx'
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
  /** The view that gets a name: the present one, or a kept one. */
  const [naming, setNaming] = useState<'PRESENT' | number | null>(null)
  const group = useRef<HTMLDivElement>(null)
  const { views, isLoading } = useSavedViews(clinicId)
  const save = useSaveView(clinicId)
  const rename = useRenameView(clinicId)
  const remove = useDeleteView(clinicId)
  const present = queryOfView(search)
  const canBeKept = present !== '' && !views.some(({ query }) => query === present)
  // A button that was pressed goes with what it did; the focus stays among the views.
  const hasActed = useRef(false)
  useEffect(() => {
    if (hasActed.current && document.activeElement?.matches('body, dialog'))
      group.current?.querySelector<HTMLElement>('[aria-pressed="true"], button')?.focus()
  }, [views.length, naming])
  if (isLoading) return null
  const renamed = views.find(({ id }) => id === naming)

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
                label={t('clinic.views.rename', { name: view.name })}
                icon={<IconPencil />}
                tooltipSide="left"
                onClick={() => setNaming(view.id)}
              />
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
                setNaming('PRESENT')
              }}
            >
              {t('clinic.views.keep')}
            </Button>
          )}
          {naming === 'PRESENT' && (
            <ViewNameDialog
              heading={t('clinic.views.keep')}
              draftKey="inbox-view"
              present=""
              taken={[]}
              busy={save.isPending}
              onConfirm={(name) => save.mutateAsync({ name, query: present })}
              onClose={() => setNaming(null)}
            />
          )}
          {renamed && (
            <ViewNameDialog
              heading={t('clinic.views.rename', { name: renamed.name })}
              draftKey={`inbox-view:${renamed.id}`}
              present={renamed.name}
              taken={views.flatMap(({ id, name }) => (id === renamed.id ? [] : [name]))}
              busy={rename.isPending}
              onConfirm={(name) => rename.mutateAsync({ id: renamed.id, name })}
              onClose={() => setNaming(null)}
            />
          )}
        </div>
      )}
      {children}
    </>
  )
}
