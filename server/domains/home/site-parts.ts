import type { ConfigInfo, HomePage } from '../../../shared/contract/home.ts'
import { targetHref } from '../../../shared/lib/link-target.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { type RecordOf, readRow } from '../../../shared/rules/record-of.ts'
import type { CallContext } from '../../context.ts'
import type { PublishedRow } from '../../db/published-lists.queries.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { picturesById } from '../content/shown-parts.ts'
import { firstHomePage } from './first-site.ts'
import { shownTargets } from './running-edition.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>

type HomeWords = Pick<HomePage, 'title' | 'lead' | 'language' | 'how' | 'help'>

/** The home page texts; the initial ones where none are published. */
export async function homeWords(ctx: Ctx): Promise<HomeWords> {
  const [record] = await listPublished(ctx, 'homePage')
  const values = record?.values ?? firstWords(ctx.locale)
  return {
    title: values.title,
    lead: values.summary,
    language: record?.language ?? ctx.locale,
    how: howOf(values.howLines.length > 0 ? values : firstWords(record?.language ?? ctx.locale)),
    help: { title: values.helpTitle, lines: values.helpLines },
  }
}

function firstWords(locale: Locale): RecordOf<'homePage'> {
  return readRow('homePage', { fields: firstHomePage[locale], shared: {} }).values
}

/** A step a line: what is done, and after a colon a word about it. */
function howOf(values: RecordOf<'homePage'>): HomePage['how'] {
  const steps = values.howLines.map((line) => {
    const [, title = line, text = ''] = /^(.+?)\s*[：:]\s*(.*)$/u.exec(line) ?? []
    return { title, text }
  })
  return { title: values.howTitle, steps }
}

/** “What do you want to do”: each block links to a page of the portal, or outside. */
export async function homeBlocks(ctx: CallContext): Promise<HomePage['blocks']> {
  const [records, shownTarget] = await Promise.all([listPublished(ctx, 'homeBlocks'), shownTargets(ctx)])
  return records.flatMap(({ values, language }) => {
    const path = shownTarget(values.target)
    return path === null ? [] : [{ title: values.title, text: values.summary, path, language }]
  })
}

/** The first banner; one is shown at a time. */
export async function homeBanner(ctx: CallContext): Promise<HomePage['banner']> {
  const [[record], shownTarget] = await Promise.all([listPublished(ctx, 'banners'), shownTargets(ctx)])
  if (!record) return null
  const id = record.values.bannerPicture
  return {
    title: record.values.title,
    text: record.values.bannerText,
    link: shownTarget(record.values.target) ?? record.values.target,
    language: record.language,
    picture: (await picturesById(ctx, [id])).get(id) ?? null,
  }
}

type FooterLinks = Pick<ConfigInfo, 'normal' | 'outsideLink' | 'footerLogos'>

/** Footer links by position; a logo without a picture is shown as a plain link. */
export async function footerLinks(ctx: CallContext): Promise<FooterLinks> {
  const [records, shownTarget] = await Promise.all([listPublished(ctx, 'footerLinks'), shownTargets(ctx)])
  const pictures = await picturesById(
    ctx,
    records.map(({ values }) => values.logo),
  )
  const links: FooterLinks = { normal: [], outsideLink: [], footerLogos: [] }
  for (const record of records) {
    const target = shownTarget(record.values.target)
    if (target === null) continue
    const { label, url, language } = presentLink(ctx, record, target)
    const kind = record.values.footerKind
    const logo = pictures.get(record.values.logo)
    if (kind === 'footerLogos' && logo)
      links.footerLogos.push({ img: smallestOf(logo.webp), alt: label, url })
    else links[kind === 'normal' ? 'normal' : 'outsideLink'].push({ label, url, ...language })
  }
  return links
}

function presentLink({ locale }: Ctx, { values, language }: PublishedRow<'footerLinks'>, target: string) {
  return {
    label: values.name,
    url: targetHref(target, locale),
    language: language === locale ? {} : { language },
  }
}

/** The first of a `srcset`: a logo is small. */
function smallestOf(srcset: string): string {
  return srcset.split(' ')[0] ?? ''
}

/**
 * The field menu in the order and under the names that staff gave it, without retired fields; all fields
 * while staff have put none in it.
 */
export async function fieldMenu(ctx: Ctx, fields: ConfigInfo['FieldList']): Promise<ConfigInfo['fieldMenu']> {
  const records = await listPublished(ctx, 'fieldMenu')
  if (records.length === 0) return fields
  const entries = records.map((record) => ({
    alias: record.values.menuField,
    name: record.values.name,
  }))
  return entries.filter((entry) => fields.some(({ alias }) => alias === entry.alias))
}
