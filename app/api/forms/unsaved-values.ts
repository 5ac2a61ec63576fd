import { isSameText } from '../../../shared/rules/content/changed-elsewhere.ts'

/** What the fields of a form hold, by the key under which the server keeps it. */
export type FormValues = Record<string, string | string[] | boolean>

/** What is on its way to the server. */
export type Unsaved = {
  values: FormValues
  /** What the page was told of the texts among them. */
  base: Record<string, string>
  /** Tells that the server has these now; what it was not told of stays unsaved. */
  kept(values: FormValues): void
}

/** A text that was changed here and in another window. */
export type Conflict = { key: string; mine: string; theirs: string }

/**
 * Tells what of a form the server does not have: a page may stand open in another window as well, and what it only
 * shows must not undo what was written there.
 */
export function trackUnsaved(loaded: FormValues) {
  /** Of each key the values with which there is nothing to save; none while one is on its way or has failed. */
  const known = new Map<string, Set<string>>()
  for (const [key, value] of Object.entries(loaded)) known.set(key, new Set([textOf(value)]))
  /** What the server was last known to have, where it can be told: neither files nor what came masked. */
  const told = new Map<string, string>()
  const tell = (key: string, value: FormValues[string] | undefined) => {
    if (typeof value === 'string' && !value.includes('*')) told.set(key, value)
    else told.delete(key)
  }
  for (const [key, value] of Object.entries(loaded)) tell(key, value)
  return {
    /**
     * The page was read again, or what came masked was read in full. A field that nobody has touched may show what was
     * there before or what is there now: neither is to be saved.
     */
    reload(now: FormValues, shown: FormValues): void {
      for (const [key, value] of Object.entries(now)) {
        const shownText = key in shown ? textOf(shown[key]) : undefined
        if (shownText === textOf(value)) known.set(key, new Set([shownText]))
        else if (shownText !== undefined && known.get(key)?.has(shownText)) known.get(key)?.add(textOf(value))
        else if (told.has(key)) continue
        tell(key, value)
      }
    },
    /** What differs on both sides from what the page was told. */
    conflicts(now: FormValues, shown: FormValues): Conflict[] {
      return [...told].flatMap(([key, base]) => {
        const [mine, theirs] = [shown[key], now[key]]
        if (typeof mine !== 'string' || typeof theirs !== 'string') return []
        const isOne = [mine, base].some((text) => isSameText(theirs, text)) || isSameText(mine, base)
        return isOne ? [] : [{ key, mine, theirs }]
      })
    },
    /** Its writer has seen what the other window wrote, and says which of the two stays. */
    settle({ key, theirs }: Conflict): void {
      told.set(key, theirs)
      known.set(key, new Set([textOf(theirs)]))
    },
    /** Null where the server has everything. */
    take(shown: FormValues): Unsaved | null {
      const values = Object.fromEntries(
        Object.entries(shown).filter(([key, value]) => !known.get(key)?.has(textOf(value))),
      )
      if (Object.keys(values).length === 0) return null
      // Each taking has its own marks: an answer that comes late says nothing of what was taken since.
      const marks = new Map(Object.keys(values).map((key) => [key, new Set<string>()]))
      for (const [key, mark] of marks) known.set(key, mark)
      const base = [...told].filter(([key]) => Object.hasOwn(values, key))
      return {
        values,
        base: Object.fromEntries(base),
        kept(saved) {
          for (const [key, value] of Object.entries(saved)) {
            marks.get(key)?.add(textOf(value))
            tell(key, value)
          }
        },
      }
    },
  }
}

/** Lists in any order and line ends of any kind are the same value. */
function textOf(value: FormValues[string] | undefined): string {
  if (Array.isArray(value)) return JSON.stringify([...value].sort())
  return JSON.stringify(typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value)
}
