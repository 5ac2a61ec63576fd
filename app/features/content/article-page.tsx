import { useRef } from 'react'
import * as m from '#messages'
import type { Article } from '../../../shared/contract/content/content.ts'
import { langOf, languageTag } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ContentsList } from '../../ui/contents-list.tsx'
import { PrintButton } from '../../ui/controls/print-button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { ArticleCover } from './article-cover.tsx'
import { ArticleNeighbours } from './article-neighbours.tsx'
import { ReadAloud } from './read-aloud.tsx'

/** An article of the content centre, or a fixed page: its text, contents list and tools. */
export function ArticlePage({ article }: { article: Article }) {
  const locale = useLocale()
  const body = useRef<HTMLDivElement>(null)
  const lang = langOf(article.language, locale)
  const isNews = article.alias === null
  return (
    <div className="page stack stack-lg">
      {isNews && (
        <Breadcrumbs label={m.content_crumbs()} crumbs={[{ href: '/news', text: m.content_news_title() }]} />
      )}
      <header className="article-head">
        <div className="stack" lang={lang}>
          <Heading level={1} text={article.title} locale={article.language} />
          <p className="text-lg text-ink-2 measure">{article.summary}</p>
          <div lang={lang && languageTag(locale)}>
            <Facts article={article} />
          </div>
        </div>
        {isNews && <ArticleCover article={article} isFirst />}
      </header>
      {lang && <Notice kind="info" title={m.translation_missing()} />}
      <div className="row article-tools no-print">
        <ReadAloud target={body} language={article.language} />
        <PrintButton>{m.content_print()}</PrintButton>
      </div>
      <div className="article-body">
        {article.contents.length > 1 && (
          <ContentsList label={m.article_contents()} contents={article.contents} lang={lang} />
        )}
        <div ref={body}>
          <Prose {...(lang && { lang })} html={article.html} />
          <SourceNote source={article.provenance} />
        </div>
      </div>
      {isNews && <ArticleNeighbours article={article} />}
    </div>
  )
}

function Facts({ article }: { article: Article }) {
  const locale = useLocale()
  const [published, updated] = [article.publishedAt, article.updatedAt].map((at) => shanghaiDay(new Date(at)))
  if (article.alias !== null) {
    const { edition, effectiveOn } = article
    if (edition === null || effectiveOn === null) return null
    return (
      <p className="text-sm text-ink-2">
        {m.article_version({ version: edition, date: datedText(effectiveOn, locale) })}
      </p>
    )
  }
  return (
    <ul className="row article-facts">
      <li>
        <time dateTime={published}>{datedText(published ?? '', locale)}</time>
      </li>
      {updated !== published && <li>{m.content_updated({ date: datedText(updated ?? '', locale) })}</li>}
      <li>{m.content_minutes({ minutes: article.readingMinutes })}</li>
      {article.byline && <li lang={langOf(article.language, locale)}>{article.byline}</li>}
      {article.labels.map((label) => (
        <li key={label.labelId}>
          <Link alone lang={langOf(label.language, locale)} href={`/news?label=${label.labelId}`}>
            {label.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
