import { z } from 'zod'
import { resourceKinds, resourceSorts } from '../rules/toolbox/resource-facets.ts'
import { call } from './call.ts'
import { pageNumber, pageSize, publicNumber, several } from './content/fields.ts'
import {
  fieldPage,
  institution,
  institutionCases,
  institutionResources,
  resourceDetail,
  resourceLine,
  resourceList,
  zone,
  zoneAlias,
  zoneOptions,
} from './resource-parts.ts'

const fieldAlias = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
const ofInstitution = z.object({ ZoneInstitutionID: publicNumber })

export const resources = {
  /** A field of public benefit by its alias, with what serves it. Errors: `notFound`. */
  fieldInfo: call({
    method: 'GET',
    path: 'fields/info',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ alias: fieldAlias }),
    output: fieldPage,
  }),

  /** A page of the published resources by filters, with the numbers that every filter would leave. */
  resourceList: call({
    path: 'zone/resource/list',
    access: 'public',
    effect: 'read',
    input: z.object({
      kind: several(z.enum(resourceKinds)),
      field: several(fieldAlias),
      zone: several(zoneAlias),
      sort: z.enum(resourceSorts).default('order'),
      page: pageNumber,
      pageSize,
    }),
    output: resourceList,
  }),

  /** Every published resource in short, in the order of the list, up to five hundred a page. */
  resourceAll: call({
    path: 'zone/resource/all',
    access: 'public',
    effect: 'read',
    input: z.object({ page: pageNumber }),
    output: z.object({ items: z.array(resourceLine), total: z.number().int(), pageCount: z.number().int() }),
  }),

  /** A resource with everything that its page shows. Errors: `notFound`. */
  resourceInfo: call({
    path: 'zone/resource/info/{id}',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ id: publicNumber }),
    output: resourceDetail,
  }),

  /** A zone by its alias, or by its number where it has none. Errors: `notFound`. */
  describeZone: call({
    path: 'techWebAPI/zone/v3/describeZone',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ AliasID: zoneAlias }),
    output: zone,
  }),

  /** The kinds, fields and zones that resources can be filtered by. */
  zoneOptions: call({
    method: 'GET',
    path: 'zone/options',
    access: 'public',
    effect: 'read',
    isKept: true,
    output: zoneOptions,
  }),

  /** An institution of a zone. Errors: `notFound`. */
  institutionBase: call({
    path: 'zone/institution/base',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: ofInstitution,
    output: institution,
  }),

  /** The projects that an institution lists as its own, in its order. Errors: `notFound`. */
  institutionCaseList: call({
    path: 'zone/institution/case/list',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: ofInstitution,
    output: institutionCases,
  }),

  /** The resources of an institution, fifty at most. Errors: `notFound`. */
  institutionResourceList: call({
    path: 'zone/institution/resource/list',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: ofInstitution,
    output: institutionResources,
  }),
}
