import { lazy, Suspense } from 'react'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { contentStaff } from '../../../../shared/contract/content/content.staff.ts'
import type { Api } from '../../../../shared/contract/contract.ts'
import type { ToolList } from '../../../../shared/contract/toolbox/toolbox-parts.ts'
import { type ZoneData, ZonePage } from '../../../features/access/zone-page.tsx'
import { NewsPage } from '../../../features/content/news-page.tsx'
import { readNewsQuery } from '../../../features/content/news-query.ts'
import { ViewFormLater } from '../../../features/home/view-form-later.tsx'
import { readProjectQuery } from '../../../features/projects/project-query.ts'
import { ProjectsPage } from '../../../features/projects/projects-page.tsx'
import { FieldPage } from '../../../features/resources/field-page.tsx'
import { HelpPage } from '../../../features/support/help-page.tsx'
import { filtersOf, readToolQuery } from '../../../features/toolbox/search/tool-query.ts'
import { SpecialPage } from '../../../features/toolbox/special-page.tsx'
import { ToolsPage } from '../../../features/toolbox/tools-page.tsx'
import { EditionPage } from '../../../features/venture/edition-page.tsx'
import { readActivityQuery } from '../../../features/volunteers/activity-query.ts'
import { loadPart } from '../../../guard/load-part.ts'
import { Heading } from '../../../ui/heading.tsx'
import { type HomePageParts, HomeParts, loadHomeParts } from '../../home-parts.tsx'
import { loadZoneParts } from '../../zone-parts.ts'

const SelftestPreviewPage = lazy(async () => {
  const { SelftestPreviewPage } = await loadPart(() => import('../../../features/selftest/staff/preview.tsx'))
  return { default: SelftestPreviewPage }
})

const VolunteerPage = lazy(async () => {
  const { VolunteerPage } = await loadPart(() => import('../../../features/volunteers/volunteer-page.tsx'))
  return { default: VolunteerPage }
})

type OfRecord = Extract<OutputOf<(typeof contentStaff)['recordPreview']>, { isSeen: boolean }>
type Of<Kind extends OfRecord['kind']> = Extract<OfRecord, { kind: Kind }>

/** A draft on the page where it belongs, with the page's other content. */
export type PlacedPreview =
  | Exclude<OfRecord, { kind: 'home' | 'toolbox' | 'accessible' }>
  | (Of<'home'> & HomePageParts)
  | (Of<'toolbox'> & { tools: ToolList })
  | (Of<'accessible'> & Pick<ZoneData, 'checks' | 'statement'>)

const nothingChosen = new URLSearchParams()

/** The content that the page loads itself, whatever the draft says. */
export async function withParts(api: Api, preview: OfRecord): Promise<PlacedPreview> {
  if (preview.kind === 'home') return { ...(await loadHomeParts(api)), ...preview }
  if (preview.kind === 'accessible') return { ...preview, ...(await loadZoneParts(api)) }
  if (preview.kind !== 'toolbox') return preview
  const query = readToolQuery(nothingChosen)
  const tools = await api.toolbox.listPage({ ...filtersOf(query), sort: query.sort, page: query.page })
  return { ...preview, tools }
}

/** The page on which the draft is shown; parts that surround every page are shown in the frame. */
export function PreviewInPlace({ preview }: { preview: PlacedPreview }) {
  switch (preview.kind) {
    case 'home':
      return <HomeParts {...preview} />
    case 'zones':
      return <FieldPage field={preview.field} />
    case 'topics':
      return <SpecialPage {...preview} query={{ need: [], page: preview.page }} />
    case 'toolbox':
      return (
        <ToolsPage
          query={readToolQuery(nothingChosen)}
          list={preview.tools}
          topic={null}
          front={preview.front}
        />
      )
    case 'library':
      return <LibraryPreview {...preview} />
    case 'course':
      return <EditionPage {...preview} entriesPath={null} planPath={null} />
    case 'accessible':
      return (
        <ZonePage
          {...preview}
          query={{ aspect: null, page: preview.page }}
          viewForm={<ViewFormLater className="view-choices" />}
        />
      )
    case 'news':
      return (
        <NewsPage
          {...preview}
          query={{ ...readNewsQuery(nothingChosen), label: preview.label }}
          spelling={null}
        />
      )
    case 'volunteer':
      return (
        <Suspense>
          <VolunteerPage {...preview} query={{ ...readActivityQuery(nothingChosen), place: preview.place }} />
        </Suspense>
      )
    case 'help':
      return (
        <HelpPage
          query={{ keywords: '', page: null, error: null }}
          categories={preview.categories}
          here={[]}
          found={null}
        />
      )
    case 'selfTest':
      return (
        <Suspense>
          <SelftestPreviewPage test={preview.test} />
        </Suspense>
      )
    case 'frame':
      return <FramePreview title={preview.title} />
  }
}

function LibraryPreview({ list, head, classes, sets }: Of<'library'>) {
  const query = { ...readProjectQuery(nothingChosen), class: classes.map(({ classId }) => classId) }
  return <ProjectsPage query={query} list={list} head={head} chosenClass={classes[0] ?? null} sets={sets} />
}

/** The draft itself is in the frame: here is only its title. */
function FramePreview({ title }: Pick<Of<'frame'>, 'title'>) {
  return (
    <div className="page">
      <Heading level={1} text={m.collections_preview_title({ title })} />
    </div>
  )
}
