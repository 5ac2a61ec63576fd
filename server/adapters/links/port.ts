import type { LinkFault } from '../../../shared/rules/content/broken-links.ts'

/** What a link led to: a page, or why there is none. */
export type LinkAnswer = 'found' | LinkFault

/** Checks where outside links lead. */
export type LinkProbe = {
  /** @param url an http or https address */
  look(url: string): Promise<LinkAnswer>
}
