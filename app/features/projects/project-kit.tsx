import * as m from '#messages'
import type { Project } from '../../../shared/contract/projects.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** What another organisation can reuse: code, documents, licence, a contact, and the adoption request. */
export function ProjectKit({ project }: { project: Project }) {
  const locale = useLocale()
  const lang = langOf(project.language, locale)
  return (
    <aside className="project-kit" aria-labelledby="kit">
      <Heading level={2} size="xl" id="kit" text={m.projects_kit()} />
      <dl className="project-kit-list">
        <div>
          <dt>{m.projects_kit_code()}</dt>
          <dd>
            {project.code ? <Outside href={project.code} /> : m.projects_kit_none()}{' '}
            {project.publiccode && (
              <Link alone href={project.publiccode} download>
                publiccode.yml
              </Link>
            )}
          </dd>
        </div>
        {project.documents && (
          <div>
            <dt>{m.projects_kit_documents()}</dt>
            <dd>
              <Outside href={project.documents} />
            </dd>
          </div>
        )}
        <div>
          <dt>{m.projects_licence()}</dt>
          <dd lang="en">{project.licence}</dd>
        </div>
        <div>
          <dt>{m.projects_kit_contact()}</dt>
          <dd lang={lang}>{project.contact}</dd>
        </div>
      </dl>
      <ButtonLink wide href={`/projects/adopt/${project.instanceID}`}>
        {m.projects_adopt()}
      </ButtonLink>
    </aside>
  )
}

function Outside({ href }: { href: string }) {
  const url = URL.parse(href)
  return (
    <Link alone href={href} rel="noopener external">
      {url ? `${url.hostname}${url.pathname.replace(/\/$/, '')}` : href}
    </Link>
  )
}
