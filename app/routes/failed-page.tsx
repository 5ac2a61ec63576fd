import type { ErrorResponse } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../shared/lib/locale.ts'
import type { HelpError } from '../../shared/rules/help-pages.ts'
import type { LostForm } from '../api/forms/lost-form.ts'
import { LostTexts } from '../api/forms/lost-texts.tsx'
import { useSiteName } from '../api/pages/site-name.ts'
import { Button, ButtonLink, ButtonRow } from '../ui/controls/button.tsx'
import { Heading } from '../ui/heading.tsx'
import { LostArt } from '../ui/joint/pictures.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLocale } from '../ui/page-locale.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/**
 * The designed failure of any page: not found, rate-limited, unavailable, or a failed script or network.
 * @param answer the error response of its data; undefined if something else failed
 */
export function FailedPage({ answer }: { answer: ErrorResponse | undefined }) {
  const site = useSiteName()
  const status = answer?.status ?? 500
  if (isLostForm(answer?.data)) return <Lost lost={answer.data} />
  if (status === 404) return <NotFound />
  const { title, text, help } = wordsOf[status] ?? failed
  const wait = status === 429 ? Number(answer?.data) : 0
  return (
    <div className="page stack stack-lg">
      <title>{m.title_of_page({ title: title(), site })}</title>
      <LostArt className="w-48" />
      <Heading level={1} text={title()} />
      <p className="measure">{text()}</p>
      {wait > 0 && <p className="measure">{waitText(wait)}</p>}
      <ButtonRow>
        {/* An empty address is this page again, with and without script. */}
        <ButtonLink kind="primary" href="" rel="external">
          {m.try_again()}
        </ButtonLink>
        <ButtonLink href="/">{m.back_home()}</ButtonLink>
      </ButtonRow>
      <HelpWith error={help} />
    </div>
  )
}

type Words = { title: () => string; text: () => string; help: HelpError }

const failed: Words = { title: m.failed_title, text: m.failed_text, help: 'internal' }

/** Keyed by status. */
const wordsOf: Record<number, Words> = {
  429: { title: m.too_often_title, text: m.too_often_text, help: 'tooMany' },
  503: { title: m.unavailable_title, text: m.unavailable_text, help: 'unavailable' },
}

function waitText(seconds: number): string {
  return seconds < 120
    ? m.too_often_seconds({ seconds })
    : m.too_often_minutes({ minutes: Math.ceil(seconds / 60) })
}

/** The help centre's article about the error. */
function HelpWith({ error }: { error: HelpError }) {
  return (
    <p>
      <Link alone href={`/support?error=${error}`}>
        {m.support_error_help()}
      </Link>
    </p>
  )
}

function isLostForm(data: unknown): data is LostForm {
  return typeof data === 'object' && data !== null && 'texts' in data
}

/** In place of a page that no longer exists but had a form posted to it: what was written is kept. */
function Lost({ lost: { message, texts } }: { lost: LostForm }) {
  const site = useSiteName()
  return (
    <div className="page stack stack-lg">
      <title>{m.title_of_page({ title: m.lost_form_title(), site })}</title>
      <Heading level={1} text={m.lost_form_title()} />
      <Notice kind="error" title={message} />
      <LostTexts texts={texts} />
      <ButtonRow>
        <ButtonLink href="/">{m.back_home()}</ButtonLink>
      </ButtonRow>
    </div>
  )
}

function NotFound() {
  const site = useSiteName()
  const locale = useLocale()
  return (
    <div className="page stack stack-lg">
      <title>{m.title_of_page({ title: m.not_found_title(), site })}</title>
      <LostArt className="w-48" />
      <Heading level={1} text={m.not_found_title()} />
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
        <ButtonLink href="/tools">{m.nav_toolbox()}</ButtonLink>
        <ButtonLink href="/">{m.back_home()}</ButtonLink>
      </ButtonRow>
      <HelpWith error="notFound" />
    </div>
  )
}
