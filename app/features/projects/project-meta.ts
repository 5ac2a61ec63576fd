import type { MetaDescriptor } from 'react-router'
import type { Project } from '../../../shared/contract/projects.ts'
import { sharePath } from '../../../shared/lib/joint/picture-path.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'

type Shown = Pick<Project, 'title' | 'summary' | 'cover' | 'schemaOrg'>

/** The head of a project's or set's page, with its share picture and data for search engines. */
export function projectMeta(
  args: MetaArgs,
  kind: 'project' | 'projectset',
  id: string,
  { title, summary, cover, schemaOrg }: Shown,
): MetaDescriptor[] {
  return [
    ...pageMeta(args, { title, description: summary, image: cover?.src ?? sharePath(kind, id) }),
    { 'script:ld+json': JSON.parse(schemaOrg) },
  ]
}
