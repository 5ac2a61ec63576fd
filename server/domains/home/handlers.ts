import type { Contract } from '../../../shared/contract/contract.ts'
import type { ConfigInfo, FieldCount, HomePage } from '../../../shared/contract/home.ts'
import { outsideHref } from '../../../shared/lib/outside-link.ts'
import type { CallContext } from '../../context.ts'
import type { HandlersOf } from '../handler-types.ts'
import { countProjects } from '../projects/library-page.ts'
import { countPublishedTools, listFieldsWithToolCounts } from '../toolbox/fields.ts'
import { getHomeSettings } from './home.queries.ts'
import { programme } from './programme.ts'

export const homeHandlers: HandlersOf<Contract['home']> = {
  homePageAll: getHomePage,
  homePageDomain: async (ctx) => ({ list: await listFields(ctx) }),
  homePageProjectCount: ({ db }) => countProjects(db),
  configInfo: getConfigInfo,
}

async function getHomePage({ db, locale }: CallContext): Promise<HomePage> {
  const settings = await getHomeSettings(db)
  return {
    title: settings.hero.title[locale],
    lead: settings.hero.lead[locale],
    blocks: settings.blocks.map(({ title, text, path }) => ({
      title: title[locale],
      text: text[locale],
      path,
    })),
    help: { title: settings.help.title[locale], lines: settings.help.lines.map((line) => line[locale]) },
    toolCount: await countPublishedTools(db),
  }
}

async function listFields({ db, locale }: CallContext): Promise<FieldCount[]> {
  const fields = await listFieldsWithToolCounts(db)
  return fields.map((field) => ({
    alias: field.alias,
    name: locale === 'zh' ? field.name_zh : field.name_en,
    summary: locale === 'zh' ? field.summary_zh : field.summary_en,
    toolCount: field.tool_count,
  }))
}

async function getConfigInfo(ctx: CallContext): Promise<ConfigInfo> {
  const { footer, hotBanner } = await getHomeSettings(ctx.db)
  const fields = (await listFields(ctx)).map(({ alias, name }) => ({ alias, name }))
  return {
    type: 'normal',
    outsideLink: footer.outsideLinks.flatMap(({ label, url }) => outside(url, { label: label[ctx.locale] })),
    footerLogos: footer.footerLogos.flatMap(({ img, alt, url }) =>
      outside(url, { img, alt: alt[ctx.locale] }),
    ),
    fieldMenu: fields,
    FieldList: fields,
    hotBanner: { img: hotBanner.img, link: hotBanner.link },
    currentRound: programme.currentEdition,
    match_id: programme.matchId,
    ventureIds: programme.ventureIds,
    origin: ctx.services.origin,
    demoOutbox: ctx.services.isDemo ? '/outbox' : null,
  }
}

/** Something with the outside link that staff entered, as it may stand in a page; nothing for what is no link. */
function outside<T>(entered: string, rest: T): (T & { url: string })[] {
  const url = outsideHref(entered)
  return url ? [{ ...rest, url }] : []
}
