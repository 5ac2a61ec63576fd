import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hashOfRanking, type RankingFile, rankingFileOf } from '../server/domains/venture/ranking-file.ts'
import { madeRound } from '../tests/support/world/venture/made-round.ts'

const folder = mkdtempSync(join(tmpdir(), 'yisun-ranking-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { input } = madeRound({ entries: 40, judges: 8, judgesOfEntry: 3, places: 10 })
const file = rankingFileOf(input, '0.1.0')

function verify(content: unknown): [status: number | null, said: string] {
  const path = join(folder, 'ranking.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  const command = ['--no-warnings', join(import.meta.dirname, 'ranking-verify.ts'), path]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return [status, stdout + stderr]
}

const sealed = (changed: RankingFile) => ({ ...changed, hash: hashOfRanking(changed) })

it('finds the same ranking to the last bit', () => {
  expect(verify(file)).toEqual([0, expect.stringContaining('to the last bit')])
})

it('finds whatever was changed afterwards, sealed anew or not', () => {
  const [first, ...others] = file.result.entries
  if (!first) throw new Error('a round has entries')
  const raised = { ...first, adjusted: first.adjusted + 2 ** -40 }
  const better = { ...file, result: { ...file.result, entries: [raised, ...others] } }
  expect(verify(better)).toEqual([1, expect.stringContaining('hash')])
  expect(verify(sealed(better))).toEqual([1, expect.stringContaining('does not follow')])
  const fewer = { ...file, input: { ...file.input, reviews: file.input.reviews.slice(1) } }
  expect(verify(sealed(fewer))).toEqual([1, expect.stringContaining('does not follow')])
  const other = { ...file, result: { ...file.result, method: 'severity-0' } }
  expect(verify(sealed(other))).toEqual([1, expect.stringContaining('severity-0')])
})

it('refuses what is no ranking, and scores that nobody could give', () => {
  const [first, ...others] = input.reviews
  if (!first) throw new Error('a round has reviews')
  const beyond = { ...first, scores: { ...first.scores, need: 11 } }
  const wrong = [
    '',
    '[]',
    { ...file, more: 1 },
    { ...file, input: { ...input, reviews: [beyond, ...others] } },
  ]
  const twice = { ...file, input: { ...input, reviews: [first, ...input.reviews] } }
  for (const content of [...wrong, twice])
    expect(verify(content)).toEqual([1, expect.stringContaining('cannot be read')])
})
