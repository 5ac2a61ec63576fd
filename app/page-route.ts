import type { Access } from '../shared/contract/call.ts'
import type { Privilege } from '../shared/rules/staff/privileges.ts'

/** A page of the portal; it answers in Chinese at `path` and in English below `/en`. */
export type PageRoute = PageFacts & (OpenPage | StaffPage)

/** A page of the console, as its list states it. */
export type StaffRoute = Omit<Extract<PageRoute, { access: 'staff' }>, 'access'>

type OpenPage = { access: Exclude<Access, 'staff'> }

/** A page of the console states the privilege that its readers need; `any` for all staff. */
type StaffPage = { access: 'staff'; privilege: Privilege | 'any' }

type PageFacts = {
  /** As in the specification, with `:id` for parameters; `/` is the home page. */
  path: string
  /** The route module below `app/`. */
  file: string
  /** Query parameters that change the page; all others are ignored. */
  query?: readonly string[]
  /** Opens while a newer text waits for consent: always, or with one of these values of its `part`. */
  beforeConsent?: true | { parts: readonly string[] }
  /**
   * Whether the page's form is kept, encrypted under its person's account, when its session had ended before
   * it was sent. False where nobody may learn what was written, as in survey answers.
   */
  keepsForms?: false
  /** The page's form may bring files; any other form is limited to the length of its texts. */
  takesFiles?: true
  /** Whether a public page is kept by the page cache; searches are not. */
  isKept?: boolean
  /** A parameter with which a public page is a search and therefore not cached. */
  searchQuery?: string
}
