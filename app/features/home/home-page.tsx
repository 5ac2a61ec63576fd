import type { ReactNode } from 'react'
import * as m from '#messages'
import type { FieldCount, HomePage, ProjectCounts } from '../../../shared/contract/home.ts'
import { targetHref } from '../../../shared/lib/link-target.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { HeroField, SeededGlyph } from '../../ui/joint/pictures.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { HomeBanner } from './home-banner.tsx'

export type HomePageProps = {
  home: HomePage
  fields: FieldCount[]
  projects: ProjectCounts
  /** The newest notices, one line each; null if there are none. */
  notices: ReactNode
  /** What is currently running in the venture programme. */
  venture: ReactNode
  /** The most common questions of the help centre. */
  help: ReactNode
}

/** The home page: one thing to do first, then the entrances by task and by field. */
export function HomePageView({ home, fields, projects, notices, venture, help }: HomePageProps) {
  const locale = useLocale()
  return (
    <>
      <Hero home={home} projects={projects} />
      <div className="page stack stack-xl home-body">
        {home.banner && <HomeBanner banner={home.banner} />}
        {home.blocks.length === 0 ? (
          venture
        ) : (
          <section className="home-ways stack stack-lg" aria-labelledby="home-do">
            <Heading level={2} id="home-do" text={m.home_do()} />
            <ul className="home-blocks">
              {home.blocks.map((block) => (
                <li key={block.path} className="home-block" lang={langOf(block.language, locale)}>
                  <SeededGlyph seed={block.path} className="home-glyph" />
                  <h3>
                    <Link href={targetHref(block.path, locale)} ink className="home-block-link">
                      {block.title}
                    </Link>
                  </h3>
                  <p className="text-ink-2">{block.text}</p>
                </li>
              ))}
            </ul>
            {venture}
          </section>
        )}
        {notices && (
          <section className="stack" aria-labelledby="home-notices">
            <Heading level={2} size="xl" id="home-notices" text={m.home_notices()} />
            <div>{notices}</div>
            <p>
              <Link alone href="/tools#notices">
                {m.home_all_notices()}
              </Link>
            </p>
          </section>
        )}
        <HowItWorks home={home} />
        <Fields fields={fields} />
        <section className="stack" aria-labelledby="home-help" lang={langOf(home.language, locale)}>
          <Heading level={2} id="home-help" text={home.help.title} locale={home.language} />
          <ul className="home-help">
            {home.help.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {help}
        </section>
      </div>
    </>
  )
}

function Hero({ home, projects }: Pick<HomePageProps, 'home' | 'projects'>) {
  const locale = useLocale()
  return (
    <div className="hero">
      <div className="hero-text">
        <Heading level={1} size="4xl" text={home.title} locale={home.language} />
        <p className="hero-lead" lang={langOf(home.language, locale)}>
          {home.lead}
        </p>
        <search>
          <form className="hero-search" action={pathInLocale('/tools/searchToolList', locale)}>
            <label className="font-bold" htmlFor="home-keywords">
              {m.home_search()}
            </label>
            <div className="hero-search-row">
              <input
                className="input"
                type="search"
                id="home-keywords"
                name="keywords"
                maxLength={100}
                autoComplete="off"
                placeholder={m.home_search_hint()}
              />
              <Button kind="primary">{m.search_button()}</Button>
            </div>
          </form>
        </search>
        <div className="row">
          <ButtonLink kind="quiet" href="/tools">
            {home.toolCount > 0 ? m.home_browse({ count: home.toolCount }) : m.nav_toolbox()}
          </ButtonLink>
          {projects.projectCount > 0 && (
            <ButtonLink kind="quiet" href="/projects">
              {m.home_projects({ count: projects.projectCount })}
            </ButtonLink>
          )}
        </div>
      </div>
      <HeroField seed="yisun-home" className="hero-art" />
    </div>
  )
}

function HowItWorks({ home }: Pick<HomePageProps, 'home'>) {
  const locale = useLocale()
  return (
    <section className="stack stack-lg" aria-labelledby="home-how" lang={langOf(home.language, locale)}>
      <Heading level={2} id="home-how" text={home.how.title} locale={home.language} />
      <ol className="home-steps">
        {home.how.steps.map((step, index) => (
          <li key={step.title} className="home-step">
            <span className="home-step-number" aria-hidden="true">
              {index + 1}
            </span>
            <strong>{step.title}</strong>
            {step.text !== '' && <span className="text-ink-2">{step.text}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Fields({ fields }: { fields: FieldCount[] }) {
  if (fields.length === 0) return null
  return (
    <section className="stack stack-lg" aria-labelledby="home-fields">
      <Heading level={2} id="home-fields" text={m.home_fields()} />
      <ul className="home-fields">
        {fields.map((field) => (
          <li key={field.alias} className="home-field">
            <SeededGlyph seed={field.alias} className="home-glyph" />
            <div>
              <Link href={`/field/${field.alias}`} alone>
                {field.name}
              </Link>
              <p className="text-sm text-ink-2">{m.home_field_tools({ count: field.toolCount })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
