/**
 * `npm run content:from-survey -- FILE FOLDER` makes a content package of a questionnaire in SurveyJS JSON, which
 * `npm run content:import` takes into a portal as a self-test. Its texts are drafts for the editors; `--publish`
 * has them published. `--number N` is the number of its first record, for a portal that has another one there.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkPackaged } from '../server/domains/content/package/check-packaged.ts'
import {
  beginPackage,
  canHoldPackage,
  writeHead,
  writeRecord,
} from '../server/domains/content/package/write-package.ts'
import { recordsOfSurvey, type SurveyProblem } from '../server/domains/selftest/survey/records-of-survey.ts'
import { StartError } from '../server/start-error.ts'
import { problemLine } from './content-words.ts'
import { runCommand } from './run-command.ts'

const usage =
  'Expects a file and a folder, and perhaps --publish and --number, such as npm run content:from-survey -- survey.json ./self-test --number 4201'

/** Below the numbers that a portal gives to what its own people write. */
const defaultNumber = 4001

const words: Record<SurveyProblem['reason'], string> = {
  unreadable: 'is not as SurveyJS keeps it',
  noQuestions: 'has no question that can be scored: choices, yes or no, numbers or links',
  twice: 'is the name of two questions',
  condition:
    'is asked on a condition that a self-test cannot have; it can depend on one earlier question, and on some of its answers',
  unexpected: 'is nothing that stands here',
}

await runCommand(run)

async function run(): Promise<void> {
  const { file, folder, firstNumber, isPublished } = readArguments()
  if (!canHoldPackage(folder))
    throw new StartError(`${folder}: holds other things; expects a new folder, or a package to write anew`)
  const { records, problems, left } = recordsOfSurvey(readJson(file), {
    firstNumber,
    publishedAt: isPublished ? new Date() : null,
  })
  const lacks = records.flatMap((record) => {
    const at = `${record.collection}/${record.number}`
    return Object.entries(checkPackaged(record).wrong).map(([field, error]) =>
      problemLine({ at, field, ...error }),
    )
  })
  const all = [...problems.map(({ at, reason }) => `${at || file}: ${words[reason]}`), ...lacks]
  if (all.length > 0) throw new StartError(['Nothing was written:', ...all].join('\n'))
  beginPackage(folder)
  for (const record of records) writeRecord(folder, record)
  writeHead(folder, { site: null, withdrawn: [] })
  for (const { name, type } of left)
    console.log(`${name}: left out, since nothing scores a question of type ${type}`)
  console.log(
    `${folder}: ${records.length} records, ${isPublished ? 'published' : 'as drafts'} once imported`,
  )
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new StartError(`${file}: cannot be read as JSON`)
  }
}

function readArguments() {
  const { values, positionals } = parse()
  const [file, folder, ...others] = positionals
  const firstNumber = Number(values.number ?? defaultNumber)
  if (file === undefined || folder === undefined || others.length > 0) throw new StartError(usage)
  if (!Number.isInteger(firstNumber) || firstNumber < 1) throw new StartError(usage)
  return { file, folder, firstNumber, isPublished: values.publish ?? false }
}

function parse() {
  const options = { publish: { type: 'boolean' }, number: { type: 'string' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new StartError(usage)
  }
}
