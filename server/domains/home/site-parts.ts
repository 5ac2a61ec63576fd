import type { ConfigInfo, HomePage } from '../../../shared/contract/home.ts'
import { targetHref } from '../../../shared/lib/link-target.ts'
import { type FieldValues, linesOf, textOf } from '../../../shared/rules/content/collections.ts'
import type { FooterKind } from '../../../shared/rules/content/site-collections.ts'
import type { CallContext } from '../../context.ts'
import { listPublished, type PublishedRecord } from '../content/publish/published-records.ts'
import { picturesById } from '../content/shown-parts.ts'
import { firstHomePage } from './first-site.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>

type HomeWords = Pick<HomePage, 'title' | 'lead' | 'language' | 'how' | 'help'>

/** The home page texts; the initial ones where none are published. */
export async function homeWords(ctx: Ctx): Promise<HomeWords> {
  const [record] = await listPublished(ctx, 'homePage')
  const fields = record?.fields ?? firstHomePage[ctx.locale]
  return {
    title: textOf(fields, 'title'),
    lead: textOf(fields, 'summary'),
    language: record?.language ?? ctx.locale,
    how: howOf(
      linesOf(fields, 'howLines').length > 0 ? fields : firstHomePage[record?.language ?? ctx.locale],
    ),
    help: { title: textOf(fields, 'helpTitle'), lines: linesOf(fields, 'helpLines') },
  }
}

/** One step per line: a title, then after a colon an explanation. */
function howOf(fields: FieldValues): HomePage['how'] {
  const steps = linesOf(fields, 'howLines').map((line) => {
    const [, title = line, text = ''] = /^(.+?)\s*[：:]\s*(.*)$/u.exec(line) ?? []
    return { title, text }
  })
  return { title: textOf(fields, 'howTitle'), steps }
}

/** “What do you want to do”: each block links to a page of the portal, or outside. */
export async function homeBlocks(ctx: Ctx): Promise<HomePage['blocks']> {
  const records = await listPublished(ctx, 'homeBlocks')
  return records.map(({ fields, shared, language }) => ({
    title: textOf(fields, 'title'),
    text: textOf(fields, 'summary'),
    path: textOf(shared, 'target'),
    language,
  }))
}

/** The first banner; one is shown at a time. */
export async function homeBanner(ctx: Ctx): Promise<HomePage['banner']> {
  const [record] = await listPublished(ctx, 'banners')
  if (!record) return null
  const id = textOf(record.shared, 'bannerPicture')
  return {
    title: textOf(record.fields, 'title'),
    text: textOf(record.fields, 'bannerText'),
    link: textOf(record.shared, 'target'),
    language: record.language,
    picture: (await picturesById(ctx, [id])).get(id) ?? null,
  }
}

type FooterLinks = Pick<ConfigInfo, 'normal' | 'outsideLink' | 'footerLogos'>

/** Footer links by position; a logo without a picture is shown as a plain link. */
export async function footerLinks(ctx: Ctx): Promise<FooterLinks> {
  const records = await listPublished(ctx, 'footerLinks')
  const pictures = await picturesById(
    ctx,
    records.map(({ shared }) => textOf(shared, 'logo')),
  )
  const links: FooterLinks = { normal: [], outsideLink: [], footerLogos: [] }
  for (const record of records) {
    const { label, url, language } = presentLink(ctx, record)
    const kind = textOf(record.shared, 'footerKind') as FooterKind
    const logo = pictures.get(textOf(record.shared, 'logo'))
    if (kind === 'footerLogos' && logo)
      links.footerLogos.push({ img: smallestOf(logo.webp), alt: label, url })
    else links[kind === 'normal' ? 'normal' : 'outsideLink'].push({ label, url, ...language })
  }
  return links
}

function presentLink({ locale }: Ctx, { fields, shared, language }: PublishedRecord) {
  return {
    label: textOf(fields, 'name'),
    url: targetHref(textOf(shared, 'target'), locale),
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
    alias: textOf(record.shared, 'menuField'),
    name: textOf(record.fields, 'name'),
  }))
  return entries.filter((entry) => fields.some(({ alias }) => alias === entry.alias))
}
