import { type ReactNode, useState } from 'react'
import { cookieQuestion } from '../../shared/cookies/cookie-question.ts'
import { cookieValue, saveCookieChoice } from '../../shared/cookies/cookies.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** Asks, with what was chosen before, and keeps the answer. */
export function CookieQuestion() {
  const { t } = useI18n()
  return (
    <CookieDialog
      open
      languages={<LanguageChoice />}
      analyticalBefore={cookieValue('cookie-consent-analytical') === 'true'}
      {...(cookieValue('cookie-consent') === 'true' ? { onClose: cookieQuestion.close } : {})}
      policyLink={
        <a href="/cookie-policy" target="_blank" rel="noreferrer">
          {t('shell.cookie.policy')}
        </a>
      }
      onAccept={(choice) => {
        saveCookieChoice(choice)
        cookieQuestion.close()
      }}
    />
  )
}

interface CookieDialogProps {
  open: boolean
  /** What was chosen before, when opened again from the settings. */
  analyticalBefore?: boolean
  onAccept: (choice: { analytical: boolean }) => void
  /** Without it the dialog waits for an answer. */
  onClose?: () => void
  /** For a reader of another language than the page: the dialog covers the choice in its header. */
  languages?: ReactNode
  /** A link to the cookie policy. */
  policyLink?: ReactNode
}

/** Which cookies may be set. Essential ones are always on; analytical ones start off. */
export function CookieDialog({
  open,
  analyticalBefore = false,
  onAccept,
  onClose,
  languages,
  policyLink,
}: CookieDialogProps) {
  const { t } = useI18n()
  const [analytical, setAnalytical] = useState(analyticalBefore)
  return (
    <Dialog
      open={open}
      onClose={() => onClose?.()}
      heading={t('shell.cookie.heading')}
      actions={
        <>
          {/* Neither answer is easier to give than the other. */}
          <Button variant="secondary" onClick={() => onAccept({ analytical: true })}>
            {t('shell.cookie.acceptAll')}
          </Button>
          <Button variant="secondary" onClick={() => onAccept({ analytical })}>
            {t('shell.cookie.acceptSelection')}
          </Button>
        </>
      }
    >
      {languages}
      <div>
        <Checkbox
          id="cookie-essential"
          label={t('shell.cookie.essential')}
          hint={t('shell.cookie.essentialHint')}
          checked
          disabled
          onChange={() => undefined}
        />
        <Checkbox
          id="cookie-analytical"
          label={t('shell.cookie.analytical')}
          hint={t('shell.cookie.analyticalHint')}
          checked={analytical}
          onChange={setAnalytical}
        />
      </div>
      {policyLink && <p>{policyLink}</p>}
    </Dialog>
  )
}
