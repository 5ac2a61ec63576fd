import { useLocation } from 'react-router'
import * as m from '#messages'
import type { ConfigInfo } from '../../../shared/contract/home.ts'
import { languageTag, localeOfPath, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { icpRegister, publicSecurityRegister } from '../../../shared/rules/site-settings.ts'
import { Link } from '../../ui/link.tsx'

/** The same footer on every page; help stands at the same place everywhere. */
export function SiteFooter({ config }: { config: ConfigInfo | null }) {
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  const here = encodeURIComponent(pathWithoutLocale(pathname))
  // On every page whatever staff put into the footer: a way to complain, and what the law asks for.
  const fixed: FooterLink[] = [
    { path: `/feedback?page=${here}`, label: m.footer_feedback() },
    { path: `/feedback?topic=accessibility&page=${here}`, label: m.footer_barrier() },
    { path: '/privacy', label: m.footer_privacy() },
    { path: '/terms', label: m.footer_terms() },
    { path: '/cookies', label: m.footer_cookies() },
  ].map(({ path, label }) => ({ url: pathInLocale(path, locale), label }))
  return (
    <footer className="site-footer">
      <div className="page site-footer-row">
        <div className="measure">
          <p className="text-lg font-bold">{m.site_tagline()}</p>
          <p className="text-ink-2">{m.footer_open_source()}</p>
        </div>
        <nav aria-label={m.footer_about()}>
          <ul className="site-footer-links">
            <FooterItems links={[...fixed, ...(config?.normal ?? [])]} />
            <li>
              <Link alone ink href={pathInLocale('/api/docs', locale)} rel="external">
                {m.footer_api()}
              </Link>
            </li>
          </ul>
        </nav>
        {config && config.fieldMenu.length > 0 && (
          <nav aria-label={m.home_fields()}>
            <ul className="site-footer-links">
              <FooterItems
                links={config.fieldMenu.map(({ alias, name }) => ({
                  label: name,
                  url: pathInLocale(`/field/${alias}`, locale),
                }))}
              />
            </ul>
          </nav>
        )}
        {config && config.outsideLink.length + config.footerLogos.length > 0 && (
          <nav aria-label={m.footer_outside()}>
            <ul className="site-footer-links">
              <FooterItems links={config.outsideLink} />
              {config.footerLogos.map(({ img, alt, url }) => (
                <li key={url}>
                  <a className="site-footer-logo" href={url}>
                    <img src={img} alt={alt} loading="lazy" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {config && <ContactAndRecords config={config} />}
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

/** How to reach the portal's people, and the numbers that the law asks for; nothing where staff entered none. */
function ContactAndRecords({ config: { hotline, mail, icp, publicSecurity } }: { config: ConfigInfo }) {
  const links = [
    { label: hotline, url: `tel:${hotline.replace(/[^+\d]/g, '')}` },
    { label: mail, url: `mailto:${mail}` },
    { label: icp, url: icpRegister },
    { label: publicSecurity, url: publicSecurityRegister(publicSecurity) },
  ].filter(({ label }) => label !== '')
  if (links.length === 0) return null
  return (
    <ul className="site-footer-links" aria-label={m.footer_contact()}>
      <FooterItems links={links} />
    </ul>
  )
}

type FooterLink = ConfigInfo['normal'][number]

function FooterItems({ links }: { links: FooterLink[] }) {
  return links.map(({ label, url, language }) => (
    <li key={url}>
      <Link alone ink href={url} lang={language && languageTag(language)}>
        {label}
      </Link>
    </li>
  ))
}
