import { LANGUAGE_NAMES, type Language } from '@vastus/i18n'
import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Drawer } from '../../shared/ui/dialog.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import {
  IconArrowLeft,
  IconHelpCircle,
  IconLanguage,
  IconMenu2,
  IconWifiOff,
} from '../../shared/ui/icons.tsx'
import { SkipLink, VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import styles from './app-shell.module.css'
import { Logo } from './logo.tsx'
import { MessageBanner } from '../../shared/ui/message-banner.tsx'
import { NavRail, Navigation, type NavigationProps } from './navigation.tsx'

export interface AppShellProps extends Omit<NavigationProps, 'onNavigate'> {
  face: 'patient' | 'staff'
  /** `column`: one readable column; `panes`: the page gets all the room and scrolls inside. */
  room?: 'column' | 'panes'
  homeHref: string
  helpHref: string
  /** Follows a link without loading the page again. */
  onNavigate: (href: string) => void
  /** Those of the country, in the order of the list. */
  languages: readonly Language[]
  onLanguage: (language: Language) => void
  /** Shown above the content; the browser's own back works too. */
  onBack?: () => void
  /** The clinic's message to everyone. */
  banner?: string
  demo?: boolean
  offline?: boolean
  /** A sign while something is being fetched or saved. */
  working?: ReactNode
  /** The person someone else is acting for, on every page of the e-contact. */
  strip?: ReactNode
  children: ReactNode
}

/** Header, menu and main room of every page. */
export function AppShell(props: AppShellProps) {
  const {
    face,
    room = 'column',
    onNavigate,
    onBack,
    banner,
    demo,
    offline,
    strip,
    children,
    ...navigation
  } = props
  const { t } = useI18n()
  const [menuOpen, setMenuOpen] = useState(false)
  const follow = (href: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setMenuOpen(false)
    onNavigate(href)
  }

  return (
    <div className={styles.shell} data-density={face} data-room={room}>
      <SkipLink target="content">{t('shell.skipToContent')}</SkipLink>
      <header className={styles.header} data-no-print="">
        <IconButton
          label={t(menuOpen ? 'shell.header.closeMenu' : 'shell.header.openMenu')}
          icon={<IconMenu2 />}
          aria-expanded={menuOpen}
          className={styles.menuButton}
          onClick={() => setMenuOpen(true)}
        />
        <a
          className={styles.home}
          href={props.homeHref}
          aria-label={t('shell.header.home')}
          onClick={follow(props.homeHref)}
        >
          <Logo />
        </a>
        {demo && (
          <span className={styles.demo} title={t('shell.demo.explanation')}>
            <Badge tone="ourTurn">{t('shell.demo.badge')}</Badge>
          </span>
        )}
        <span className={styles.working} role="status">
          {props.working}
        </span>
        <LanguageSelect languages={props.languages} onLanguage={props.onLanguage} />
        <a className={styles.help} href={props.helpHref} onClick={follow(props.helpHref)}>
          <IconHelpCircle aria-hidden="true" />
          <span>{t('shell.header.help')}</span>
        </a>
      </header>
      <div role="alert" data-no-print="">
        {offline && (
          <p className={styles.offline}>
            <IconWifiOff aria-hidden="true" />
            {t('shell.offline.bar')}
          </p>
        )}
      </div>
      {banner && <MessageBanner text={banner} />}
      {strip && <div className={styles.strip}>{strip}</div>}
      <div className={styles.body}>
        <div className={styles.side} data-no-print="">
          {face === 'staff' ? (
            <NavRail {...navigation} onNavigate={follow} />
          ) : (
            <Navigation {...navigation} onNavigate={follow} />
          )}
        </div>
        <main id="content" tabIndex={-1} className={styles.main}>
          {onBack && (
            <button type="button" className={styles.back} onClick={onBack} data-no-print="">
              <IconArrowLeft aria-hidden="true" />
              {t('shell.header.back')}
            </button>
          )}
          {children}
        </main>
      </div>
      <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} heading={<Logo />} side="left">
        <Navigation {...closing(navigation, () => setMenuOpen(false))} onNavigate={follow} />
      </Drawer>
    </div>
  )
}

/** The menu in the drawer: what leads away from the page also closes the drawer. */
function closing(
  menu: Omit<NavigationProps, 'onNavigate'>,
  close: () => void,
): Omit<NavigationProps, 'onNavigate'> {
  const { roleSwitch, onLogOut } = menu
  const then = (act: () => void) => () => {
    close()
    act()
  }
  return {
    ...menu,
    ...(roleSwitch ? { roleSwitch: { ...roleSwitch, onSelect: then(roleSwitch.onSelect) } } : {}),
    ...(onLogOut ? { onLogOut: then(onLogOut) } : {}),
  }
}

/** For the header, while something is under way. */
export function WorkingSign() {
  const { t } = useI18n()
  return (
    <>
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden>{t('shell.header.working')}</VisuallyHidden>
    </>
  )
}

function LanguageSelect({ languages, onLanguage }: Pick<AppShellProps, 'languages' | 'onLanguage'>) {
  const { t, language } = useI18n()
  const id = useId()
  // A language from the address or an earlier choice may be none of the country's.
  const shown = languages.includes(language) ? languages : [...languages, language]
  return (
    <div className={styles.language}>
      <label htmlFor={id}>
        <IconLanguage aria-hidden="true" />
        <VisuallyHidden>{t('shell.header.language')}</VisuallyHidden>
      </label>
      <span className={styles.code} aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <select
        id={id}
        value={language}
        onChange={(event) => {
          const chosen = shown.find((code) => code === event.target.value)
          if (chosen) onLanguage(chosen)
        }}
      >
        {shown.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </div>
  )
}
