import { createHash } from 'node:crypto'
import { z } from 'zod'
import { sortedJson } from '../../../shared/lib/sorted-json.ts'
import { type RankingInput, rankEntries } from '../../../shared/rules/venture/rank-entries.ts'

const id = z.string().min(1).max(100)
const score = z.number()
const count = z.number().int().min(0)

const input = z
  .strictObject({
    criteria: z.array(z.strictObject({ id, weight: z.number().positive(), low: score, high: score })).min(1),
    reviews: z.array(z.strictObject({ entry: id, judge: id, scores: z.record(id, score) })),
    places: count,
  })
  .refine(({ criteria }) => criteria.every(({ low, high }) => low < high))
  .refine(({ criteria, reviews }) => {
    const within = new Map(criteria.map((one) => [one.id, one]))
    return reviews.every(({ scores }) =>
      Object.entries(scores).every(([criterion, given]) => {
        const scale = within.get(criterion)
        return scale !== undefined && given >= scale.low && given <= scale.high
      }),
    )
  })
  .refine(
    ({ reviews }) =>
      new Set(reviews.map(({ entry, judge }) => JSON.stringify([entry, judge]))).size === reviews.length,
  )

const entry = z.strictObject({
  entry: id,
  reviews: count,
  raw: score,
  rawPlace: count,
  adjusted: score,
  from: score,
  to: score,
  place: count,
  hangsOn: z.array(id),
})

/** The export of a round's ranking: what it was computed from, by which code, what came out, and a hash of it all. */
export const rankingFile = z.strictObject({
  format: z.literal(1),
  /** The release that computed it. */
  version: z.string().max(40),
  input,
  result: z.strictObject({
    method: z.string().max(40),
    entries: z.array(entry),
    judges: z.array(z.strictObject({ judge: id, reviews: count, effect: score })),
    residual: score,
    agreement: z.array(z.strictObject({ criterion: id, alpha: score.nullable() })),
  }),
  hash: z.string(),
})
export type RankingFile = z.output<typeof rankingFile>

/** SHA-256 of the file's content without its hash, as JSON with sorted keys, in hexadecimal. */
export function hashOfRanking({
  hash: _,
  ...content
}: Omit<RankingFile, 'hash'> & { hash?: string }): string {
  return createHash('sha256').update(sortedJson(content)).digest('hex')
}

/** @param version the release that computes it */
export function rankingFileOf(round: RankingInput, version: string): RankingFile {
  const content = { format: 1 as const, version, input: input.parse(round), result: rankEntries(round) }
  return { ...content, hash: hashOfRanking(content) }
}
