import { type Bilingual, type Locale, locales } from '../../../shared/lib/locale.ts'
import type { CollectionName, FieldValues } from '../../../shared/rules/collections.ts'
import { seedRecord } from '../../domains/content/seed-record.ts'
import type { Db } from '../database.ts'
import type { DemoResource } from './demo-types.ts'
import { demoFieldPages } from './field-pages.ts'
import { demoFields } from './fields.ts'
import { demoInstitutions } from './resources/institutions.ts'
import { demoZones } from './resources/zones.ts'
import { demoResources } from './resources.ts'

/** Writes zones with their institutions, and resources, published in both languages. */
export async function loadResources(db: Db): Promise<void> {
  for (const [order, institution] of demoInstitutions.entries()) {
    const { number, fields, cases, since, title, summary, place, body, offers, contact } = institution
    await write(db, 'institutions', number, {
      shared: { fields, cases: cases.map(String), since: String(since), website: '', order: String(order) },
      texts: { title, summary, place, body, contact },
      lists: { offers },
      publishedOn: '2026-04-01',
    })
  }
  for (const [order, { number, alias, fields, institutions, offers, ...texts }] of demoZones.entries()) {
    const shared = { fields, institutions: institutions.map(String), order: String(order) }
    await write(db, 'zones', number, { alias, shared, texts, lists: { offers }, publishedOn: '2026-04-02' })
  }
  for (const [order, resource] of demoResources.entries()) await insertResource(db, resource, order)
}

/** Writes the fields with their pages: what the others are filed under. */
export async function loadFields(db: Db): Promise<void> {
  for (const [order, { number, alias, body, needs, services, articles }] of demoFieldPages.entries()) {
    const field = demoFields.find((one) => one.alias === alias)
    if (!field) throw new Error(`no field ${alias}`)
    await write(db, 'fieldPages', number, {
      alias,
      shared: { services: services.map(String), articles: articles.map(String), order: String(order) },
      texts: { title: field.name, summary: field.summary, body },
      lists: { needs },
      publishedOn: '2026-03-02',
    })
  }
}

async function insertResource(db: Db, resource: DemoResource, order: number): Promise<void> {
  const { title, summary, provider, format, body, audience, accessibility, keywords, steps } = resource
  await write(db, 'resources', resource.number, {
    shared: {
      institution: resource.institution === null ? [] : [String(resource.institution)],
      zones: resource.zones.map(String),
      tools: resource.tools.map(String),
      resourceKind: resource.kind,
      fields: resource.fields,
      licence: resource.licence,
      documents: '',
      reviewedOn: resource.reviewedOn,
      order: String(order),
    },
    texts: { title, summary, provider, format, body, audience, accessibility, keywords },
    lists: { steps },
    publishedOn: resource.publishedOn,
  })
}

type Written = {
  alias?: string
  shared: FieldValues
  texts: Record<string, Bilingual>
  lists: Record<string, Record<Locale, string[]>>
  publishedOn: string
}

async function write(
  db: Db,
  collection: CollectionName,
  number: number,
  { alias, shared, texts, lists, publishedOn }: Written,
): Promise<void> {
  const [zh, en] = locales
  const textsIn = (locale: Locale): FieldValues => ({
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[locale]])),
    ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list[locale].join('\n')])),
  })
  await seedRecord(db, {
    collection,
    number,
    ...(alias !== undefined && { alias }),
    shared,
    texts: { zh: textsIn(zh), en: textsIn(en) },
    publishedAt: new Date(`${publishedOn}T09:00:00+08:00`),
  })
}
