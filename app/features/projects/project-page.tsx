import * as m from '#messages'
import type { Project } from '../../../shared/contract/projects.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Anchor, Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { LikeButton } from './like-button.tsx'
import { ProjectActivities } from './project-activities.tsx'
import { ProjectCover } from './project-cover.tsx'
import { ProjectGlance } from './project-glance.tsx'
import { ProjectKit } from './project-kit.tsx'

export type ProjectPageProps = {
  project: Project
  /** Whether a posted form has just liked it. */
  isLikeKept?: boolean
}

/** A project: what it does and achieved, and everything another organisation needs to use it. */
export function ProjectPage({ project, isLikeKept }: ProjectPageProps) {
  const locale = useLocale()
  const lang = langOf(project.language, locale)
  return (
    <div className="page stack stack-xl">
      <article className="stack stack-lg">
        <Breadcrumbs label={m.projects_crumbs()} crumbs={[{ href: '/projects', text: m.projects_title() }]} />
        <ProjectHead project={project} />
        {isLikeKept && <Notice kind="success" live title={m.projects_like_done()} />}
        <ProjectGlance project={project} />
        {lang && <Notice kind="info" title={m.translation_missing()} />}
        <div className="tool-body">
          <div className="tool-about">
            <Prose {...(lang && { lang })} html={project.html} />
            <SourceNote source={project.provenance} />
          </div>
          <div className="tool-aside">
            <ProjectKit project={project} />
          </div>
          <div className="tool-how stack stack-lg">
            <Lines project={project} />
            <ProjectActivities activities={project.activities} />
            <Record project={project} />
          </div>
        </div>
      </article>
      <Similar project={project} />
    </div>
  )
}

function ProjectHead({ project }: { project: Project }) {
  const locale = useLocale()
  const lang = langOf(project.language, locale)
  const path = pathInLocale('/projects', locale)
  return (
    <header className="record-head">
      <div className="stack">
        <div lang={lang} className="stack">
          <Heading level={1} text={project.title} locale={project.language} />
          <p className="text-lg text-ink-2 measure">{project.summary}</p>
          <p>{[project.maker, project.place].filter(Boolean).join(' · ')}</p>
        </div>
        <ul className="record-topics" aria-label={m.projects_filed()}>
          {project.classes.map(({ classId, name, language }) => (
            <li key={classId}>
              <Link alone ink href={`${path}?class=${classId}`} lang={langOf(language, locale)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <div className="button-row project-actions">
          <ButtonLink kind="primary" href={`/projects/adopt/${project.instanceID}`}>
            {m.projects_adopt()}
          </ButtonLink>
          <LikeButton
            key={project.instanceID}
            type={1}
            instanceID={project.instanceID}
            likes={project.likes}
          />
        </div>
        <p className="text-sm text-ink-2">{m.projects_adopt_note()}</p>
      </div>
      <ProjectCover
        kind="project"
        id={project.instanceID}
        cover={project.cover}
        isFirst
        className="record-cover"
      />
    </header>
  )
}

/** What is needed, and how to start. */
function Lines({ project }: { project: Project }) {
  const locale = useLocale()
  const lang = langOf(project.language, locale)
  return (
    <>
      <section className="stack">
        <Heading level={2} size="xl" text={m.projects_requirements()} />
        <ul className="plain-points measure" lang={lang}>
          {project.requirements.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="stack">
        <Heading level={2} size="xl" text={m.projects_steps()} />
        <ol className="claim-steps" lang={lang}>
          {project.reuseSteps.map((step, index) => (
            <li key={step}>
              <span className="claim-number" aria-hidden="true">
                {index + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Record({ project }: { project: Project }) {
  const locale = useLocale()
  const path = pathInLocale('/projects', locale)
  return (
    <dl className="tool-record">
      <div>
        <dt>{m.projects_fields()}</dt>
        {project.fields.map(({ alias, name }) => (
          <dd key={alias}>
            <Link alone href={`${path}?field=${alias}`}>
              {name}
            </Link>
          </dd>
        ))}
      </div>
      {project.sets.length > 0 && (
        <div>
          <dt>{m.projects_set_of()}</dt>
          {project.sets.map((set) => (
            <dd key={set.instanceSetID} lang={langOf(set.language, locale)}>
              <Link alone href={`/vcp/projects/${set.instanceSetID}`}>
                {set.title}
              </Link>
            </dd>
          ))}
        </div>
      )}
      <div>
        <dt>{m.projects_updated()}</dt>
        <dd>{datedText(shanghaiDay(new Date(project.updatedAt)), locale)}</dd>
      </div>
    </dl>
  )
}

function Similar({ project }: { project: Project }) {
  const locale = useLocale()
  if (project.similar.length === 0) return null
  return (
    <section className="stack stack-lg" aria-labelledby="similar">
      <Heading level={2} id="similar" text={m.projects_similar()} />
      <ul className="topic-grid">
        {project.similar.map(({ instanceID, title, summary, language }) => (
          <li key={instanceID} className="topic" lang={langOf(language, locale)}>
            <h3 className="card-title">
              <Anchor href={`/projects/detail/${instanceID}`} className="card-link">
                {title}
              </Anchor>
            </h3>
            <p className="text-ink-2">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
