import { z } from 'zod'
import { resourceFacets, resourceKinds } from '../rules/toolbox/resource-facets.ts'
import { applyingView } from './applications/applying.ts'
import { isoDate, isoInstant, language, publicNumber } from './content/fields.ts'
import { provenanceView } from './content/provenance.ts'

/** A link to a record of another kind, with a line or two. */
const linked = z.object({ number: publicNumber, title: z.string(), summary: z.string(), language })
export type Linked = z.output<typeof linked>

/** A field of public benefit with the alias that it has everywhere. */
const namedField = z.object({ alias: z.string(), name: z.string() })

/** A zone's alias, or its number where it has none. */
export const zoneAlias = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/i)

const namedZone = z.object({ AliasID: zoneAlias, name: z.string(), language })

const resourceCard = z.object({
  resourceId: publicNumber,
  language,
  kind: z.enum(resourceKinds),
  title: z.string(),
  summary: z.string(),
  provider: z.string(),
  /** Its length or size, in the reader's words. */
  format: z.string(),
  licence: z.string(),
  fields: z.array(namedField),
  /** Whether it states how it can be used without sight, hearing, mouse or much strength. */
  isAccessible: z.boolean(),
  reviewedOn: isoDate,
})
export type ResourceCard = z.output<typeof resourceCard>

export const resourceDetail = resourceCard.extend({
  /** Sanitised by the server. */
  html: z.string(),
  provenance: provenanceView,
  audience: z.string(),
  steps: z.array(z.string()),
  /** Its accessibility statement; empty where none was written. */
  accessibility: z.string(),
  institution: z.object({ ZoneInstitutionID: publicNumber, title: z.string(), language }).nullable(),
  zones: z.array(namedZone),
  tools: z.array(linked),
  /** Where to get it, besides what the page shows. */
  documents: z.string().nullable(),
  applying: applyingView,
  publishedAt: isoInstant,
  updatedAt: isoInstant,
  similar: z.array(resourceCard),
})
export type ResourceDetail = z.output<typeof resourceDetail>

const facetCounts = z.object({
  facet: z.enum(resourceFacets),
  /** The number of resources without this filter. */
  totalWithout: z.number().int(),
  options: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
})

export const resourceList = z.object({
  items: z.array(resourceCard),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  facets: z.array(facetCounts),
})
export type ResourceList = z.output<typeof resourceList>

/** A zone: what it offers in a field, for whom, and its institutions. */
export const zone = namedZone.extend({
  summary: z.string(),
  audience: z.string(),
  offers: z.array(z.string()),
  fields: z.array(namedField),
  institutions: z.array(linked),
  resourceCount: z.number().int(),
})
export type Zone = z.output<typeof zone>

/** An institution of a zone and its work. */
export const institution = z.object({
  ZoneInstitutionID: publicNumber,
  language,
  title: z.string(),
  summary: z.string(),
  place: z.string(),
  /** Sanitised by the server. */
  html: z.string(),
  offers: z.array(z.string()),
  contact: z.string(),
  /** The founding year; null where it is not stated. */
  since: z.number().int().nullable(),
  website: z.string().nullable(),
  fields: z.array(namedField),
  zones: z.array(namedZone),
  updatedAt: isoInstant,
})
export type Institution = z.output<typeof institution>

/** A selection, and the total number. */
const someOf = <T extends z.ZodType>(one: T) => z.object({ items: z.array(one), total: z.number().int() })

/** The page of a field: what it is, what it needs, and everything on the portal that serves it. */
export const fieldPage = z.object({
  alias: z.string(),
  language,
  title: z.string(),
  summary: z.string(),
  /** Sanitised by the server; empty where nothing is published. */
  html: z.string(),
  needs: z.array(z.string()),
  zones: z.array(zone),
  tools: someOf(linked),
  services: z.array(linked),
  projects: someOf(linked),
  resources: someOf(resourceCard),
  articles: z.array(linked),
  others: z.array(namedField),
})
export type FieldPage = z.output<typeof fieldPage>

export const institutionResources = z.object({ items: z.array(resourceCard), total: z.number().int() })
export const institutionCases = z.object({ items: z.array(linked) })

/** The filters of the list of resources. */
export const zoneOptions = z.object({
  kinds: z.array(z.object({ kind: z.enum(resourceKinds), name: z.string() })),
  fields: z.array(namedField),
  zones: z.array(namedZone),
})

/** A short resource, for listing all. */
export const resourceLine = z.object({
  resourceId: publicNumber,
  language,
  kind: z.enum(resourceKinds),
  title: z.string(),
  reviewedOn: isoDate,
})
