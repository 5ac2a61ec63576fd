import type { Pair } from './assign-judges.ts'

type Given = {
  judges: readonly { id: string; name: string }[]
  /** Those that may be shown, in the order in which they are listed. */
  entries: readonly { id: string; reference: string }[]
  pairs: readonly Pair[]
  added: readonly Pair[]
  removed: readonly Pair[]
}

/** Which entries each judge would get, by their references, and what changes. */
export function pairsByJudge({ judges, entries, pairs, added, removed }: Given) {
  const places = new Map(entries.map(({ id }, at) => [id, at]))
  const referencesOf = (judge: string, some: readonly Pair[]) =>
    some
      .flatMap((pair) => (pair.judge === judge ? (places.get(pair.entry) ?? []) : []))
      .sort((a, b) => a - b)
      .flatMap((at) => entries[at]?.reference ?? [])
  const isNew = new Set(added)
  const kept = pairs.filter((pair) => !isNew.has(pair))
  return judges.map(({ id, name }) => ({
    ...{ judgeId: id, name },
    ...{ kept: referencesOf(id, kept), added: referencesOf(id, added), removed: referencesOf(id, removed) },
  }))
}
