import { z } from 'zod'
import {
  serviceCategories,
  serviceCosts,
  serviceFacets,
  serviceModes,
  serviceSorts,
} from '../rules/toolbox/service-facets.ts'
import { toolAudiences } from '../rules/toolbox/tool-facets.ts'
import { applyingView } from './applications/applying.ts'
import { call } from './call.ts'
import { isoDate, language, pageNumber, pageSize, publicNumber, several } from './content/fields.ts'
import { provenanceView } from './content/provenance.ts'

export const serviceCard = z.object({
  serviceId: publicNumber,
  title: z.string(),
  summary: z.string(),
  provider: z.string(),
  language,
  category: z.enum(serviceCategories),
  cost: z.enum(serviceCosts),
  whoMayApply: z.enum(toolAudiences),
  /** The card's labels, in the reader's words. */
  labels: z.object({
    category: z.string(),
    modes: z.array(z.string()),
    cost: z.string(),
    whoMayApply: z.string(),
  }),
  replyDays: z.number().int(),
  /** Usual number of working days from the start. */
  workDays: z.number().int(),
  /** Places a year; null for no limit. */
  places: z.number().int().nullable(),
  reviewedOn: isoDate,
})

const serviceDetail = serviceCard.extend({
  /** Sanitised by the server. */
  html: z.string(),
  provenance: provenanceView,
  audience: z.string(),
  results: z.array(z.string()),
  steps: z.array(z.string()),
  limits: z.string(),
  applying: applyingView,
  tools: z.array(z.object({ toolId: publicNumber, name: z.string(), tagline: z.string(), language })),
  similar: z.array(serviceCard),
})

const facetCounts = z.object({
  facet: z.enum(serviceFacets),
  /** The number of services without this filter. */
  totalWithout: z.number().int(),
  options: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
})

const serviceList = z.object({
  items: z.array(serviceCard),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  facets: z.array(facetCounts),
  /** Whether a self-test is published that finds a fitting service. */
  hasSelfTest: z.boolean(),
})

export type ServiceCard = z.output<typeof serviceCard>
export type ServiceDetail = z.output<typeof serviceDetail>
export type ServiceList = z.output<typeof serviceList>

export const services = {
  /** A digital service with everything that its page shows. Errors: `notFound`. */
  serviceInfo: call({
    method: 'GET',
    path: 'industry/service/info',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ serviceId: publicNumber }),
    output: serviceDetail,
  }),

  /** A page of the published services by filters, with the numbers that every filter would leave. */
  serviceList: call({
    path: 'industry/service/list',
    access: 'public',
    secured: 'traceId',
    effect: 'read',
    input: z.object({
      category: several(z.enum(serviceCategories)),
      mode: several(z.enum(serviceModes)),
      cost: several(z.enum(serviceCosts)),
      whoMayApply: several(z.enum(toolAudiences)),
      sort: z.enum(serviceSorts).default('order'),
      page: pageNumber,
      pageSize,
    }),
    output: serviceList,
  }),
}
