import type { EditedDocument } from '@vastus/contract/documents'
import { CONSENT_TYPES } from '@vastus/domain/consents'
import { slugOfConsent } from '@vastus/domain/content'
import {
  changedLanguages,
  checkDocument,
  DOCUMENT_LIMITS,
  type DocumentWords,
} from '@vastus/domain/content-editing'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@vastus/i18n'
import { useRef, useState } from 'react'
import { DocumentBody } from '../../shared/documents/document-body.tsx'
import { type Draft, useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { ChangedMeanwhile, styles, useEditedForm } from '../pages/index.ts'
import { usePublishDocument, useSaveDocument } from './api.ts'
import { Difference } from './difference.tsx'
import { type DocumentValues, valuesOf, wordsOf } from './document-values.ts'
import { EarlierVersions } from './earlier-versions.tsx'

/** What a document lacks before it can be published. */
const missingIn = (words: DocumentWords) => checkDocument(words).filter(({ rule }) => rule === 'REQUIRED')

type EditorProps = { document: EditedDocument; onDone: () => void }

/** The next version of a document being written. What is typed is kept until it is saved. */
export function DocumentEditor({ document, onDone }: EditorProps) {
  const draft = useDraft(`document:${document.slug}`, valuesOf(document))
  if (draft.state === 'LOADING') return <Skeleton shape="card" lines={8} />
  return <Fields document={document} draft={draft} onDone={onDone} />
}

function Fields({ document, draft, onDone }: EditorProps & { draft: Draft<DocumentValues> }) {
  const { t, format, language: own } = useI18n()
  const { show } = useToasts()
  const [language, setLanguage] = useState(own)
  const [isAsking, setAsking] = useState(false)
  const isPublished = useRef(false)
  const save = useSaveDocument()
  const publish = usePublishDocument()
  const present = valuesOf(document)
  const labels: Record<string, string> = {}
  for (const each of LANGUAGES) {
    labels[`title.${each}`] = `${LANGUAGE_NAMES[each]}, ${t('publishing.title')}`
    labels[`body.${each}`] = `${LANGUAGE_NAMES[each]}, ${t('publishing.text')}`
  }
  const { form, isOutdated, takeTheirs, keepMine } = useEditedForm<DocumentValues>({
    draft,
    present,
    area: 'documents',
    labels,
    send: async (values) => {
      const words = wordsOf(values)
      if (isPublished.current) {
        const missing = missingIn(words)
        if (missing.length > 0) return Object.fromEntries(missing.map(({ path, rule }) => [path, rule]))
      }
      const saved = await save.mutateAsync({ slug: document.slug, seen: values.seen, words })
      form.set('seen', saved.version)
      if (isPublished.current) await publish.mutateAsync(saved)
      draft.clear()
      show({
        tone: 'success',
        autoDismiss: true,
        text: t(isPublished.current ? 'publishing.documents.published' : 'publishing.saved'),
      })
      onDone()
      return undefined
    },
  })
  const submit = ({ publish: wanted }: { publish: boolean }) => {
    isPublished.current = wanted
    setAsking(false)
    void form.submit()
  }
  const words = wordsOf(form.values)
  const changed = changedLanguages(document, words)
  const unchanged = LANGUAGES.filter((each) => !changed.includes(each))
  const isUnchanged = changed.length === 0
  const names = (languages: readonly Language[]) => format.list(languages.map((each) => LANGUAGE_NAMES[each]))
  const asksAgain = CONSENT_TYPES.some((type) => slugOfConsent(type) === document.slug)
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit({ publish: false })
      }}
    >
      {isOutdated && (
        <ChangedMeanwhile onTakeTheirs={takeTheirs} onKeepMine={keepMine}>
          <Difference before={document.draft ?? document} after={words} language={language} />
        </ChangedMeanwhile>
      )}
      <ErrorSummary {...form.summary} />
      {LANGUAGES.map((each) => (
        <Card key={each} heading={<span lang={each}>{LANGUAGE_NAMES[each]}</span>}>
          <FieldStack>
            <TextField
              {...form.field(`title.${each}`)}
              label={t('publishing.title')}
              lang={each}
              autoComplete="off"
            />
            <TextArea
              {...form.field(`body.${each}`)}
              label={t('publishing.text')}
              hint={t('publishing.documents.textHint')}
              lang={each}
              rows={8}
              maxCharacters={DOCUMENT_LIMITS.body}
              countFrom={DOCUMENT_LIMITS.body - 1000}
            />
          </FieldStack>
        </Card>
      ))}
      <Card heading={t('publishing.preview')}>
        <div className={styles.list}>
          <NativeSelect
            id="preview-language"
            label={t('publishing.previewLanguage')}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={(chosen) => setLanguage(LANGUAGES.find((each) => each === chosen) ?? own)}
          />
          <details>
            <summary>{t('publishing.documents.difference')}</summary>
            <Difference before={document} after={words} language={language} />
          </details>
          <h3 lang={language}>{words.title[language]}</h3>
          <DocumentBody body={words.body[language]} language={language} headingLevel={3} />
        </div>
      </Card>
      {isUnchanged && (
        <p id="nothing-changed" className={styles.quiet}>
          {t('publishing.documents.nothingChanged')}
        </p>
      )}
      <ButtonRow>
        <Button
          busy={form.busy}
          aria-disabled={isUnchanged}
          aria-describedby={isUnchanged ? 'nothing-changed' : undefined}
          onClick={() => {
            if (isUnchanged) return
            // What is missing is shown at once: nobody confirms what cannot be done.
            if (missingIn(words).length > 0) submit({ publish: true })
            else setAsking(true)
          }}
        >
          {t('publishing.documents.publish')}
        </Button>
        <Button type="submit" variant="secondary" aria-disabled={form.busy}>
          {t('publishing.saveDraft')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('publishing.back')}
        </Button>
      </ButtonRow>
      <EarlierVersions document={document} language={language} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        heading={t('publishing.documents.publishHeading')}
        confirmLabel={t('publishing.documents.publish')}
        onConfirm={() => submit({ publish: true })}
      >
        <p>{t('publishing.documents.changedIn', { languages: names(changed) })}</p>
        {unchanged.length > 0 && (
          <p>{t('publishing.documents.unchangedIn', { languages: names(unchanged) })}</p>
        )}
        <p>{t(asksAgain ? 'publishing.documents.asksAgain' : 'publishing.documents.seenAtOnce')}</p>
      </ConfirmDialog>
    </form>
  )
}
