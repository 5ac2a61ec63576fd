import type { Db } from '../db/database.ts'
import { allowedSlips, shortestWord } from './correct-spelling.ts'
import { normaliseName } from './normalise-text.ts'
import { type SearchInput, type SearchResult, search } from './search.ts'
import { slipsBetween } from './slips.ts'

/** A name that starts like the typed text. */
type Near = { name: string }

/**
 * Searches; without results, by the intended name if one is a slip or two away. Words are counted every few
 * minutes and only counted words can correct others, but names are known as soon as they are published.
 * @param isNothing whether a result counts as none for the caller
 * @param findNear similar names, looked up only without results
 */
export async function searchMeant<N extends Near>(
  db: Db,
  input: SearchInput,
  isNothing: (found: SearchResult) => boolean,
  findNear: () => Promise<N[]>,
): Promise<{ found: SearchResult; near: N[] }> {
  const found = await search(db, input)
  if (!isNothing(found) || input.text === '') return { found, near: [] }
  const near = await findNear()
  const name = meantName(
    input.text,
    near.map((one) => one.name),
  )
  if (name === undefined) return { found, near }
  const meant = await search(db, { ...input, text: name })
  return isNothing(meant) ? { found, near } : { found: { ...meant, spelling: name }, near: [] }
}

function meantName(typed: string, names: string[]): string | undefined {
  const key = keyOf(typed)
  if (key.length < shortestWord) return undefined
  return names.find((name) => slipsBetween(key, keyOf(name)) <= allowedSlips(key))
}

function keyOf(name: string): string {
  return normaliseName(name).replaceAll(' ', '')
}
