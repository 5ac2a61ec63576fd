import type { ConfigInfo, FieldCount } from '../../../shared/contract/home.ts'
import { targetHref } from '../../../shared/lib/link-target.ts'
import type { CallContext } from '../../context.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { brandOf } from '../settings/brand.ts'
import { entersClosed } from '../settings/open-state.ts'
import { contactLinks, readSiteSettings, siteNameIn } from '../settings/site-settings.ts'
import { offeredProviders } from '../sign-in/providers/offered-providers.ts'
import { listFieldsWithToolCounts } from '../toolbox/fields.ts'
import { editionOf } from './running-edition.ts'
import { fieldMenu, footerLinks, homeBanner } from './site-parts.ts'

/** The fields of work, each with its number of tools. */
export async function listFields({ db, locale }: CallContext): Promise<FieldCount[]> {
  const fields = await listFieldsWithToolCounts(db)
  return fields.map((field) => ({
    alias: field.alias,
    name: locale === 'zh' ? field.name_zh : field.name_en,
    summary: locale === 'zh' ? field.summary_zh : field.summary_en,
    toolCount: field.tool_count,
  }))
}

/** What every page shares: footer, fields, menu of fields, banner and programme ids. */
export async function getConfigInfo(ctx: CallContext): Promise<ConfigInfo> {
  const config = await readConfigInfo(ctx)
  const isHidden = !entersClosed(ctx.actor) && (await ctx.services.isClosed())
  return isHidden ? { ...config, ...withoutContent } : config
}

/** What visitors are told of a portal that is not open yet: whose it is, and how to reach them. */
const withoutContent = {
  ...{ normal: [], outsideLink: [], footerLogos: [], fieldMenu: [], FieldList: [] },
  ...{ hotBanner: { img: '', link: '' }, edition: null },
}

async function readConfigInfo(ctx: CallContext): Promise<ConfigInfo> {
  const fields = (await listFields(ctx)).map(({ alias, name }) => ({ alias, name }))
  const [menu, links, banner, settings, editions] = await Promise.all([
    fieldMenu(ctx, fields),
    footerLinks(ctx),
    homeBanner(ctx),
    readSiteSettings(ctx.db),
    listPublished(ctx, 'ventureEditions'),
  ])
  const { currentRound, matchId, ventureIds } = settings
  return {
    type: 'normal',
    siteName: siteNameIn(settings, ctx.locale),
    brand: brandOf(settings, ctx.locale),
    operator: ctx.locale === 'zh' ? settings.operatorZh : settings.operatorEn || settings.operatorZh,
    ...links,
    fieldMenu: menu,
    FieldList: fields,
    hotBanner: {
      img: banner?.picture?.src ?? '',
      link: banner ? targetHref(banner.link, ctx.locale) : '',
    },
    currentRound,
    edition: await editionOf(ctx, currentRound, editions),
    match_id: matchId,
    ventureIds,
    contact: contactLinks(settings),
    origin: ctx.services.origin,
    demoOutbox: ctx.services.isDemo ? '/outbox' : null,
    hasMailSignIn: ctx.services.mail !== null,
    signInProviders: offeredProviders(ctx.services).map(({ name, ...provider }) => ({
      ...provider,
      name: name[ctx.locale],
    })),
  }
}
