import { helpPageOf } from '../../../shared/rules/help-page-of.ts'
import { type HelpError, type HelpPage, helpErrors, helpPages } from '../../../shared/rules/help-pages.ts'

/** What the address of the help centre says. */
export type HelpQuery = { keywords: string; page: HelpPage | null; error: HelpError | null }

const longestKeywords = 100

/** Reads an address; invalid values are left out, so that an old link still shows something. */
export function readHelpQuery(params: URLSearchParams): HelpQuery {
  const keywords = (params.get('keywords') ?? '').toWellFormed().replaceAll('\0', ' ').trim()
  return {
    keywords: Array.from(keywords).slice(0, longestKeywords).join('').trim(),
    page: pageOf(params.get('page')),
    error: helpErrors.find((error) => error === params.get('error')) ?? null,
  }
}

/** A group of pages by its name, or by the first segments of an address in it. */
function pageOf(asked: string | null): HelpPage | null {
  return asked === null ? null : (helpPages.find((page) => page === asked) ?? helpPageOf(`/${asked}`))
}
