import { ApiError } from '../../../shared/contract/errors.ts'
import type { Institution } from '../../../shared/contract/resource-parts.ts'
import { linesOf, listOf, textOf } from '../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../context.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { presentLinked } from './linked.present.ts'
import { type LiveText, listByNumber, listFieldRows } from './linked.queries.ts'
import { resourcesOfInstitution } from './list-resources.ts'
import { zonesOfInstitution } from './zones.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>
type Input = { ZoneInstitutionID: string }

/** An institution as its page shows it. @throws ApiError `notFound` where no language of it is published */
export async function getInstitution(ctx: Ctx, input: Input): Promise<Institution> {
  return showInstitution(ctx, await findInstitution(ctx, input))
}

/** The projects that an institution names as its own. @throws ApiError `notFound` */
export async function listInstitutionCases(ctx: Ctx, input: Input) {
  const { shared } = await findInstitution(ctx, input)
  return { items: await casesOf(ctx, listOf(shared, 'cases')) }
}

/** An institution's resources. @throws ApiError `notFound` */
export async function listInstitutionResources(ctx: Ctx, input: Input) {
  const { number } = await findInstitution(ctx, input)
  return resourcesOfInstitution(ctx, number)
}

async function showInstitution(
  ctx: Ctx,
  { number, language, fields, shared, published_at }: Omit<LiveText, 'alias'>,
): Promise<Institution> {
  const [html, zones, known] = await Promise.all([
    htmlOf(ctx, textOf(fields, 'body')),
    zonesOfInstitution(ctx, number),
    listFieldRows(ctx.db, ctx.locale),
  ])
  const since = textOf(shared, 'since')
  return {
    ZoneInstitutionID: String(number),
    language,
    title: textOf(fields, 'title'),
    summary: textOf(fields, 'summary'),
    place: textOf(fields, 'place'),
    html,
    offers: linesOf(fields, 'offers'),
    contact: textOf(fields, 'contact'),
    since: since === '' ? null : Number(since),
    website: textOf(shared, 'website') || null,
    fields: known
      .filter(({ alias }) => listOf(shared, 'fields').includes(alias))
      .map(({ alias, name }) => ({ alias, name })),
    zones,
    updatedAt: published_at.toISOString(),
  }
}

/** An institution with its cases and resources, published or not. */
export async function previewInstitution(ctx: Ctx, text: Omit<LiveText, 'alias'>) {
  const [institution, cases, resources] = await Promise.all([
    showInstitution(ctx, text),
    casesOf(ctx, listOf(text.shared, 'cases')),
    resourcesOfInstitution(ctx, text.number),
  ])
  return { institution, cases, resources }
}

/** Published projects by number, in their order. */
async function casesOf({ db, locale }: Ctx, numbers: string[]) {
  const projects = await listByNumber(db, 'projects', numbers.map(Number), locale)
  return projects.map(presentLinked)
}

async function findInstitution({ db, locale }: Ctx, { ZoneInstitutionID }: Input): Promise<LiveText> {
  const [found] = await listByNumber(db, 'institutions', [Number(ZoneInstitutionID)], locale)
  if (!found) throw new ApiError('notFound')
  return found
}
