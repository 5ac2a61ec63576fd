import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { brandFields, siteSettingFields } from '../../../../shared/contract/settings.staff.ts'
import { parseOwnedId } from '../../../../shared/lib/owned-id.ts'
import { addDays } from '../../../../shared/lib/text/shanghai-time.ts'
import {
  type CollectionName,
  collectionNames,
  collections,
} from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, textOf } from '../../../../shared/rules/content/field-values.ts'
import type { SiteSettings } from '../../../../shared/rules/site-settings.ts'
import { checkPackaged, type PackageProblem, picturesOf } from './check-packaged.ts'
import {
  type ContentPackage,
  nameOf,
  type PackagedPicture,
  type PackagedRecord,
  type RecordKey,
} from './packaged-record.ts'
import { recordFromJson } from './record-json.ts'

/** Packages of a later format are refused as a whole, because their meaning is unknown here. */
export const packageFormat = 1
export const headFile = 'content.json'
export const picturesFolder = 'pictures'
/** New numbers are counted on from the highest, so it must stay bounded. */
const highestNumber = 999_999

const bilingual = z.strictObject({ zh: z.string().min(1).max(400), en: z.string().min(1).max(400) })

const head = z.strictObject({
  format: z.literal(packageFormat),
  /** Packages of earlier releases state no brand. */
  site: z.strictObject({ ...siteSettingFields, ...z.object(brandFields).partial().shape }).optional(),
  withdrawn: z.partialRecord(z.enum(collectionNames), z.array(z.int())).optional(),
  /** Collections whose dates are relative to the day on which their records were written, and that day. */
  daysFrom: z.partialRecord(z.enum(collectionNames), z.iso.date()).optional(),
  /** Of a package to choose: its place among them, what it is, and the licence of its texts. */
  about: z
    .strictObject({ order: z.int(), title: bilingual, summary: bilingual, licence: z.string().max(80) })
    .optional(),
})
type Head = z.output<typeof head>

export type PackageAbout = NonNullable<Head['about']>

export type ReadPackage = {
  content: ContentPackage
  /** Null for a package that says nothing about itself. */
  about: PackageAbout | null
  problems: PackageProblem[]
}

/**
 * Reads a package and validates every record against its collection.
 * @param options.today the day that relative dates are moved to
 * @param options.wants selects the records to read; all without it
 */
export function readPackage(
  folder: string,
  { today, wants = () => true }: { today: string; wants?: (key: RecordKey) => boolean },
): ReadPackage {
  const problems: PackageProblem[] = []
  const { withdrawn = {}, site = null, daysFrom = {}, about = null } = readHead(folder, problems)
  const records: PackagedRecord[] = []
  for (const name of foldersIn(folder, problems)) {
    for (const file of filesOf(folder, name, problems)) {
      if (!wants(file)) continue
      const told = readRecord(folder, file, problems)
      if (!told) continue
      const { record, wrong } = checkPackaged(moved(told, daysFrom[name], today))
      records.push(record)
      problems.push(...Object.entries(wrong).map(([field, error]) => ({ at: file.path, field, ...error })))
    }
  }
  const pictures = readPictures(folder, problems)
  problems.push(...twice(records), ...withoutPicture(records, pictures))
  const content = { site: site as SiteSettings | null, withdrawn: keysOf(withdrawn), records, pictures }
  return { content, about, problems }
}

function readHead(folder: string, problems: PackageProblem[]): Partial<Head> {
  const found = readJson(join(folder, headFile))
  const { success, data, error } = head.safeParse(found)
  if (success) return data
  const [place = ''] = error.issues.map(({ path }) => path.join('.'))
  const reason = place === 'format' ? 'newerFormat' : 'unreadable'
  problems.push({ at: headFile, field: reason === 'newerFormat' ? '' : place, reason })
  return {}
}

function foldersIn(folder: string, problems: PackageProblem[]): CollectionName[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== picturesFolder && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  const unknown = names.filter((name) => !collectionNames.some((known) => known === name))
  problems.push(...unknown.map((at) => ({ at, field: '', reason: 'noCollection' as const })))
  return collectionNames.filter((name) => names.includes(name))
}

type RecordFile = RecordKey & { path: string }

/** Sorted by number; the rest of a file name is for people. */
function filesOf(folder: string, collection: CollectionName, problems: PackageProblem[]): RecordFile[] {
  const files = readdirSync(join(folder, collection)).flatMap((name): RecordFile[] => {
    const path = `${collection}/${name}`
    const number = Number(/^([1-9]\d{0,8})(?:-[^/]*)?\.json$/.exec(name)?.[1])
    if (number <= highestNumber) return [{ collection, number, path }]
    problems.push({
      at: path,
      field: '',
      reason: Number.isNaN(number) ? 'unexpected' : 'tooLarge',
      limit: highestNumber,
    })
    return []
  })
  return files.sort((a, b) => a.number - b.number)
}

function readRecord(
  folder: string,
  { collection, number, path }: RecordFile,
  problems: PackageProblem[],
): PackagedRecord | null {
  const json = readJson(join(folder, path))
  if (json === undefined) {
    problems.push({ at: path, field: '', reason: 'unreadable' })
    return null
  }
  const { record, unfit } = recordFromJson({ collection, number }, json)
  problems.push(...unfit.map((field) => ({ at: path, field, reason: 'unexpected' as const })))
  return record
}

/** Undefined where there is no such file, or it is not JSON. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Moves dates, so that events in a demo are always still to come. */
function moved(record: PackagedRecord, writtenOn: string | undefined, today: string): PackagedRecord {
  const days = writtenOn === undefined ? 0 : (Date.parse(today) - Date.parse(writtenOn)) / dayMs
  if (days === 0) return record
  const dates = collections[record.collection].fields.filter(({ kind }) => kind === 'date')
  const shift = (values: FieldValues): FieldValues => ({
    ...values,
    ...Object.fromEntries(
      dates.flatMap(({ name }) => (name in values ? [[name, addDays(textOf(values, name), days)]] : [])),
    ),
  })
  const later = (at: Date) => new Date(at.getTime() + days * dayMs)
  const published = Object.entries(record.published).map(([language, { first, last }]) => {
    return [language, { first: later(first), last: later(last) }]
  })
  return { ...record, shared: shift(record.shared), published: Object.fromEntries(published) }
}
const dayMs = 24 * 3600 * 1000

const pictureWords = z.strictObject({ zh: z.string().max(300), en: z.string().max(300) })

function readPictures(folder: string, problems: PackageProblem[]): PackagedPicture[] {
  const own = join(folder, picturesFolder)
  const names = existsSync(own) ? readdirSync(own) : []
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name): PackagedPicture[] => {
      const id = name.slice(0, -'.json'.length)
      const file = names.find((other) => other !== name && other.startsWith(`${id}.`))
      const words = pictureWords.safeParse(readJson(join(own, name)))
      // Texts refer to a picture by its canonical id.
      if (parseOwnedId(id) === id && file && words.success)
        return [{ id, ...words.data, file: join(own, file) }]
      problems.push({ at: `${picturesFolder}/${name}`, field: '', reason: 'unreadable' })
      return []
    })
}

function twice(records: PackagedRecord[]): PackageProblem[] {
  const seen = new Set<string>()
  return records.flatMap(({ collection, number, alias }): PackageProblem[] => {
    const names = [nameOf({ collection, number }), ...(alias === null ? [] : [`${collection}:${alias}`])]
    const isKnown = names.some((name) => seen.has(name))
    for (const name of names) seen.add(name)
    return isKnown ? [{ at: nameOf({ collection, number }), field: '', reason: 'twice' }] : []
  })
}

function withoutPicture(records: PackagedRecord[], pictures: PackagedPicture[]): PackageProblem[] {
  const known = new Set(pictures.map(({ id }) => id))
  return records.flatMap((record) =>
    picturesOf(record)
      .filter((id) => !known.has(id))
      .map((field): PackageProblem => ({ at: nameOf(record), field, reason: 'noPicture' })),
  )
}

function keysOf(withdrawn: NonNullable<Head['withdrawn']>): RecordKey[] {
  return collectionNames.flatMap((collection) =>
    (withdrawn[collection] ?? []).map((number) => ({ collection, number })),
  )
}
