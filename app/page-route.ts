import type { Access } from '../shared/contract/call.ts'
import type { Privilege } from '../shared/rules/staff/privileges.ts'

/** A page of the portal; it answers in Chinese at `path` and in English below `/en`. */
export type PageRoute = PageFacts & (OpenPage | StaffPage)

type OpenPage = { access: Exclude<Access, 'staff'> }

/** A page of the console states what its readers' roles must hold; `any` for whoever is staff. */
type StaffPage = { access: 'staff'; privilege: Privilege | 'any' }

type PageFacts = {
  /** As in the specification, with `:id` for parameters; `/` is the home page. */
  path: string
  /** The route module below `app/`. */
  file: string
  /** Query parameters that change the page; any other is ignored. */
  query?: readonly string[]
  /** A page that opens while a newer text waits to be agreed to: as it is, or with one of these values of its `part`. */
  beforeConsent?: true | { parts: readonly string[] }
  /**
   * Whether a form of the page is kept, sealed under its person's account, where its session had ended when it was sent.
   * Not where nobody is to be told what somebody wrote there, as the answers of a survey.
   */
  keepsForms?: false
  /** A form of the page is sent as one that can bring files; any other is as long as a text may be. */
  takesFiles?: true
  /** Whether a public page is kept by the page cache; searches are not. */
  isKept?: boolean
  /** A parameter with which a public page is a search, and as such not kept. */
  searchQuery?: string
}
