import type { translate } from '@vastus/contract/ai'
import type { RouteResponse } from '@vastus/contract/route'
import { LANGUAGES, type Language } from '@vastus/domain/locale'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { Differences } from './differences.tsx'
import styles from './translation.module.css'
import { useTranslating } from './use-translating.tsx'

type TranslateDialogProps = {
  eContactId: number
  text: string
  onClose: () => void
  onTranslated: (text: string) => void
}

/** Translates a typed reply; where the two differ in a fact, the writer has to confirm it. */
export function TranslateDialog({ eContactId, text, onClose, onTranslated }: TranslateDialogProps) {
  const { t, language } = useI18n()
  const others = LANGUAGES.filter((each) => each !== language)
  const [to, setTo] = useState<Language>(language === 'ru' ? 'et' : 'ru')
  const [made, setMade] = useState<(RouteResponse<typeof translate> & { to: Language }) | null>(null)
  const [edited, setEdited] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { run, isPending, dialog } = useTranslating()
  const differs = made !== null && made.missing.length + made.added.length > 0

  const make = () =>
    run({ eContactId, text, to }, (result) => {
      setMade({ ...result, to })
      setEdited(result.translation)
      setChecked(false)
    })
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        heading={t('ai.reply.heading')}
        actions={
          <>
            {made && (
              <Button
                aria-disabled={differs && !isChecked}
                onClick={() =>
                  (!differs || isChecked) &&
                  onTranslated(`${edited.trim()}\n\n${t('ai.reply.original')}\n${text.trim()}`)
                }
              >
                {t('ai.reply.use')}
              </Button>
            )}
            <Button variant="secondary" onClick={onClose}>
              {t('kit.cancel')}
            </Button>
          </>
        }
      >
        <div className={styles.dialog}>
          <div className={styles.choice}>
            <NativeSelect
              id="translate-to"
              label={t('ai.reply.to')}
              value={to}
              options={others.map((value) => ({ value, label: t(`ai.language.${value}`) }))}
              onChange={(value) => setTo(value as Language)}
            />
            <Button variant="secondary" busy={isPending} onClick={make}>
              {t('ai.reply.make')}
            </Button>
          </div>
          <p dir="auto" className={styles.text}>
            {text}
          </p>
          {made && (
            <>
              <TextArea
                id="translated-reply"
                label={t(`ai.language.${made.to}`)}
                hint={made.isApproved ? t('ai.reply.approved') : t('ai.madeBy', { model: made.model })}
                rows={5}
                lang={made.to}
                value={edited}
                onChange={setEdited}
              />
              <Differences missing={made.missing} added={made.added} />
              {differs && (
                <Checkbox
                  id="translation-checked"
                  label={t('ai.reply.checked')}
                  checked={isChecked}
                  onChange={setChecked}
                />
              )}
            </>
          )}
        </div>
      </Dialog>
      {dialog}
    </>
  )
}
