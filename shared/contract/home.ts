import { z } from 'zod'
import { call } from './call.ts'
import { pictureView } from './content/content.ts'
import { language } from './content/fields.ts'

/** A link as it may stand in a page; `language` where the label is not in the page's. */
const footerLink = z.object({ label: z.string(), url: z.string(), language: language.optional() })
const field = z.object({ alias: z.string(), name: z.string() })

const homePage = z.object({
  title: z.string(),
  lead: z.string(),
  /** Of title, lead, how and help. */
  language,
  /** `path` is a page of the portal without language prefix, or an address outside. */
  blocks: z.array(z.object({ title: z.string(), text: z.string(), path: z.string(), language })),
  banner: z
    .object({
      title: z.string(),
      text: z.string(),
      link: z.string(),
      language,
      picture: pictureView.nullable(),
    })
    .nullable(),
  /** How a tool is found and used, step by step. */
  how: z.object({ title: z.string(), steps: z.array(z.object({ title: z.string(), text: z.string() })) }),
  help: z.object({ title: z.string(), lines: z.array(z.string()) }),
  toolCount: z.number().int(),
})

const domains = z.object({
  list: z.array(field.extend({ summary: z.string(), toolCount: z.number().int() })),
})

const configInfo = z.object({
  type: z.literal('normal'),
  /** What the portal is called, and who runs it; the operator is empty until it is stated. */
  siteName: z.string(),
  operator: z.string(),
  /** Pages of the portal that staff have put into the footer. */
  normal: z.array(footerLink),
  outsideLink: z.array(footerLink),
  footerLogos: z.array(z.object({ img: z.string(), alt: z.string(), url: z.string() })),
  fieldMenu: z.array(field),
  FieldList: z.array(field),
  /** Both empty where there is no banner; `img` also where it has no picture. */
  hotBanner: z.object({ img: z.string(), link: z.string() }),
  /** The venture programme's edition that is running. */
  currentRound: z.number().int(),
  /** Its number, and where the newest edition that is published can be read; null while none is. */
  edition: z.object({ round: z.number().int(), path: z.string() }).nullable(),
  match_id: z.number().int(),
  ventureIds: z.array(z.number().int()),
  /** Hotline, mail and record numbers, as far as there are any. */
  contact: z.array(footerLink),
  /** The one public origin, for canonical addresses. */
  origin: z.string(),
  /** Where codes and mails of a demo can be read; null outside a demo. */
  demoOutbox: z.string().nullable(),
  /** Whether a link to sign in with can be mailed. */
  hasMailSignIn: z.boolean(),
  /** Whose word signs somebody in, as far as any is connected. */
  signInProviders: z.array(z.object({ id: z.string(), name: z.string() })),
})

const projectCounts = z.object({
  projectCount: z.number().int(),
  classCount: z.number().int(),
  setCount: z.number().int(),
})

export type ProjectCounts = z.output<typeof projectCounts>
export type HomePage = z.output<typeof homePage>
export type FieldCount = z.output<typeof domains>['list'][number]
export type ConfigInfo = z.output<typeof configInfo>

export const home = {
  /** Words, blocks and banner of the home page as staff have published them. */
  homePageAll: call({
    method: 'POST',
    path: 'techWebAPI/homePage/v3/homePage/all',
    access: 'public',
    secured: 'none',
    effect: 'read',
    isKept: true,
    input: z.object({}),
    output: homePage,
  }),
  /** The fields of work, each with how many tools serve it. */
  homePageDomain: call({
    method: 'POST',
    path: 'techWebAPI/homePage/v3/homePage/domain',
    access: 'public',
    secured: 'none',
    effect: 'read',
    isKept: true,
    input: z.object({}),
    output: domains,
  }),
  /** How many projects, project classes and project sets are published. */
  homePageProjectCount: call({
    method: 'POST',
    path: 'techWebAPI/homePage/v3/homePage/projectCount',
    access: 'public',
    secured: 'none',
    effect: 'read',
    isKept: true,
    input: z.object({}),
    output: projectCounts,
  }),
  /** Footer, fields, menu of fields, banner and programme ids: what every page shares. */
  configInfo: call({
    method: 'POST',
    path: 'config/info',
    access: 'public',
    secured: 'none',
    effect: 'read',
    isKept: true,
    input: z.object({}),
    output: configInfo,
  }),
}
