import { lazy, Suspense } from 'react'
import { useLoaderData, useParams } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { contentStaff } from '../../../../shared/contract/content/content.staff.ts'
import type { Article } from '../../../../shared/contract/content/content.ts'
import type { Project, ProjectSet } from '../../../../shared/contract/projects.ts'
import type { VentureEdition } from '../../../../shared/contract/venture.ts'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../../api/pages/page-meta.ts'
import { ToolAccess } from '../../../features/access/tool-access.tsx'
import { ArticlePage } from '../../../features/content/article-page.tsx'
import { collectionOf } from '../../../features/content/staff/collection-of.ts'
import { notSeenText } from '../../../features/content/staff/editor/not-seen-text.ts'
import { ActivityPage as ProjectActivityPage } from '../../../features/projects/activity-page.tsx'
import { ProjectPage } from '../../../features/projects/project-page.tsx'
import { ProjectSetPage } from '../../../features/projects/project-set-page.tsx'
import { FieldPage } from '../../../features/resources/field-page.tsx'
import { InstitutionPage } from '../../../features/resources/institution-page.tsx'
import { ResourcePage } from '../../../features/resources/resource-page.tsx'
import { ServicePage } from '../../../features/services/service-page.tsx'
import { HelpArticlePage } from '../../../features/support/help-article-page.tsx'
import { ToolDetailPage } from '../../../features/toolbox/detail/tool-detail-page.tsx'
import { ScenePage } from '../../../features/toolbox/scene-page.tsx'
import { EditionPage } from '../../../features/venture/edition-page.tsx'
import { ActivityPage } from '../../../features/volunteers/activity-page.tsx'
import { loadPart } from '../../../guard/load-part.ts'
import { Notice } from '../../../ui/notice.tsx'
import { HelpTools } from '../../help-tools.tsx'
import { type PlacedPreview, PreviewInPlace, withParts } from './preview-in-place.tsx'

const RoundPage = lazy(async () => {
  const { RoundPage } = await loadPart(() => import('../../../features/venture/round-page.tsx'))
  return { default: RoundPage }
})

type OfRecord = OutputOf<(typeof contentStaff)['recordPreview']>

type Preview =
  | Exclude<OfRecord, { isSeen: boolean }>
  | PlacedPreview
  | { kind: 'project'; project: Project }
  | { kind: 'projectSet'; set: ProjectSet }

/** A draft as its readers would see it. */
const load: Load<Preview> = async (api, { params }) => {
  const collection = collectionOf(params.collection)
  const number = params.number ?? ''
  if (collection === 'projects')
    return { kind: 'project', project: await api.projectsStaff.projectPreview({ instanceID: number }) }
  if (collection === 'projectSets')
    return { kind: 'projectSet', set: await api.projectsStaff.setPreview({ instanceSetID: number }) }
  const preview = await api.contentStaff.recordPreview({ collection, number })
  return 'isSeen' in preview ? withParts(api, preview) : preview
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: Preview | undefined }) {
  const title = m.collections_preview_title({ title: args.loaderData ? titleOf(args.loaderData) : '' })
  return pageMeta(args, { title, isIndexed: false })
}

export default function PreviewRoute() {
  const { collection } = useParams()
  const preview = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page preview-notice">
        <Notice kind="info" title={m.collections_preview_notice()}>
          {'isSeen' in preview && <PlaceNote preview={preview} collection={collection} />}
        </Notice>
      </div>
      <Shown preview={preview} collection={collection} />
    </>
  )
}

/** Where to look for the draft, and what will keep visitors from seeing it once it is published. */
function PlaceNote({ preview, collection }: { preview: PlacedPreview; collection: string | undefined }) {
  const notSeen = preview.isSeen ? null : notSeenText(collection)
  if (preview.kind === 'frame') return <p>{m.collections_preview_frame()}</p>
  return notSeen && <p>{notSeen}</p>
}

function titleOf(preview: Preview): string {
  if ('isSeen' in preview) return preview.title
  if (preview.kind === 'project') return preview.project.title
  if (preview.kind === 'projectSet') return preview.set.title
  if (preview.kind === 'tool') return preview.tool.name
  if (preview.kind === 'scene') return preview.scene.name
  if (preview.kind === 'activity' || preview.kind === 'projectActivity') return preview.activity.title
  if (preview.kind === 'edition') return preview.edition.title
  if (preview.kind === 'round') return preview.round.title
  if (preview.kind === 'field') return preview.field.title
  if (preview.kind === 'resource') return preview.resource.title
  if (preview.kind === 'institution') return preview.institution.title
  return preview.kind === 'article' ? preview.article.title : preview.service.title
}

/** The collection's own page. */
function Shown({ preview, collection }: { preview: Preview; collection: string | undefined }) {
  if ('isSeen' in preview) return <PreviewInPlace preview={preview} />
  if (preview.kind === 'project') return <ProjectPage project={preview.project} />
  if (preview.kind === 'projectSet') return <ProjectSetPage set={preview.set} />
  if (preview.kind === 'tool')
    return (
      <ToolDetailPage tool={preview.tool} access={<ToolAccess statement={preview.tool.accessibility} />} />
    )
  if (preview.kind === 'scene') return <ScenePage scene={preview.scene} />
  if (preview.kind === 'activity') return <ActivityPage activity={preview.activity} isPreview />
  if (preview.kind === 'projectActivity') return <ProjectActivityPage activity={preview.activity} isPreview />
  if (preview.kind === 'edition') return <EditionPreview edition={preview.edition} />
  if (preview.kind === 'round')
    return (
      <Suspense fallback={null}>
        <RoundPage round={preview.round} />
      </Suspense>
    )
  if (preview.kind === 'field') return <FieldPage field={preview.field} />
  if (preview.kind === 'resource') return <ResourcePage resource={preview.resource} />
  if (preview.kind === 'institution') return <InstitutionPage {...preview} />
  if (preview.kind === 'service') return <ServicePage service={preview.service} />
  const { article } = preview
  return collection === 'helps' ? <HelpPreview article={article} /> : <ArticlePage article={article} />
}

/** With its plan, whether or not the plan has a page of its own. */
function EditionPreview({ edition }: { edition: VentureEdition }) {
  return (
    <EditionPage
      editionID={edition.editionID}
      edition={edition}
      editions={[]}
      entries={null}
      entriesPath={null}
      planPath={null}
    />
  )
}

function HelpPreview({ article }: { article: Article }) {
  return (
    <HelpArticlePage
      article={{ ...article, helpId: article.articleId, category: null, related: [] }}
      voted="preview"
      tools={(body) => <HelpTools body={body} language={article.language} />}
    />
  )
}
