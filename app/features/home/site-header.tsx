import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import * as m from '#messages'
import { languageTag, localeOfPath, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { useConfig } from '../../api/pages/site-name.ts'
import { Logo } from '../../ui/joint/pictures.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { SiteSearch } from './site-search.tsx'
import { ViewMenu } from './view-menu.tsx'

/** The person's parts of the header; the route fills them, since features do not import each other. */
export type SiteHeaderProps = { account: ReactNode; signOut: ReactNode }

/** The same header on every page; on public pages the personal parts load after the page. */
export function SiteHeader({ account, signOut }: SiteHeaderProps) {
  const { pathname, search } = useLocation()
  const brand = useConfig()?.brand
  const locale = localeOfPath(pathname)
  const other = locale === 'zh' ? 'en' : 'zh'
  const menu = useRef<HTMLDetailsElement>(null)
  // A new page starts with the menu closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the address changes
  useEffect(() => menu.current?.removeAttribute('open'), [pathname, search])
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <NavLink className="site-name" to={pathInLocale('/', locale)} end>
          <Logo src={brand && `${brand.pictures}/mark.svg`} className="site-logo" />
          <span>{brand?.shortName}</span>
        </NavLink>
        <details className="site-menu" ref={menu}>
          <summary className="site-tool">
            <span className="site-menu-mark" aria-hidden="true" />
            {m.nav_menu()}
          </summary>
          <div className="site-menu-panel">
            <nav aria-label={m.nav_label()}>
              <ul className="site-nav">
                <NavItem path="/" text={m.nav_home()} isEnd />
                <NavItem path="/tools" text={m.nav_toolbox()} isEnd />
                <NavItem path="/projects" text={m.nav_projects()} />
                <NavItem path="/volunteer" text={m.nav_volunteer()} />
                <NavItem path="/news" text={m.nav_news()} />
              </ul>
            </nav>
            <SiteSearch />
            <div className="site-tools">
              <HelpLink />
              <ViewMenu />
              {/* A full page load, because `lang` and every message change. */}
              <a
                className="site-tool"
                href={pathInLocale(pathname, other) + search}
                hrefLang={languageTag(other)}
                lang={languageTag(other)}
              >
                {m.language_switch()}
              </a>
              {signOut}
            </div>
          </div>
        </details>
        <div className="site-account">{account}</div>
      </div>
    </header>
  )
}

/** Help for the current page, in the same place everywhere. */
function HelpLink() {
  const { pathname } = useLocation()
  const path = pathInLocale('/support', localeOfPath(pathname))
  const isHelp = pathname.startsWith(path)
  // The first segments of the address tell the help centre the subject.
  const words = /[a-z]\w*(\/[a-z]+)?/i.exec(pathWithoutLocale(pathname))?.[0] ?? ''
  return (
    <NavLink className="site-tool" to={isHelp ? path : `${path}?page=${words}`} end>
      {m.nav_help()}
    </NavLink>
  )
}

function NavItem({ path, text, isEnd }: { path: string; text: string; isEnd?: boolean }) {
  const locale = useLocale()
  return (
    <li>
      <NavLink className="site-nav-link" to={pathInLocale(path, locale)} end={isEnd ?? false}>
        {text}
      </NavLink>
    </li>
  )
}
