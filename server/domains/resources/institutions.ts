import { ApiError } from '../../../shared/contract/errors.ts'
import type { Institution } from '../../../shared/contract/resource-parts.ts'
import type { CallContext } from '../../context.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { presentLinked } from './linked.present.ts'
import { type LiveText, listByNumber, listFieldRows } from './linked.queries.ts'
import { resourcesOfInstitution } from './list-resources.ts'
import { zonesOfInstitution } from './zones.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>
type InstitutionText = LiveText<'institutions'>
type Input = { ZoneInstitutionID: string }

/** An institution as its page shows it. @throws ApiError `notFound` where no language of it is published */
export async function getInstitution(ctx: Ctx, input: Input): Promise<Institution> {
  return showInstitution(ctx, await findInstitution(ctx, input))
}

/** The projects that an institution names as its own. @throws ApiError `notFound` */
export async function listInstitutionCases(ctx: Ctx, input: Input) {
  const { values } = await findInstitution(ctx, input)
  return { items: await casesOf(ctx, values.cases) }
}

/** An institution's resources. @throws ApiError `notFound` */
export async function listInstitutionResources(ctx: Ctx, input: Input) {
  const { number } = await findInstitution(ctx, input)
  return resourcesOfInstitution(ctx, number)
}

async function showInstitution(
  ctx: Ctx,
  { number, language, values, published_at }: InstitutionText,
): Promise<Institution> {
  const [html, zones, known] = await Promise.all([
    htmlOf(ctx, values.body),
    zonesOfInstitution(ctx, number),
    listFieldRows(ctx.db, ctx.locale),
  ])
  return {
    ZoneInstitutionID: String(number),
    language,
    title: values.title,
    summary: values.summary,
    place: values.place,
    html,
    offers: values.offers,
    contact: values.contact,
    since: values.since,
    website: values.website,
    fields: known
      .filter(({ alias }) => values.fields.includes(alias))
      .map(({ alias, name }) => ({ alias, name })),
    zones,
    updatedAt: published_at.toISOString(),
  }
}

/** An institution with its cases and resources, published or not. */
export async function previewInstitution(ctx: Ctx, text: InstitutionText) {
  const [institution, cases, resources] = await Promise.all([
    showInstitution(ctx, text),
    casesOf(ctx, text.values.cases),
    resourcesOfInstitution(ctx, text.number),
  ])
  return { institution, cases, resources }
}

/** Published projects by number, in their order. */
async function casesOf({ db, locale }: Ctx, numbers: number[]) {
  const projects = await listByNumber(db, 'projects', numbers, locale)
  return projects.map(presentLinked)
}

async function findInstitution({ db, locale }: Ctx, { ZoneInstitutionID }: Input): Promise<InstitutionText> {
  const [found] = await listByNumber(db, 'institutions', [Number(ZoneInstitutionID)], locale)
  if (!found) throw new ApiError('notFound')
  return found
}
