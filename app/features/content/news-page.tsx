import * as m from '#messages'
import type { ArticleList } from '../../../shared/contract/content/content.ts'
import { type Locale, langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { SearchForm } from '../../api/parts/search-form.tsx'
import { TakeAlong } from '../../api/parts/take-along.tsx'
import { ChoiceLinks } from '../../ui/controls/choice-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ArticleRows } from './article-rows.tsx'
import { type NewsQuery, newsHref } from './news-query.ts'

type NewsLabel = { labelId: string; name: string; language: Locale; summary: string; count: number }

export type NewsPageProps = {
  query: NewsQuery
  list: ArticleList
  labels: NewsLabel[]
  /** What was searched instead or in addition, where a word was misspelt. */
  spelling: string | null
}

/** The content centre: every article, filtered by label or by words. */
export function NewsPage({ query, list, labels, spelling }: NewsPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/news', locale)
  const label = labels.find(({ labelId }) => labelId === query.label)
  return (
    <div className="page stack stack-lg">
      <header className="news-head">
        <div className="stack" lang={label && langOf(label.language, locale)}>
          <Heading
            level={1}
            text={label?.name ?? m.content_news_title()}
            locale={label?.language ?? locale}
          />
          <p className="text-lg text-ink-2 measure">{label?.summary || m.content_news_lead()}</p>
        </div>
        <SearchForm action={path} keywords={query.keywords} label={m.content_search_label()}>
          {query.label && <input type="hidden" name="label" value={query.label} />}
        </SearchForm>
      </header>
      <Labels path={path} query={query} labels={labels} />
      {spelling && (
        <p>
          <Link href={newsHref(path, query, { keywords: spelling })}>{m.content_spelling({ spelling })}</Link>
        </p>
      )}
      {(list.total > 0 || query.keywords || query.label) && (
        <p role="status" className="font-bold">
          {query.keywords
            ? m.content_found({ count: list.total, keywords: query.keywords })
            : m.content_total({ count: list.total })}
        </p>
      )}
      {list.items.length > 0 ? <ArticleRows articles={list.items} /> : <Nothing path={path} query={query} />}
      <Pagination
        label={m.content_pages()}
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => newsHref(path, query, { page })}
        previousText={m.content_pages_previous()}
        nextText={m.content_pages_next()}
        pageText={(page) => m.content_page({ page })}
      />
      <TakeAlong kind="articles" total={list.total} />
      <Feeds path={path} label={query.label} />
    </div>
  )
}

function Labels({ path, query, labels }: { path: string; query: NewsQuery; labels: NewsLabel[] }) {
  const locale = useLocale()
  if (labels.length === 0) return null
  const all = {
    key: 'all',
    text: m.content_all_labels(),
    href: newsHref(path, query, { label: null }),
    isChosen: !query.label,
  }
  const items = labels.map(({ labelId, language, name, count }) => ({
    key: labelId,
    text: <span lang={langOf(language, locale)}>{name}</span>,
    count,
    href: newsHref(path, query, { label: labelId }),
    isChosen: query.label === labelId,
  }))
  return <ChoiceLinks label={m.content_labels()} items={[all, ...items]} />
}

function Nothing({ path, query }: { path: string; query: NewsQuery }) {
  return (
    <EmptyState
      seed="no-articles"
      title={query.keywords ? m.content_none_found({ keywords: query.keywords }) : m.content_none()}
      text={query.keywords ? m.content_none_found_text() : m.content_none_text()}
      action={
        (query.keywords || query.label) && (
          <Link alone href={path}>
            {m.content_none_all()}
          </Link>
        )
      }
    />
  )
}

/** Feeds are files: these links leave the app. */
function Feeds({ path, label }: { path: string; label: string | null }) {
  const query = label ? `?label=${label}` : ''
  return (
    <p className="row news-feeds no-print">
      <span>{m.content_feeds()}</span>
      <Link alone href={`${path}/feed.atom${query}`} rel="external">
        Atom
      </Link>
      <Link alone href={`${path}/feed.json${query}`} rel="external">
        JSON Feed
      </Link>
    </p>
  )
}
