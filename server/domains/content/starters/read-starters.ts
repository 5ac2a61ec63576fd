import { ApiError } from '../../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { contentFolder, starterNames } from '../package/content-folder.ts'
import type { PackagedRecord } from '../package/packaged-record.ts'
import { type PackageAbout, readPackage } from '../package/read-package.ts'

/** A package to choose. Its records are drafts, whatever it says of their publication. */
export type StarterPackage = { name: string; about: PackageAbout; records: PackagedRecord[] }

/** The packages of this release do not change while it runs. */
const known = new Map<string, StarterPackage>()

/** Every package to choose, in their own order. */
export function readStarters(): StarterPackage[] {
  return starterNames()
    .map(readStarter)
    .sort((one, other) => one.about.order - other.about.order)
}

/** One package by its name. @throws ApiError `notFound` */
export function getStarter(name: string): StarterPackage {
  if (!starterNames().includes(name)) throw new ApiError('notFound')
  return readStarter(name)
}

function readStarter(name: string): StarterPackage {
  const read = known.get(name)
  if (read) return read
  const { content, about, problems } = readPackage(contentFolder(`packages/${name}`), {
    today: shanghaiDay(new Date()),
  })
  if (!about || problems.length > 0 || content.pictures.length > 0)
    throw new Error(`content/packages/${name}: ${JSON.stringify(problems.slice(0, 5))}`)
  const starter = { name, about, records: content.records.map(asDraft) }
  known.set(name, starter)
  return starter
}

/** Whoever publishes a page says from when it is in force. */
function asDraft(record: PackagedRecord): PackagedRecord {
  const { shared } = record
  return {
    ...record,
    published: {},
    shared: 'effectiveOn' in shared ? { ...shared, effectiveOn: '' } : shared,
  }
}
