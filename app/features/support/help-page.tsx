import type { ReactNode } from 'react'
import * as m from '#messages'
import type { HelpCard, HelpCategory } from '../../../shared/contract/support/support.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { SearchForm } from '../../api/parts/search-form.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { SeededGlyph } from '../../ui/joint/pictures.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { HelpLinks } from './help-links.tsx'
import type { HelpQuery } from './help-query.ts'

export type HelpPageProps = {
  query: HelpQuery
  categories: HelpCategory[]
  /** Articles about the page or error that the reader comes from. */
  here: HelpCard[]
  /** Null without a search. */
  found: { items: HelpCard[]; spelling: string | null } | null
}

/** The help centre: articles for the page the reader comes from, search results, then all topics. */
export function HelpPage({ query, categories, here, found }: HelpPageProps) {
  const locale = useLocale()
  return (
    <div className="page stack stack-xl">
      <header className="help-head">
        <div className="stack">
          <Heading level={1} text={m.support_title()} />
          <p className="text-lg text-ink-2 measure">{m.support_lead()}</p>
        </div>
        <SearchForm
          action={pathInLocale('/support', locale)}
          keywords={query.keywords}
          label={m.support_search_label()}
        />
      </header>
      {found && <Found query={query} found={found} />}
      {!found && here.length > 0 && (
        <Part id="here" title={query.error ? m.support_here_error() : m.support_here()}>
          <HelpLinks articles={here} answers />
        </Part>
      )}
      {categories.length > 0 ? (
        <Part id="topics" title={m.support_categories()}>
          <ul className="help-topics">
            {categories.map((category) => (
              <Topic key={category.categoryId} category={category} />
            ))}
          </ul>
        </Part>
      ) : (
        <EmptyState seed="no-help" title={m.support_empty()} text={m.support_empty_text()} />
      )}
      <p>
        <Link alone href="/feedback">
          {m.support_write()}
        </Link>
      </p>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack stack-lg" aria-labelledby={`help-${id}`}>
      <Heading level={2} id={`help-${id}`} text={title} />
      {children}
    </section>
  )
}

function Found({ query, found }: { query: HelpQuery; found: NonNullable<HelpPageProps['found']> }) {
  const path = pathInLocale('/support', useLocale())
  const { keywords } = query
  const { items, spelling } = found
  return (
    <div className="stack">
      {items.length > 0 ? (
        <>
          <p role="status" className="font-bold">
            {m.support_found({ count: items.length, keywords })}
          </p>
          <HelpLinks articles={items} answers />
        </>
      ) : (
        <EmptyState
          seed="no-help"
          title={m.support_none_found({ keywords })}
          text={m.support_none_found_text()}
        />
      )}
      {spelling && (
        <p>
          <Link alone href={`${path}?${new URLSearchParams({ keywords: spelling })}`}>
            {m.support_spelling({ spelling })}
          </Link>
        </p>
      )}
    </div>
  )
}

function Topic({ category }: { category: HelpCategory }) {
  const locale = useLocale()
  const { categoryId, language, name, summary, articles } = category
  return (
    <li className="help-topic" id={`topic-${categoryId ?? 'other'}`}>
      <SeededGlyph seed={`help ${categoryId}`} className="home-glyph" />
      <div className="stack" lang={langOf(language, locale)}>
        <h3 className="text-xl">{name}</h3>
        <p className="text-ink-2">{summary}</p>
        <HelpLinks articles={articles} />
      </div>
    </li>
  )
}
