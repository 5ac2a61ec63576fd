import { z } from 'zod'
import { likeTypes } from '../rules/toolbox/likes.ts'
import { projectFacets, projectSorts, projectStages } from '../rules/toolbox/project-facets.ts'
import { call } from './call.ts'
import { pictureView } from './content/content.ts'
import {
  contactText,
  isoDate,
  isoInstant,
  language,
  ownedId,
  pageNumber,
  pageSize,
  publicNumber,
  requiredName,
  requiredText,
  several,
  text,
} from './content/fields.ts'
import { provenanceView } from './content/provenance.ts'

const projectClass = z.object({ classId: publicNumber, name: z.string(), language })

const classDetail = projectClass.extend({
  summary: z.string(),
  /** Its number of published projects. */
  count: z.number().int(),
})
export type ProjectClass = z.output<typeof classDetail>

export const projectCard = z.object({
  instanceID: publicNumber,
  language,
  title: z.string(),
  summary: z.string(),
  /** The organisation or team that made it, and its place. */
  maker: z.string(),
  place: z.string(),
  stage: z.enum(projectStages),
  classes: z.array(projectClass),
  fields: z.array(z.object({ alias: z.string(), name: z.string() })),
  licence: z.string(),
  /** The year in which it began. */
  since: z.number().int(),
  /** Working days until another organisation can use it. */
  setupDays: z.number().int(),
  cover: pictureView.nullable(),
  likes: z.number().int(),
})
export type ProjectCard = z.output<typeof projectCard>

const activity = z.object({
  activityID: publicNumber,
  instanceID: publicNumber,
  language,
  title: z.string(),
  summary: z.string(),
  place: z.string(),
  startsOn: isoDate,
  /** Such as `14:00–16:30`; empty where the date is enough. */
  hours: z.string(),
})
export type ProjectActivity = z.output<typeof activity>

/** A page's structured data for search engines: JSON-LD with schema.org's vocabulary. */
const schemaOrg = z.string()

export const projectActivityPage = activity.extend({
  /** Empty in the preview of a draft that names no project yet. */
  instanceID: publicNumber.or(z.literal('')),
  /** Sanitised HTML; empty where the summary is enough. */
  html: z.string(),
  provenance: provenanceView,
  projectTitle: z.string(),
  /** The maker of the project. */
  maker: z.string(),
  /** Whether its day is over, in China. */
  isPast: z.boolean(),
  updatedAt: isoInstant,
  schemaOrg,
})
export type ProjectActivityPage = z.output<typeof projectActivityPage>

export const setCard = z.object({
  instanceSetID: publicNumber,
  language,
  title: z.string(),
  summary: z.string(),
  cover: pictureView.nullable(),
  count: z.number().int(),
})
export type ProjectSetCard = z.output<typeof setCard>

const project = projectCard.extend({
  /** Sanitised HTML. */
  html: z.string(),
  provenance: provenanceView,
  /** What another organisation needs, and the first steps; one entry each. */
  requirements: z.array(z.string()),
  reuseSteps: z.array(z.string()),
  contact: z.string(),
  /** Addresses of the code and the documents; null where there are none. */
  code: z.string().nullable(),
  documents: z.string().nullable(),
  /** Path of its publiccode.yml. */
  publiccode: z.string().nullable(),
  sets: z.array(z.object({ instanceSetID: publicNumber, title: z.string(), language })),
  /** Upcoming ones first, the nearest first; then past ones, the newest first. */
  activities: z.array(activity),
  similar: z.array(projectCard),
  publishedAt: isoInstant,
  updatedAt: isoInstant,
  schemaOrg,
})
export type Project = z.output<typeof project>

const projectSet = setCard.extend({
  html: z.string(),
  updatedAt: isoInstant,
  /** The projects of this page. */
  projects: z.array(projectCard),
  page: z.number().int(),
  pageCount: z.number().int(),
  schemaOrg,
})
export type ProjectSet = z.output<typeof projectSet>

const facetCounts = z.object({
  facet: z.enum(projectFacets),
  /** The number of projects without this filter. */
  totalWithout: z.number().int(),
  options: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
})
export type ProjectFacetCounts = z.output<typeof facetCounts>

const projectList = z.object({
  items: z.array(projectCard),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  pageCount: z.number().int(),
  facets: z.array(facetCounts),
  /** The query with unknown words corrected, if it was searched as well. */
  spelling: z.string().nullable(),
})
export type ProjectList = z.output<typeof projectList>

const readable = { access: 'public', effect: 'read' } as const

export const projects = {
  /** The classes that have published projects, in their order. */
  classList: call({
    ...readable,
    path: 'instance/class/v2/list',
    isKept: true,
    output: z.object({ items: z.array(classDetail) }),
  }),
  /** Some classes, each with its number of projects by stage. Errors: `notFound` for an unpublished one. */
  classInfo: call({
    ...readable,
    path: 'instance/class/v2/info',
    isKept: true,
    input: z.object({
      classes: z
        .array(publicNumber)
        .min(1)
        .max(40)
        .or(publicNumber.transform((one) => [one])),
    }),
    output: z.object({
      items: z.array(
        classDetail.extend({
          stages: z.array(z.object({ stage: z.enum(projectStages), count: z.number().int() })),
        }),
      ),
    }),
  }),
  /**
   * Published projects, by class, stage, words in either language and `extras`: their fields, a project set,
   * the order, the page size. With words the best come first, of the 100 best. Each comes in the page's
   * language where it is published in it.
   */
  list: call({
    ...readable,
    path: 'instance/v2/list',
    input: z.object({
      classes: several(publicNumber),
      search: text(100).default(''),
      stage: several(z.enum(projectStages)),
      page: pageNumber,
      extras: z
        .object({
          /** Aliases of fields; an unknown one finds nothing. */
          field: several(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)),
          set: publicNumber.optional(),
          sort: z.enum(projectSorts).default('newest'),
          pageSize,
        })
        .prefault({}),
    }),
    output: projectList,
  }),
  /** A project with everything that its page shows. Errors: `notFound`. */
  details: call({
    ...readable,
    path: 'instance/v2/details',
    input: z.object({ instanceID: publicNumber }),
    output: project,
  }),
  /** An activity of a published project. Errors: `notFound`. */
  activityDetails: call({
    ...readable,
    path: 'activity/v2/details',
    isKept: true,
    input: z.object({ activityID: publicNumber }),
    output: projectActivityPage,
  }),
  /**
   * Likes a project, once per visitor: an account, or without one an IP address. `userID`, if given, must be
   * the caller's own; `type` 1 is a project, 2 a volunteer activity. Errors: `notFound`, `notAvailable` for
   * another's `userID`, `loginEnded` for one without a login, `tooMany`.
   */
  like: call({
    path: 'instancelike/add',
    access: 'public',
    effect: 'write',
    input: z.object({
      instanceID: publicNumber,
      userID: ownedId.or(z.literal('')).optional(),
      type: z.literal(likeTypes),
    }),
    output: z.object({ likes: z.number().int(), isNew: z.boolean() }),
  }),
  /** The head of the project library: the staff's texts, and the library's size. */
  libraryPage: call({
    ...readable,
    path: 'techWebAPI/instancePage/v1/detail',
    isKept: true,
    output: z.object({
      title: z.string(),
      summary: z.string(),
      language,
      projectCount: z.number().int(),
      setCount: z.number().int(),
    }),
  }),
  /** Project sets in their order: all that have projects, or those with projects of certain classes. */
  setList: call({
    ...readable,
    path: 'techWebAPI/instanceSet/v1/list',
    isKept: true,
    input: z.object({ classIds: several(publicNumber) }),
    output: z.object({ items: z.array(setCard) }),
  }),
  /** A project set with its projects, the newest first, 50 to a page. Errors: `notFound`, also beyond its pages. */
  setDetails: call({
    ...readable,
    path: 'techWebAPI/instanceSet/v1/details',
    input: z.object({ instanceSetID: publicNumber, page: pageNumber }),
    output: projectSet,
  }),
  /**
   * Asks to use a project in another place; staff put both sides in touch. With or without an account.
   * Errors: `notFound`, `tooMany` above five an hour or twenty a day.
   */
  adopt: call({
    path: 'instance/adopt',
    access: 'public',
    effect: 'write',
    input: z.object({
      instanceID: publicNumber,
      /** The requester: an organisation or team. */
      organisation: requiredName(80),
      place: requiredName(60),
      purpose: requiredText(600),
      /** A phone number or mail address for the answer. */
      contact: contactText,
    }),
    output: z.object({ reference: z.string() }),
  }),
}
