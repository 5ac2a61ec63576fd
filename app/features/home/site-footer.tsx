import { useLocation } from 'react-router'
import * as m from '#messages'
import type { ConfigInfo } from '../../../shared/contract/home.ts'
import { localeOfPath, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { Link } from '../../ui/link.tsx'

/** The same footer on every page; help stands at the same place everywhere. */
export function SiteFooter({ config }: { config: ConfigInfo | null }) {
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  const here = encodeURIComponent(pathWithoutLocale(pathname))
  const links = [
    { path: `/feedback?page=${here}`, text: m.footer_feedback() },
    { path: `/feedback?topic=accessibility&page=${here}`, text: m.footer_barrier() },
    { path: '/f7b9b5e', text: m.footer_about_us() },
    { path: '/c0b81b0', text: m.footer_editorial() },
    { path: '/privacy', text: m.footer_privacy() },
    { path: '/terms', text: m.footer_terms() },
    { path: '/cookies', text: m.footer_cookies() },
    { path: '/toolDonationAgreement', text: m.footer_agreement() },
  ]
  return (
    <footer className="site-footer">
      <div className="page site-footer-row">
        <div className="measure">
          <p className="text-lg font-bold">{m.site_tagline()}</p>
          <p className="text-ink-2">{m.footer_open_source()}</p>
        </div>
        <nav aria-label={m.footer_about()}>
          <ul className="site-footer-links">
            {links.map(({ path, text }) => (
              <li key={path}>
                <Link alone ink href={pathInLocale(path, locale)}>
                  {text}
                </Link>
              </li>
            ))}
            <li>
              <Link alone ink href={pathInLocale('/api/docs', locale)} rel="external">
                {m.footer_api()}
              </Link>
            </li>
          </ul>
        </nav>
        {config && config.outsideLink.length > 0 && (
          <nav aria-label={m.footer_outside()}>
            <ul className="site-footer-links">
              {config.outsideLink.map(({ label, url }) => (
                <li key={url}>
                  <Link alone ink href={url} rel="noopener">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {config?.demoOutbox && (
          <p className="site-footer-demo">
            {m.footer_demo()}{' '}
            <Link href={config.demoOutbox} rel="external">
              {m.footer_demo_outbox()}
            </Link>
          </p>
        )}
      </div>
    </footer>
  )
}
