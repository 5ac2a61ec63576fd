import * as m from '#messages'
import type { PublicFace } from '../../../shared/contract/organisations/organisation-faces.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Cover } from '../../ui/joint/pictures.tsx'
import { Anchor, Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { writtenLanguage } from '../../ui/written-language.ts'
import { entityText } from './entity-words.ts'

/** The public page of an organisation: what it does, its projects, and the tools it uses if it agreed. */
export function FacePage({ face }: { face: PublicFace }) {
  const locale = useLocale()
  const lang = langOf(face.language, locale)
  // A registered name is in one language, whatever the page's is.
  const nameLanguage = writtenLanguage(face.name)
  const { projects, tools } = face
  return (
    <div className="page stack stack-xl">
      <article className="stack stack-lg">
        <Breadcrumbs label={m.resources_crumbs()} crumbs={[{ href: '/', text: m.nav_home() }]} />
        <header className="tool-head">
          <div className="stack">
            <div lang={langOf(nameLanguage, locale)}>
              <Heading level={1} text={face.name} locale={nameLanguage} />
            </div>
            <p className="row">
              <StatusTag tone="green">{m.face_verified()}</StatusTag>
              <span className="text-ink-2">{entityText(face.entityType)}</span>
            </p>
            <p className="text-lg text-ink-2 measure" lang={lang}>
              {face.about}
            </p>
            {face.website && (
              <p>
                <Link alone href={face.website} rel="noopener nofollow">
                  {m.face_website()}
                </Link>
              </p>
            )}
          </div>
          <Cover kind="organisation" id={face.organisationId} isFirst className="tool-cover" />
        </header>
      </article>
      {projects.length > 0 && (
        <Rows id="projects" title={m.face_projects()} items={projects} path="/projects/detail" />
      )}
      {tools !== null && tools.length > 0 && (
        <Rows id="tools" title={m.face_tools()} items={tools} path="/tools/toolsDetail" />
      )}
      <p className="text-sm text-ink-2 measure">{m.face_source()}</p>
    </div>
  )
}

type RowsProps = { id: string; title: string; items: PublicFace['projects']; path: string }

function Rows({ id, title, items, path }: RowsProps) {
  const locale = useLocale()
  return (
    <section className="stack stack-lg" aria-labelledby={id}>
      <Heading level={2} id={id} text={title} />
      <ul className="linked-rows">
        {items.map(({ number, title: name, summary, language }) => (
          <li key={number} className="linked-row" lang={langOf(language, locale)}>
            <h3 className="card-title">
              <Anchor href={`${path}/${number}`} className="card-link">
                {name}
              </Anchor>
            </h3>
            <p className="text-ink-2">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
