import type { ReactNode } from 'react'
import { useLocation, useRouteError } from 'react-router'
import * as m from '#messages'
import type { ConfigInfo } from '../../../shared/contract/home.ts'
import { languageTag, localeOfPath, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { isShareable } from '../../../shared/lib/shareable-page.ts'
import { Link } from '../../ui/link.tsx'
import { SharePage } from './share-page.tsx'

export type SiteFooterProps = { config: ConfigInfo | null }

/** What follows every page: the way to share it, if it shows content, and the footer. */
export function SiteFooter({ config }: SiteFooterProps) {
  const { pathname } = useLocation()
  // A page that is not there, or failed, is not shared.
  const isShown = !useRouteError()
  return (
    <>
      {isShown && isShareable(pathname) && (
        <SharePage key={pathname} origin={config?.origin ?? ''} pathname={pathname} />
      )}
      <Footer config={config} />
    </>
  )
}

/** The same on every page; help is in the same place everywhere. */
function Footer({ config }: SiteFooterProps) {
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  const here = encodeURIComponent(pathWithoutLocale(pathname))
  const own = (path: string, label: string) => ({ url: pathInLocale(path, locale), label })
  const { normal = [], fieldMenu = [], outsideLink = [], footerLogos = [], contact = [] } = config ?? {}
  return (
    <footer id="site-footer" className="site-footer">
      <div className="page site-footer-row">
        <div className="measure">
          <p className="text-lg font-bold">{m.site_tagline()}</p>
          <p className="text-ink-2">{m.footer_open_source()}</p>
        </div>
        <FooterLinks
          label={m.footer_about()}
          links={[
            // On every page, whatever staff add: the complaints link and what the law requires.
            own(`/feedback?page=${here}`, m.footer_feedback()),
            own(`/feedback?topic=accessibility&page=${here}`, m.footer_barrier()),
            own('/privacy', m.footer_privacy()),
            own('/terms', m.footer_terms()),
            own('/cookies', m.footer_cookies()),
            ...normal,
            { ...own('/api/docs', m.footer_api()), rel: 'external' },
          ]}
        />
        <FooterLinks
          label={m.footer_fields()}
          links={fieldMenu.map(({ alias, name }) => own(`/field/${alias}`, name))}
        />
        <FooterLinks
          label={m.footer_outside()}
          links={[
            ...outsideLink,
            ...footerLogos.map(({ img, alt, url }) => ({
              url,
              label: <img className="site-footer-logo" src={img} alt={alt} loading="lazy" />,
            })),
          ]}
        />
        <FooterLinks label={m.footer_contact()} links={contact} />
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

type FooterLinksProps = {
  label: string
  links: { label: ReactNode; url: string; language?: 'zh' | 'en' | undefined; rel?: string }[]
}

function FooterLinks({ label: name, links }: FooterLinksProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={name}>
      <ul className="site-footer-links">
        {links.map(({ label, url, language, rel }) => (
          <li key={url}>
            <Link alone ink href={url} rel={rel} lang={language && languageTag(language)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
