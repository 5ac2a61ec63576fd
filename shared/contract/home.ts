import { z } from 'zod'
import { call } from './call.ts'
import { pictureView } from './content/content.ts'
import { language } from './content/fields.ts'

/** A link in a page; `language` where the label is not in the page's language. */
const footerLink = z.object({ label: z.string(), url: z.string(), language: language.optional() })
const field = z.object({ alias: z.string(), name: z.string() })

const homePage = z.object({
  title: z.string(),
  lead: z.string(),
  /** The language of title, lead, how and help. */
  language,
  /** `path` is a page of the portal without language prefix, or an outside address. */
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
  /** The steps to find and use a tool. */
  how: z.object({ title: z.string(), steps: z.array(z.object({ title: z.string(), text: z.string() })) }),
  help: z.object({ title: z.string(), lines: z.array(z.string()) }),
  toolCount: z.number().int(),
})

const domains = z.object({
  list: z.array(field.extend({ summary: z.string(), toolCount: z.number().int() })),
})

const configInfo = z.object({
  type: z.literal('normal'),
  /** The portal's name and its operator, which is empty until it is stated. */
  siteName: z.string(),
  brand: z.object({
    /** The short name; the name itself where there is none. */
    shortName: z.string(),
    /** The accent colour on light and on dark pages, `#rrggbb`. */
    light: z.string(),
    dark: z.string(),
    /** The name of the mark, and the path below which its pictures are: `mark.svg`, `share.png` and icons. */
    markName: z.string(),
    pictures: z.string(),
    /** The path of the style sheet with the accent; null with the usual colours. */
    style: z.string().nullable(),
  }),
  operator: z.string(),
  /** Pages of the portal that staff have added to the footer. */
  normal: z.array(footerLink),
  outsideLink: z.array(footerLink),
  footerLogos: z.array(z.object({ img: z.string(), alt: z.string(), url: z.string() })),
  fieldMenu: z.array(field),
  FieldList: z.array(field),
  /** Both empty without a banner; `img` also where the banner has no picture. */
  hotBanner: z.object({ img: z.string(), link: z.string() }),
  /** The venture programme's current edition. */
  currentRound: z.number().int(),
  /** Its number, and its page, that of the newest edition or the list of rounds; null while nothing is published. */
  edition: z.object({ round: z.number().int(), path: z.string() }).nullable(),
  match_id: z.number().int(),
  ventureIds: z.array(z.number().int()),
  /** Hotline, mail and record numbers, as far as they exist. */
  contact: z.array(footerLink),
  /** The one public origin, for canonical addresses. */
  origin: z.string(),
  /** Where a demo's codes and mails can be read; null outside a demo. */
  demoOutbox: z.string().nullable(),
  /** Whether sign-in links can be mailed. */
  hasMailSignIn: z.boolean(),
  /** The connected identity providers; some can be used inside WeChat's browser alone. */
  signInProviders: z.array(z.object({ id: z.string(), name: z.string(), isInWechatOnly: z.boolean() })),
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
  /** The home page's texts, blocks and banner as published by staff. */
  homePageAll: call({
    path: 'techWebAPI/homePage/v3/homePage/all',
    access: 'public',
    effect: 'read',
    isKept: true,
    output: homePage,
  }),
  /** The fields of work, each with its number of tools. */
  homePageDomain: call({
    path: 'techWebAPI/homePage/v3/homePage/domain',
    access: 'public',
    effect: 'read',
    isKept: true,
    output: domains,
  }),
  /** The numbers of published projects, project classes and project sets. */
  homePageProjectCount: call({
    path: 'techWebAPI/homePage/v3/homePage/projectCount',
    access: 'public',
    effect: 'read',
    isKept: true,
    output: projectCounts,
  }),
  /** What every page shares: footer, fields, menu of fields, banner and programme ids. */
  configInfo: call({
    path: 'config/info',
    access: 'public',
    effect: 'read',
    isKept: true,
    output: configInfo,
  }),
}
