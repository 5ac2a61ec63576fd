import * as m from '#messages'
import type { ArticleCard } from '../../../shared/contract/content/content.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { ArticleCover } from './article-cover.tsx'

/** A list of articles, each row one link. */
export function ArticleRows({ articles }: { articles: ArticleCard[] }) {
  return (
    <ol className="article-rows">
      {articles.map((article) => (
        <ArticleRow key={article.articleId} article={article} />
      ))}
    </ol>
  )
}

function ArticleRow({ article }: { article: ArticleCard }) {
  const locale = useLocale()
  const lang = langOf(article.language, locale)
  const day = shanghaiDay(new Date(article.publishedAt))
  return (
    <li className="article-row">
      <span className="article-row-cover">
        <ArticleCover article={article} />
      </span>
      <div className="stack stack-sm">
        <h2 className="card-title" lang={lang}>
          <Anchor href={`/news/${article.articleId}`} className="card-link">
            {article.title}
          </Anchor>
        </h2>
        <p className="text-ink-2 measure" lang={lang}>
          {article.summary}
        </p>
        {lang && <p className="text-sm text-ink-2">{m.content_untranslated()}</p>}
        <ul className="row article-facts">
          <li>
            <time dateTime={day}>{datedText(day, locale)}</time>
          </li>
          <li>{m.content_minutes({ minutes: article.readingMinutes })}</li>
          {article.labels.map((label) => (
            <li key={label.labelId} lang={langOf(label.language, locale)}>
              {label.name}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
