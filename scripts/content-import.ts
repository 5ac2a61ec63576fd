/**
 * `npm run content:import -- FOLDER` makes this portal show what a package holds: all of it, or nothing if
 * anything is wrong, with every reason in one list. `--try` reports what would be written and writes nothing;
 * `--keep` keeps what people have written here where the package differs. The portal may be running or not.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { PersonalCipher } from '../server/crypto/personal-columns.ts'
import type { Db } from '../server/db/database.ts'
import { type ImportReport, importPackage } from '../server/domains/content/package/import-package.ts'
import type { ContentPackage } from '../server/domains/content/package/packaged-record.ts'
import { readPackage } from '../server/domains/content/package/read-package.ts'
import { type Config, readConfig } from '../server/env.ts'
import { requireCommonPlace } from '../server/files/common-place.ts'
import { announceChange } from '../server/http/pages/content-changes.ts'
import { StartError } from '../server/start-error.ts'
import { storedFiles } from '../server/stored-files.ts'
import { shanghaiDay } from '../shared/lib/text/shanghai-time.ts'
import { problemLine, reportLines } from './content-words.ts'
import { requireData, requireOwnPortal } from './own-portal.ts'
import { withPortal } from './reach-database.ts'
import { runCommand } from './run-command.ts'

const usage =
  'Expects a folder, and perhaps --try or --keep, such as npm run content:import -- ./our-content --try'

await runCommand(run)

async function run(): Promise<void> {
  const { folder, ...options } = readArguments()
  const { content, problems } = readPackage(folder, { today: shanghaiDay(new Date()) })
  if (problems.length > 0) throw refusal(problems.map(problemLine))
  const config = readConfig(process.env)
  requireData(config)
  await withPortal(config, async ({ db, cipher }) => {
    await requireOwnPortal(db, config)
    await bringIn(db, { config, cipher }, content, options)
  })
}

type Own = { config: Config; cipher: PersonalCipher }

async function bringIn(
  db: Db,
  { config, cipher }: Own,
  content: ContentPackage,
  options: Options,
): Promise<void> {
  const announce = (trx: Db) => announceChange(trx, 'everywhere')
  const files = storedFiles(config, cipher)
  await requireCommonPlace(db, files, config)
  const ctx = { db, cipher, files, announce }
  const report = await importPackage(ctx, content, { ...options, requestId: randomUUID() })
  for (const line of reportLines(report)) console.log(line)
  if (report.problems.length > 0) throw refusal(report.problems.map(problemLine))
  console.log(lastLine(report, options))
}

function lastLine({ added, changed, hidden }: ImportReport, { isTrial }: Options): string {
  const written = [...added, ...changed]
  if (written.length + hidden.length === 0) return 'The portal has all of it already'
  if (isTrial) return 'Nothing was written: this was a trial'
  const isSeen = hidden.length > 0 || written.some(({ published }) => Object.keys(published).length > 0)
  return isSeen
    ? 'Written, and seen by readers now'
    : 'Written as drafts: readers see them once they are published'
}

function refusal(lines: string[]): StartError {
  return new StartError(['Nothing was written:', ...lines].join('\n'))
}

type Options = { keepsOwn: boolean; isTrial: boolean }

function readArguments(): Options & { folder: string } {
  const { folder, ...options } = parse()
  if (folder === undefined) throw new StartError(usage)
  return { folder, ...options }
}

function parse(): Options & { folder: string | undefined } {
  const flags = { try: { type: 'boolean' }, keep: { type: 'boolean' } } as const
  try {
    const { values, positionals } = parseArgs({ options: flags, allowPositionals: true })
    const [folder, ...others] = positionals
    if (others.length > 0) throw new StartError(usage)
    return { folder, keepsOwn: values.keep ?? false, isTrial: values.try ?? false }
  } catch {
    throw new StartError(usage)
  }
}
