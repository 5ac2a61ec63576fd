/**
 * `npm run ranking:verify -- FILE` computes the ranking of a round anew from what its export holds, and says whether
 * it is the same to the last bit. It needs neither the portal nor its database; anybody who has the file can run it.
 */
import { readFileSync } from 'node:fs'
import { hashOfRanking, type RankingFile, rankingFile } from '../server/domains/venture/ranking-file.ts'
import { StartError } from '../server/start-error.ts'
import { sortedJson } from '../shared/lib/sorted-json.ts'
import { rankEntries, rankingMethod } from '../shared/rules/venture/rank-entries.ts'
import { runCommand } from './run-command.ts'

await runCommand(() => {
  const [path, ...others] = process.argv.slice(2)
  if (path === undefined || others.length > 0)
    throw new StartError('Expects a file, such as npm run ranking:verify -- ./ranking.json')
  const file = read(path)
  if (file.hash !== hashOfRanking(file)) throw new StartError(`${path}: its hash is that of another content`)
  const { input, result } = file
  if (result.method !== rankingMethod)
    throw new StartError(
      `${path}: was computed by ${result.method} of version ${file.version}; this is ${rankingMethod}`,
    )
  if (sortedJson(rankEntries(input)) !== sortedJson(result))
    throw new StartError(`${path}: its result does not follow from its reviews`)
  console.log(
    `${path}: ${input.reviews.length} reviews of ${result.entries.length} entries give this ranking, to the last bit`,
  )
})

function read(path: string): RankingFile {
  try {
    return rankingFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new StartError(`${path}: cannot be read as the export of a ranking`)
  }
}
