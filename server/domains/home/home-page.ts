import type { HomePage } from '../../../shared/contract/home.ts'
import type { CallContext } from '../../context.ts'
import { countPublishedTools } from '../toolbox/fields.ts'
import { homeBanner, homeBlocks, homeWords } from './site-parts.ts'

/** The published home page. */
export async function getHomePage(ctx: CallContext): Promise<HomePage> {
  const [words, blocks, banner, toolCount] = await Promise.all([
    homeWords(ctx),
    homeBlocks(ctx),
    homeBanner(ctx),
    countPublishedTools(ctx.db),
  ])
  return { ...words, blocks, banner, toolCount }
}
