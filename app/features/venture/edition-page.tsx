import * as m from '#messages'
import type {
  VentureEdition,
  VentureEditionLink,
  VentureEntryList,
} from '../../../shared/contract/venture.ts'
import { type Locale, langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import type { VentureEditionID } from '../../../shared/rules/content/venture-collections.ts'
import { competitionRulesId } from '../../../shared/rules/content/venture-collections.ts'
import { Heading } from '../../ui/heading.tsx'
import { Cover } from '../../ui/joint/pictures.tsx'
import { Anchor, Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Prose } from '../../ui/prose.tsx'
import { EditionLinks } from './edition-links.tsx'
import { EditionTimeline } from './edition-timeline.tsx'
import { EntryRows } from './entry-rows.tsx'
import { NoEdition } from './no-edition.tsx'
import { editionPath, editionTitle } from './venture-words.ts'

export type EditionData = {
  editionID: VentureEditionID
  edition: VentureEdition | null
  editions: VentureEditionLink[]
  /** A page of what it funded; null in a preview. */
  entries: VentureEntryList | null
  /** The page that lists all of it, and that of the plan, where they exist; without language prefix. */
  entriesPath: string | null
  planPath: string | null
}

/** A past edition: what it was, when, what it funded, and what came of it. */
export function EditionPage(data: EditionData) {
  const { editionID, edition, editions } = data
  const locale = useLocale()
  const lang = edition ? langOf(edition.language, locale) : undefined
  if (!edition)
    return (
      <div className="page stack stack-xl">
        <Heading level={1} text={editionTitle(data)} />
        <NoEdition editions={editions} />
        <EditionLinks editions={editions} current={editionID} />
      </div>
    )
  return (
    <div className="page stack stack-xl">
      <Head edition={edition} lang={lang} planPath={data.planPath} />
      <Rounds rounds={edition.rounds} />
      <div className="venture-course">
        {data.planPath === null && (
          <Texts id="plan" title={m.venture_plan()} html={edition.planHtml} lang={lang} />
        )}
        <EditionTimeline timeline={edition.timeline} />
      </div>
      {edition.rulesHtml && (
        <Texts id={competitionRulesId} title={m.venture_rules()} html={edition.rulesHtml} lang={lang} />
      )}
      <Entries {...data} />
      <Sets sets={edition.sets} />
      {edition.outcomesHtml && (
        <Texts id="outcomes" title={m.venture_outcomes()} html={edition.outcomesHtml} lang={lang} />
      )}
      <Articles articles={edition.articles} />
      <EditionLinks editions={editions} current={editionID} />
    </div>
  )
}

type HeadProps = { edition: VentureEdition; lang: string | undefined; planPath: string | null }

function Head({ edition, lang, planPath }: HeadProps) {
  return (
    <header className="stack stack-lg">
      <div className="record-head">
        <div className="stack">
          <p className="text-ink-2">{edition.since}</p>
          <div lang={lang} className="stack">
            <Heading level={1} text={edition.title} locale={edition.language} />
            <p className="text-lg text-ink-2 measure">{edition.summary}</p>
          </div>
          {planPath && (
            <p>
              <Link alone href={planPath}>
                {m.venture_plan_link()}
              </Link>
            </p>
          )}
        </div>
        <Picture edition={edition} />
      </div>
      {lang && <Notice kind="info" title={m.translation_missing()} />}
      {edition.figures.length > 0 && (
        <section aria-label={m.venture_figures()}>
          <dl className="venture-figures" lang={lang}>
            {edition.figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </header>
  )
}

function Picture({ edition: { editionID, cover } }: { edition: VentureEdition }) {
  if (!cover) return <Cover kind="edition" id={editionID} isFirst className="record-cover" />
  const sizes = '(min-width: 64rem) 26rem, 100vw'
  return (
    <picture>
      <source type="image/avif" srcSet={cover.avif} sizes={sizes} />
      <source type="image/webp" srcSet={cover.webp} sizes={sizes} />
      <img
        className="record-cover"
        src={cover.src}
        alt={cover.alt}
        width={cover.width}
        height={cover.height}
      />
    </picture>
  )
}

function Rounds({ rounds }: Pick<VentureEdition, 'rounds'>) {
  const locale = useLocale()
  if (rounds.length === 0) return null
  return (
    <section className="stack" aria-labelledby="rounds">
      <Heading level={2} id="rounds" text={m.venture_edition_rounds()} />
      <p className="text-sm text-ink-2">{m.venture_times_beijing()}</p>
      <Cards
        level={3}
        cards={rounds.map(({ roundId, line, ...round }) => ({
          path: `/ventureRounds/${roundId}`,
          ...round,
          summary: line,
          said: locale,
        }))}
      />
    </section>
  )
}

type TextsProps = { id: string; title: string; html: string; lang: string | undefined }

function Texts({ id, title, html, lang }: TextsProps) {
  return (
    <section className="stack" aria-labelledby={id}>
      <Heading level={2} id={id} text={title} />
      <Prose {...(lang && { lang })} html={html} />
    </section>
  )
}

function Entries({ editionID, entries, entriesPath }: EditionData) {
  const locale = useLocale()
  if (!entries || entries.all === 0) return null
  const here = pathInLocale(editionPath(editionID), locale)
  return (
    <section className="stack stack-lg" aria-labelledby="entries">
      <div className="stack">
        <Heading level={2} id="entries" text={m.venture_entries()} />
        <p className="text-ink-2 measure">{m.venture_entries_lead()}</p>
      </div>
      <EntryRows entries={entries.items} />
      {entriesPath ? (
        entries.all > entries.items.length && (
          <p>
            <Link alone href={entriesPath}>
              {m.venture_entries_all({ count: entries.all })}
            </Link>
          </p>
        )
      ) : (
        <Pagination
          label={m.venture_entries_pages()}
          page={entries.page}
          pageCount={entries.pageCount}
          hrefOf={(page) => `${here}${page > 1 ? `?page=${page}` : ''}#entries`}
          previousText={m.content_pages_previous()}
          nextText={m.content_pages_next()}
          pageText={(page) => m.content_page({ page })}
        />
      )}
    </section>
  )
}

function Sets({ sets }: Pick<VentureEdition, 'sets'>) {
  const locale = useLocale()
  if (sets.length === 0) return null
  return (
    <section className="stack stack-lg" aria-labelledby="sets">
      <div className="stack">
        <Heading level={2} id="sets" text={m.venture_sets()} />
        <p className="text-ink-2 measure">{m.venture_sets_lead()}</p>
      </div>
      {sets.map(({ instanceSetID, language, title, summary, count, projects }) => (
        <section key={instanceSetID} className="stack" aria-labelledby={`set-${instanceSetID}`}>
          <div className="stack stack-sm" lang={langOf(language, locale)}>
            <Heading level={3} id={`set-${instanceSetID}`} text={title} locale={language} />
            <p className="text-ink-2 measure">{summary}</p>
          </div>
          <Cards
            level={4}
            cards={projects.map((project) => ({
              path: `/projects/detail/${project.instanceID}`,
              ...project,
            }))}
          />
          <p>
            <Link alone href={`/vcp/projects/${instanceSetID}`}>
              {m.venture_set_all({ title, count })}
            </Link>
          </p>
        </section>
      ))}
    </section>
  )
}

function Articles({ articles }: Pick<VentureEdition, 'articles'>) {
  if (articles.length === 0) return null
  return (
    <section className="stack" aria-labelledby="articles">
      <Heading level={2} id="articles" text={m.venture_articles()} />
      <Cards
        level={3}
        cards={articles.map((article) => ({ path: `/news/${article.articleId}`, ...article }))}
      />
    </section>
  )
}

type CardsProps = {
  level: 3 | 4
  /** Paths without language prefix. */
  cards: {
    path: string
    language: Locale
    title: string
    summary: string
    /** The language of the summary, where it is another one. */
    said?: Locale
  }[]
}

/** Pages side by side, each one link. */
function Cards({ level, cards }: CardsProps) {
  const locale = useLocale()
  const Title = `h${level}` as const
  return (
    <ul className="topic-grid">
      {cards.map(({ path, language, title, summary, said = language }) => (
        <li key={path} className="topic">
          <Title className="card-title" lang={langOf(language, locale)}>
            <Anchor href={path} className="card-link">
              {title}
            </Anchor>
          </Title>
          <p className="text-ink-2" lang={langOf(said, locale)}>
            {summary}
          </p>
        </li>
      ))}
    </ul>
  )
}
