import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../shared/lib/locale.ts'
import type { HelpError } from '../../shared/rules/help-pages.ts'
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Heading } from '../ui/heading.tsx'
import { LostArt } from '../ui/joint/pictures.tsx'
import { Link } from '../ui/link.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/**
 * The designed failure of any page: not found, unavailable, or a script or network that failed.
 * @param status the HTTP status it stands for
 */
export function FailedPage({ status }: { status: number }) {
  const locale = localeOfPath(useLocation().pathname)
  if (status === 404) return <NotFound />
  const isOutage = status === 503
  return (
    <div className="page stack stack-lg">
      <title>{m.title_of_page({ title: isOutage ? m.unavailable_title() : m.failed_title() })}</title>
      <LostArt className="w-48" />
      <Heading level={1} text={isOutage ? m.unavailable_title() : m.failed_title()} locale={locale} />
      <p className="measure">{isOutage ? m.unavailable_text() : m.failed_text()}</p>
      <ButtonRow>
        {/* An empty address is this page again, with script and without. */}
        <ButtonLink kind="primary" href="" rel="external">
          {m.try_again()}
        </ButtonLink>
        <ButtonLink href={pathInLocale('/', locale)}>{m.back_home()}</ButtonLink>
      </ButtonRow>
      <HelpWith error={isOutage ? 'unavailable' : 'internal'} />
    </div>
  )
}

/** What the help centre says about it. */
function HelpWith({ error }: { error: HelpError }) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <p>
      <Link alone href={`${pathInLocale('/support', locale)}?error=${error}`}>
        {m.support_error_help()}
      </Link>
    </p>
  )
}

function NotFound() {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <div className="page stack stack-lg">
      <title>{m.title_of_page({ title: m.not_found_title() })}</title>
      <LostArt className="w-48" />
      <Heading level={1} text={m.not_found_title()} locale={locale} />
      <p className="measure">{m.not_found_text()}</p>
      <search>
        <form className="row" action={pathInLocale('/search', locale)}>
          <label>
            <VisuallyHidden>{m.not_found_search()}</VisuallyHidden>
            <input
              className="input"
              type="search"
              name="keywords"
              maxLength={100}
              placeholder={m.not_found_search()}
            />
          </label>
          <Button kind="primary">{m.search_button()}</Button>
        </form>
      </search>
      <ButtonRow>
        <ButtonLink href={pathInLocale('/tools', locale)}>{m.nav_toolbox()}</ButtonLink>
        <ButtonLink href={pathInLocale('/', locale)}>{m.back_home()}</ButtonLink>
      </ButtonRow>
      <HelpWith error="notFound" />
    </div>
  )
}
