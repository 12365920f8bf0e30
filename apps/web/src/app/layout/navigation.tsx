import { type MouseEvent, type ReactNode, useId } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Avatar, CountBadge } from '../../shared/ui/badge.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { EmailText } from '../../shared/ui/email-text.tsx'
import { IconLogout, IconSwitchHorizontal } from '../../shared/ui/icons.tsx'
import { NativeSelect, type SelectOption } from '../../shared/ui/native-select.tsx'
import { Tooltip } from '../../shared/ui/tooltip.tsx'
import styles from './navigation.module.css'
import { THEMES, type Theme } from '../../shared/ui/theme.ts'

export interface NavigationItem {
  href: string
  label: string
  icon: ReactNode
  current?: boolean
  count?: number
  /** Keys shown in the rail's tooltip, for example `g i`. */
  shortcut?: string
}

export interface NavigationProps {
  items: readonly NavigationItem[]
  /** Nobody is logged in without it. */
  user?: { name: string; email?: string }
  editProfileHref?: string
  /** For those who are both patient and staff. */
  roleSwitch?: { label: string; onSelect: () => void }
  onLogOut?: () => void
  /** For staff of several clinics. */
  clinics?: { options: readonly SelectOption[]; selected: string; onSelect: (id: string) => void }
  theme: Theme
  onTheme: (theme: Theme) => void
  onNavigate: (href: string) => (event: MouseEvent) => void
}

/** The whole menu: beside the content on wide patient pages, in the drawer elsewhere. */
export function Navigation({ items, onNavigate, ...account }: NavigationProps) {
  const { t } = useI18n()
  return (
    <nav className={styles.navigation} aria-label={t('shell.menu.label')}>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item.href}>
            <a
              className={styles.item}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              onClick={onNavigate(item.href)}
            >
              {item.icon}
              <span>{item.label}</span>
              {item.count !== undefined && <CountBadge>{item.count}</CountBadge>}
            </a>
          </li>
        ))}
      </ul>
      <Account {...account} onNavigate={onNavigate} />
    </nav>
  )
}

function Account(props: Omit<NavigationProps, 'items'>) {
  const { user, editProfileHref, roleSwitch, onLogOut, clinics, theme, onTheme, onNavigate } = props
  const { t } = useI18n()
  const id = useId()
  return (
    <div className={styles.account}>
      {clinics && (
        <NativeSelect
          id={`${id}-clinic`}
          label={t('shell.menu.clinic')}
          value={clinics.selected}
          onChange={clinics.onSelect}
          options={clinics.options}
        />
      )}
      <NativeSelect
        id={`${id}-theme`}
        label={t('shell.theme.label')}
        value={theme}
        onChange={(value) => onTheme(THEMES.find((name) => name === value) ?? 'system')}
        options={THEMES.map((name) => ({ value: name, label: t(`shell.theme.${name}`) }))}
      />
      {roleSwitch && (
        <button type="button" className={styles.item} onClick={roleSwitch.onSelect}>
          <IconSwitchHorizontal aria-hidden="true" />
          <span>{roleSwitch.label}</span>
        </button>
      )}
      {onLogOut && (
        <button type="button" className={styles.item} onClick={onLogOut}>
          <IconLogout aria-hidden="true" />
          <span>{t('shell.menu.logOut')}</span>
        </button>
      )}
      {user && (
        <div className={styles.profile}>
          <Avatar name={user.name} decorative />
          <div>
            <p className={styles.name}>
              <EmailText email={user.name} />
            </p>
            {user.email && (
              <p className={styles.detail}>
                <EmailText email={user.email} />
              </p>
            )}
            {editProfileHref && (
              <a className={styles.detail} href={editProfileHref} onClick={onNavigate(editProfileHref)}>
                {t('shell.menu.editProfile')}
              </a>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/** The staff menu as a column of icons; everything else of the menu is in the drawer. */
export function NavRail({ items, user, onNavigate }: NavigationProps) {
  const { t } = useI18n()
  return (
    <nav className={styles.rail} aria-label={t('shell.menu.label')}>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item.href}>
            <Tooltip label={item.label} shortcut={item.shortcut} side="right">
              <a
                className={classNames(styles.item, styles.railItem)}
                href={item.href}
                aria-label={item.count === undefined ? item.label : `${item.label} ${item.count}`}
                aria-current={item.current ? 'page' : undefined}
                onClick={onNavigate(item.href)}
              >
                {item.icon}
                <span className={styles.railLabel} aria-hidden="true">
                  {item.label}
                </span>
                {item.count !== undefined && item.count > 0 && (
                  <span className={styles.railCount} aria-hidden="true">
                    {item.count}
                  </span>
                )}
              </a>
            </Tooltip>
          </li>
        ))}
      </ul>
      {user && <Avatar name={user.name} />}
    </nav>
  )
}
