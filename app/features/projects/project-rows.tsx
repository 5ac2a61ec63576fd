import * as m from '#messages'
import type { ProjectCard } from '../../../shared/contract/projects.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { ProjectCover } from './project-cover.tsx'
import { readyText, stageText } from './project-words.ts'

export type ProjectRowsProps = {
  projects: ProjectCard[]
  /** The level of each project's heading. */
  level?: 2 | 3
}

/** A list of projects, their covers joined into one timber column; each row is one link. */
export function ProjectRows({ projects, level = 2 }: ProjectRowsProps) {
  return (
    <ol className="result-rows">
      {projects.map((project) => (
        <ProjectRow key={project.instanceID} project={project} level={level} />
      ))}
    </ol>
  )
}

function ProjectRow({ project, level }: { project: ProjectCard; level: 2 | 3 }) {
  const locale = useLocale()
  const Title = `h${level}` as const
  const lang = langOf(project.language, locale)
  return (
    <li className="result-row">
      <span className="result-row-cover">
        <ProjectCover kind="project" id={project.instanceID} cover={project.cover} />
      </span>
      <div className="result-row-text">
        <Title className="card-title" lang={lang}>
          <Anchor href={`/projects/detail/${project.instanceID}`} className="card-link">
            {project.title}
          </Anchor>
        </Title>
        <p className="text-ink-2" lang={lang}>
          {project.summary}
        </p>
        {lang && <p className="text-sm text-ink-2">{m.projects_untranslated()}</p>}
      </div>
      <dl className="result-row-facts">
        <div>
          <dt>{m.projects_maker()}</dt>
          <dd lang={lang}>{project.maker}</dd>
        </div>
        <div>
          <dt>{m.projects_stage()}</dt>
          <dd>{stageText(project.stage)}</dd>
        </div>
        <div>
          <dt>{m.projects_ready()}</dt>
          <dd>{readyText(project.setupDays)}</dd>
        </div>
        <div>
          <dt>{m.projects_licence()}</dt>
          <dd lang="en">{project.licence}</dd>
        </div>
        {project.likes > 0 && (
          <div>
            <dt>{m.projects_likes_term()}</dt>
            <dd>{m.projects_likes({ count: project.likes })}</dd>
          </div>
        )}
      </dl>
    </li>
  )
}
