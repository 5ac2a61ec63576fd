import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { type CollectionName, recordPath } from '../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../context.ts'
import type { FoundText } from '../../search/found-text.ts'
import { listFoundRecords } from '../content/records/found-records.ts'
import { listFoundFaces } from '../organisations/faces/found-faces.ts'
import { listFoundTools } from '../toolbox/found-tools.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>
/** A message function. */
type Words = (inputs: object, options: { locale: Locale }) => string

export type SearchKind = {
  /** As in `search_documents`. */
  kind: string
  /** The plural name of the kind. */
  name: Words
  /** A record's path, without language prefix. */
  pathOf: (recordId: string) => string
  /** The displayed texts of hits; those no longer published are left out. */
  read: (ctx: Ctx, recordIds: string[]) => Promise<FoundText[]>
}

/** Every searched kind, in the order of the filter: a new kind is one new entry. */
export const searchKinds: readonly SearchKind[] = [
  {
    kind: 'tool',
    name: m.search_kind_tool,
    pathOf: (number) => `/tools/toolsDetail/${number}`,
    read: listFoundTools,
  },
  ofCollection('service', 'services', m.search_kind_service),
  ofCollection('resource', 'resources', m.search_kind_resource),
  ofCollection('project', 'projects', m.search_kind_project),
  ofCollection('projectSet', 'projectSets', m.search_kind_project_set),
  ofCollection('projectActivity', 'projectActivities', m.search_kind_project_activity),
  ofCollection('field', 'fieldPages', m.search_kind_field),
  {
    kind: 'organisation',
    name: m.search_kind_organisation,
    pathOf: (id) => `/organization/${id}`,
    read: readOrganisations,
  },
  ofCollection('article', 'articles', m.search_kind_article),
  ofCollection('help', 'helps', m.search_kind_help),
  ofCollection('ventureEdition', 'ventureEditions', m.search_kind_venture_edition),
  ofCollection('ventureRound', 'ventureRounds', m.search_kind_venture_round),
  ofCollection('volunteerActivity', 'volunteerActivities', m.search_kind_volunteer_activity),
]

export const searchedKinds: string[] = searchKinds.map(({ kind }) => kind)

/** Institutions of zones have numbers; organisations that agreed to be shown have ids. */
async function readOrganisations(ctx: Ctx, recordIds: string[]): Promise<FoundText[]> {
  const isNumber = (id: string) => /^\d+$/.test(id)
  const found = await Promise.all([
    listFoundRecords(ctx, 'institutions', recordIds.filter(isNumber)),
    listFoundFaces(
      ctx,
      recordIds.filter((id) => !isNumber(id)),
    ),
  ])
  return found.flat()
}

/** Editors' records with a page, addressed by number or alias. */
function ofCollection(kind: string, collection: CollectionName, name: Words): SearchKind {
  return {
    kind,
    name,
    pathOf: (id) => recordPath(collection, { number: id, alias: id }) ?? '/',
    read: (ctx, recordIds) => listFoundRecords(ctx, collection, recordIds),
  }
}
