import type { translate } from '@vastus/contract/ai'
import type { RouteResponse } from '@vastus/contract/route'
import { LANGUAGES, type Language } from '@vastus/domain/locale'
import { useRef, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { Differences } from './differences.tsx'
import type { TranslatedReply } from './translated-reply.ts'
import styles from './translation.module.css'
import { useTranslating } from './use-translating.tsx'

type Differing = Pick<RouteResponse<typeof translate>, 'missing' | 'added'>

type TranslateDialogProps = {
  eContactId: number
  text: string
  onClose: () => void
  onTranslated: (translated: TranslatedReply) => void
}

/** Translates a typed reply; where the two differ in a fact, the writer has to confirm it. */
export function TranslateDialog({ eContactId, text, onClose, onTranslated }: TranslateDialogProps) {
  const { t, language } = useI18n()
  const others = LANGUAGES.filter((each) => each !== language)
  const [to, setTo] = useState<Language>(language === 'ru' ? 'et' : 'ru')
  const [made, setMade] = useState<(RouteResponse<typeof translate> & { to: Language }) | null>(null)
  const [edited, setEdited] = useState('')
  /** What is in the field when an answer comes. */
  const latest = useRef('')
  const [isChecked, setChecked] = useState(false)
  const { run, isPending, dialog } = useTranslating()
  /** The text that was last compared with the reply, and where the two differ. */
  const [compared, setCompared] = useState<(Differing & { text: string }) | null>(null)
  const differs = compared !== null && compared.missing.length + compared.added.length > 0

  const edit = (value: string) => {
    latest.current = value
    setEdited(value)
  }
  const compare = ({ missing, added }: Differing, text: string) => {
    setCompared({ missing, added, text })
    setChecked(false)
  }
  const make = () =>
    run([{ eContactId, text, to }], (result) => {
      setMade({ ...result, to })
      edit(result.translation)
      compare(result, result.translation)
    })
  const take = () => {
    const isOwnWords = made?.isApproved && edited === made.translation
    onTranslated({
      text: edited,
      original: isOwnWords ? '' : text.trim(),
      confirmed: !isOwnWords && isChecked ? edited : '',
    })
  }
  /** What the writer has changed since is compared once more, before it can be used. */
  const takeOrCompare = (chosen: Language) => {
    if (compared?.text === edited) {
      if (!differs || isChecked) take()
      return
    }
    run([{ eContactId, text, to: chosen, edited }], (result) => {
      compare(result, edited)
      const isAsCompared = latest.current === edited
      if (isAsCompared && result.missing.length + result.added.length === 0) take()
    })
  }
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
                busy={isPending}
                aria-disabled={compared?.text === edited && differs && !isChecked}
                onClick={() => takeOrCompare(made.to)}
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
          {made && compared && (
            <>
              <TextArea
                id="translated-reply"
                label={t(`ai.language.${made.to}`)}
                hint={
                  made.isApproved && edited === made.translation
                    ? t('ai.reply.approved')
                    : t('ai.madeBy', { model: made.model })
                }
                rows={5}
                lang={made.to}
                value={edited}
                onChange={edit}
              />
              <Differences missing={compared.missing} added={compared.added} />
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
