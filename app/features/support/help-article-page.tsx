import { type ReactNode, type RefObject, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { HelpArticle } from '../../../shared/contract/support/support.ts'
import { langOf, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ContentsList } from '../../ui/contents-list.tsx'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import { HelpLinks } from './help-links.tsx'

export type HelpArticlePageProps = {
  article: HelpArticle
  /** This reader's vote just now; `preview` shows no question. */
  voted: 'yes' | 'no' | 'preview' | null
  failure?: ActFailure | undefined
  /** The tools for reading aloud and printing. */
  tools: (body: RefObject<HTMLElement | null>) => ReactNode
}

/** A question and its answer: the short one first, then step by step. */
export function HelpArticlePage({ article, voted, failure, tools }: HelpArticlePageProps) {
  const locale = useLocale()
  const body = useRef<HTMLDivElement>(null)
  const lang = langOf(article.language, locale)
  const day = shanghaiDay(new Date(article.updatedAt))
  return (
    <div className="page stack stack-lg">
      <Crumbs article={article} />
      <header className="stack" lang={lang}>
        <Heading level={1} text={article.title} locale={article.language} />
        <p className="help-answer measure">{article.summary}</p>
      </header>
      {lang && <Notice kind="info" title={m.translation_missing()} />}
      <div className="row article-tools no-print">{tools(body)}</div>
      <div className="article-body">
        {article.contents.length > 1 && (
          <ContentsList label={m.support_contents()} contents={article.contents} lang={lang} />
        )}
        <div ref={body}>
          <Prose {...(lang && { lang })} html={article.html} />
        </div>
      </div>
      <p className="text-sm text-ink-2">
        <time dateTime={day}>{m.support_updated({ date: datedText(day, locale) })}</time>
      </p>
      {voted !== 'preview' && <Vote voted={voted} failure={failure} />}
      {article.related.length > 0 && (
        <section className="stack no-print" aria-labelledby="related">
          <Heading level={2} size="xl" id="related" text={m.support_related()} />
          <HelpLinks articles={article.related} />
        </section>
      )}
    </div>
  )
}

function Crumbs({ article }: { article: HelpArticle }) {
  const locale = useLocale()
  const path = pathInLocale('/support', locale)
  const { category } = article
  const topic = category && [{ href: `${path}#topic-${category.categoryId}`, text: category.name }]
  return (
    <Breadcrumbs
      label={m.support_crumbs()}
      crumbs={[{ href: path, text: m.support_title() }, ...(topic ?? [])]}
    />
  )
}

/** The page is the same for everybody: a person's vote is in the address they are redirected to. */
function Vote({ voted, failure }: Pick<HelpArticlePageProps, 'voted' | 'failure'>) {
  const { pathname } = useLocation()
  const here = encodeURIComponent(pathWithoutLocale(pathname))
  return (
    <section className="help-vote stack no-print" aria-labelledby="vote">
      <Heading level={2} size="xl" id="vote" text={m.support_vote()} />
      {failure && <Notice kind="error" live answer={failure} title={failure.message} />}
      {voted && !failure && (
        <Notice kind="success" live title={voted === 'yes' ? m.support_voted_yes() : m.support_voted_no()}>
          {voted === 'no' && (
            <Link alone href={`/feedback?kind=suggestion&topic=content&page=${here}`}>
              {m.support_vote_missing()}
            </Link>
          )}
        </Notice>
      )}
      <Form method="post" action={pathname} preventScrollReset className="stack">
        <ButtonRow>
          <Button name="isHelpful" value="yes">
            {m.support_vote_yes()}
          </Button>
          <Button name="isHelpful" value="no">
            {m.support_vote_no()}
          </Button>
        </ButtonRow>
        <p className="text-sm text-ink-2">{m.support_vote_note()}</p>
      </Form>
    </section>
  )
}
