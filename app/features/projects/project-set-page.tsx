import * as m from '#messages'
import type { ProjectSet } from '../../../shared/contract/projects.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { resultWords } from '../../api/parts/result-words.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ProjectCover } from './project-cover.tsx'
import { ProjectRows } from './project-rows.tsx'

/** A project set: the question around which it gathers projects, and the projects. */
export function ProjectSetPage({ set }: { set: ProjectSet }) {
  const locale = useLocale()
  const lang = langOf(set.language, locale)
  const path = pathInLocale(`/vcp/projects/${set.instanceSetID}`, locale)
  return (
    <div className="page stack stack-xl">
      <article className="stack stack-lg">
        <Breadcrumbs label={m.projects_crumbs()} crumbs={[{ href: '/projects', text: m.projects_title() }]} />
        <header className="record-head">
          <div className="stack">
            <div lang={lang} className="stack">
              <Heading level={1} text={set.title} locale={set.language} />
              <p className="text-lg text-ink-2 measure">{set.summary}</p>
            </div>
            <p className="font-bold">{m.projects_set_count({ count: set.count })}</p>
          </div>
          <ProjectCover
            kind="projectset"
            id={set.instanceSetID}
            cover={set.cover}
            isFirst
            className="record-cover"
          />
        </header>
        {lang && <Notice kind="info" title={m.translation_missing()} />}
        <Prose {...(lang && { lang })} html={set.html} />
      </article>
      <section className="stack stack-lg" aria-labelledby="set-projects">
        <Heading level={2} id="set-projects" text={m.projects_set_projects()} />
        {set.projects.length > 0 ? (
          <ProjectRows projects={set.projects} level={3} />
        ) : (
          <p>{m.projects_set_empty()}</p>
        )}
        <Pagination
          {...resultWords()}
          page={set.page}
          pageCount={set.pageCount}
          hrefOf={(page) => (page > 1 ? `${path}?page=${page}` : path)}
        />
        <p>
          <Link alone href="/projects">
            {m.projects_all()}
          </Link>
        </p>
      </section>
    </div>
  )
}
