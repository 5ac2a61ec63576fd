import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectionNames } from '../../../../shared/rules/content/collections.ts'
import { stemOf } from '../records/given-alias.ts'
import type { PackagedRecord, PackageHead } from './packaged-record.ts'
import { headFile, packageFormat, picturesFolder } from './read-package.ts'
import { recordToJson } from './record-json.ts'

/** Whether a folder can be overwritten: it is empty, missing, or holds an earlier package. */
export function canHoldPackage(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, headFile))
}

/** Begins a package and removes the previous one. */
export function beginPackage(folder: string): void {
  for (const name of [...collectionNames, picturesFolder])
    rmSync(join(folder, name), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** A record's file, named by its number and a word of its name. */
export function writeRecord(folder: string, record: PackagedRecord): void {
  const { collection, number, alias } = record
  // An edition's alias is a path of two parts.
  const stem = alias?.replaceAll('/', '-') ?? stemOf(collection, record.texts)
  mkdirSync(join(folder, collection), { recursive: true })
  const name = stem === '' ? `${number}.json` : `${number}-${stem}.json`
  writeFileSync(join(folder, collection, name), asJson(recordToJson(record)))
}

export function writePicture(
  folder: string,
  { id, zh, en }: { id: string; zh: string; en: string },
  { bytes, extension }: { bytes: Uint8Array; extension: string },
): void {
  mkdirSync(join(folder, picturesFolder), { recursive: true })
  writeFileSync(join(folder, picturesFolder, `${id}.json`), asJson({ zh, en }))
  writeFileSync(join(folder, picturesFolder, `${id}.${extension}`), bytes)
}

/** Written last: without it the folder is no package. */
export function writeHead(folder: string, { site, withdrawn }: PackageHead): void {
  const numbers = Map.groupBy(withdrawn, ({ collection }) => collection)
  const byCollection = [...numbers].map(([collection, keys]) => [
    collection,
    keys.map(({ number }) => number),
  ])
  writeFileSync(
    join(folder, headFile),
    asJson({
      format: packageFormat,
      ...(site && { site }),
      ...(withdrawn.length > 0 && { withdrawn: Object.fromEntries(byCollection) }),
    }),
  )
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
