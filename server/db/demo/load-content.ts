import { locales } from '../../../shared/lib/locale.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../shared/rules/content/field-values.ts'
import { fillBlanks, hasBlank } from '../../../shared/rules/content/portal-blanks.ts'
import type { SiteSettings } from '../../../shared/rules/site-settings.ts'
import { contentFolder, type OwnPackage } from '../../domains/content/package/content-folder.ts'
import { giveRecords, namesGiven } from '../../domains/content/package/give-records.ts'
import { nameOf, type PackagedRecord } from '../../domains/content/package/packaged-record.ts'
import { readPackage } from '../../domains/content/package/read-package.ts'
import type { Db } from '../database.ts'

/** Some lead to pages that are still to be written: drafts, except in a demo, which has those pages. */
const aroundContent: readonly CollectionName[] = ['homeBlocks', 'footerLinks', 'banners']
const shownSince = new Date('2026-10-01T09:00:00+08:00')

type Options = { only?: readonly CollectionName[]; operator?: SiteSettings | null }

/**
 * Gives a portal those records of a built-in package that it has not been given before.
 * @param options.only the collections to give; all without it
 * @param options.operator of a demo, inserted where a text has blanks. Elsewhere a text with a blank is a
 * draft: nobody is asked to agree to it before it names the operator
 * @returns whether anything was written
 */
export async function loadContent(
  db: Db,
  name: OwnPackage,
  { only, operator = null }: Options = {},
): Promise<boolean> {
  const given = await namesGiven(db)
  const { content, problems } = readPackage(contentFolder(name), {
    today: shanghaiDay(new Date()),
    // Fixed pages are known by their addresses; their numbers differ between portals.
    wants: (key) =>
      (only?.includes(key.collection) ?? true) && (key.collection === 'pages' || !given.has(nameOf(key))),
  })
  if (problems.length > 0) throw new Error(`content/${name}: ${JSON.stringify(problems.slice(0, 5))}`)
  return giveRecords(
    db,
    content.records.map((record) => (operator ? shown(record, operator) : ofToday(withheld(record)))),
  )
}

function withheld(record: PackagedRecord): PackagedRecord {
  const values = locales.flatMap((language) => Object.values(record.texts[language]))
  return values.some((value) => typeof value === 'string' && hasBlank(value))
    ? { ...record, published: {} }
    : record
}

/** Nothing was in force before the portal existed: records take effect today; a publisher dates a draft. */
function ofToday(record: PackagedRecord): PackagedRecord {
  if (!('effectiveOn' in record.shared)) return record
  const at = new Date()
  const isShown = Object.keys(record.published).length > 0
  const effectiveOn = isShown ? shanghaiDay(at) : ''
  const since = { first: at, last: at }
  return {
    ...record,
    shared: { ...record.shared, effectiveOn },
    ...(isShown && { published: { zh: since, en: since } }),
  }
}

function shown(record: PackagedRecord, operator: SiteSettings): PackagedRecord {
  const filled = (values: FieldValues): FieldValues =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? fillBlanks(value, operator) : value,
      ]),
    )
  const since = { first: shownSince, last: shownSince }
  return {
    ...record,
    texts: { zh: filled(record.texts.zh), en: filled(record.texts.en) },
    ...(aroundContent.includes(record.collection) && { published: { zh: since, en: since } }),
  }
}
