import * as m from '#messages'
import type { PackageProblem, PackageReason } from '../server/domains/content/package/check-packaged.ts'
import type { ImportReport } from '../server/domains/content/package/import-package.ts'
import type { RecordKey } from '../server/domains/content/package/packaged-record.ts'

type Message = (inputs: { limit: number }, options: { locale: 'en' }) => string
const messages = m as unknown as Record<string, Message | undefined>

/** Problems that only a package can have; all other problems use the editor's words. */
const words: Partial<Record<PackageReason, string>> = {
  unreadable: 'cannot be read as what it is to be',
  unexpected: 'is nothing that stands here',
  noCollection: 'is no collection of this portal',
  newerFormat: 'is of another release; update this portal first',
  twice: 'stands twice in the package, by number or alias',
  writtenHere: 'was written or withdrawn by people of this portal; --keep leaves it so',
  numberTaken: 'has the number of another record that people of this portal have written',
  noPicture: 'is a picture that the package lacks',
}

/** A problem on one line: `tools/1035-umi-ocr.json: zh.tagline: …`. */
export function problemLine({ at, field, reason, limit = 0 }: PackageProblem): string {
  const key = `field_${reason.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`
  const text = words[reason] ?? messages[key]?.({ limit }, { locale: 'en' }) ?? reason
  return [at, field, text].filter((part) => part !== '').join(': ')
}

/** What an import does, a line for each collection. */
export function reportLines(report: ImportReport): string[] {
  const outcomes: [string, readonly RecordKey[]][] = [
    ['new', report.added],
    ['changed', report.changed],
    ['the same', report.same],
    ['no longer shown', report.hidden],
    ['left as written here', report.kept],
  ]
  const counts = new Map<string, string[]>()
  for (const [outcome, keys] of outcomes) {
    for (const [name, found] of Map.groupBy(keys, ({ collection }) => collection))
      counts.set(name, [...(counts.get(name) ?? []), `${found.length} ${outcome}`])
  }
  return [
    ...[...counts].map(([name, parts]) => `${name}: ${parts.join(', ')}`),
    ...(report.pictures > 0 ? [`pictures: ${report.pictures} new`] : []),
    ...(report.isSiteNew ? ['name, operator and contact: taken from the package'] : []),
  ]
}
