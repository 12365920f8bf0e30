import type { Template } from '@vastus/contract/templates'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { foldText } from '@vastus/domain/types/fold-text'
import { LANGUAGE_NAMES } from '@vastus/i18n'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ConfirmDialog, Dialog } from '../../shared/ui/dialog.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { IconPencil, IconPlus, IconTrash } from '../../shared/ui/icons.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { TemplateForm } from './template-form.tsx'
import styles from './templates.module.css'
import { useDeleteTemplate, useTemplates } from './templates-api.ts'

/** More answers than this are also found by their words. */
const AT_A_GLANCE = 10

type ManageTemplatesProps = {
  type: TypeCode
  /** The reply being written, to keep as an answer. */
  reply: string
  eContactId: number
  onClose: () => void
}

/** All template replies that one may use; one's own can be changed and removed. Mount it only while it is open. */
export function ManageTemplates({ type, reply, eContactId, onClose }: ManageTemplatesProps) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const templates = useTemplates()
  const remove = useDeleteTemplate()
  const [form, setForm] = useState<{ template: Template | null; text: string } | null>(null)
  const [removing, setRemoving] = useState<Template | null>(null)
  const [query, setQuery] = useState('')

  if (form)
    return (
      <Dialog
        key="form"
        open
        onClose={() => setForm(null)}
        heading={t(form.template ? 'templates.editHeading' : 'templates.createHeading')}
      >
        <TemplateForm
          template={form.template}
          text={form.text}
          eContactId={eContactId}
          type={type}
          onCancel={() => setForm(null)}
          onSaved={() => {
            setForm(null)
            show({ tone: 'success', autoDismiss: true, text: t('templates.saved') })
          }}
        />
      </Dialog>
    )
  if (removing)
    return (
      <ConfirmDialog
        open
        danger
        onClose={() => setRemoving(null)}
        heading={t('templates.removeHeading')}
        confirmLabel={t('templates.removeConfirm')}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(removing.id, {
            onSuccess: () => show({ tone: 'success', autoDismiss: true, text: t('templates.removed') }),
            onError: (error) => alert('templates', error),
            onSettled: () => setRemoving(null),
          })
        }
      >
        <p>
          <strong>{removing.heading}</strong>
        </p>
        <p>{t('templates.removeText')}</p>
      </ConfirmDialog>
    )
  const all = templates.data?.content ?? []
  const kept = [...all.filter(({ isOwn }) => isOwn), ...all.filter(({ isOwn }) => !isOwn)]
  const words = foldText(query).split(/\s+/)
  const shown = kept.filter(({ heading, description }) => {
    const said = foldText(`${heading} ${description}`)
    return words.every((word) => said.includes(word))
  })
  return (
    <Dialog
      key="list"
      open
      onClose={onClose}
      heading={t('templates.heading')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      <ButtonRow>
        <Button
          data-first-focus=""
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => setForm({ template: null, text: '' })}
        >
          {t('templates.create')}
        </Button>
        {reply.trim() !== '' && (
          <Button variant="secondary" onClick={() => setForm({ template: null, text: reply })}>
            {t('templates.createFromReply')}
          </Button>
        )}
      </ButtonRow>
      {templates.isError && <p>{t('templates.loadFailed')}</p>}
      {templates.data && kept.length === 0 && <p>{t('templates.noneYet')}</p>}
      {kept.length > AT_A_GLANCE && (
        <TextField id="kept-search" label={t('templates.find')} value={query} onChange={setQuery} />
      )}
      {kept.length > 0 && shown.length === 0 && <p role="status">{t('templates.none')}</p>}
      <ul role="list" className={styles.kept}>
        {shown.map((template) => (
          <li key={template.id}>
            <span className={styles.keptWords}>
              <span dir="auto">
                {template.heading}
                {template.language && ` · ${LANGUAGE_NAMES[template.language]}`}
              </span>
              <small>
                {template.onlyForType
                  ? t('templates.onlyFor', { type: t(`types.${template.onlyForType}`) })
                  : template.isOwn
                    ? null
                    : t('templates.by', { name: `${template.owner.firstName} ${template.owner.surname}` })}
              </small>
            </span>
            <Badge tone={template.isOwn ? 'primary' : 'neutral'}>
              {t(template.isOwn ? 'templates.own' : 'templates.shared')}
            </Badge>
            {template.isOwn && (
              <>
                <IconButton
                  label={t('templates.edit', { heading: template.heading })}
                  icon={<IconPencil />}
                  tooltipSide="left"
                  onClick={() => setForm({ template, text: '' })}
                />
                <IconButton
                  label={t('templates.remove', { heading: template.heading })}
                  icon={<IconTrash />}
                  tooltipSide="left"
                  onClick={() => setRemoving(template)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
