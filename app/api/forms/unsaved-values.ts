import { isSameText } from '../../../shared/rules/content/changed-elsewhere.ts'

/** The values of a form's fields, by the key under which the server stores them. */
export type FormValues = Record<string, string | string[] | boolean>

/** What is on its way to the server. */
export type Unsaved = {
  values: FormValues
  /** What the page was told of the texts among them. */
  base: Record<string, string>
  /** Marks these as stored on the server; everything else stays unsaved. */
  kept(values: FormValues): void
}

/** A text that was changed here and in another window. */
export type Conflict = { key: string; mine: string; theirs: string }

/**
 * Tracks which values of a form the server does not have: the page may be open in another window as well, and
 * what it merely shows must not undo what was written there.
 */
export function trackUnsaved(loaded: FormValues) {
  /** For each key the values that need no saving; empty while one is being sent or has failed. */
  const known = new Map<string, Set<string>>()
  for (const [key, value] of Object.entries(loaded)) known.set(key, new Set([textOf(value)]))
  /** The values last known on the server, where that can be told: not for files or masked values. */
  const told = new Map<string, string>()
  const tell = (key: string, value: FormValues[string] | undefined) => {
    if (typeof value === 'string' && !value.includes('*')) told.set(key, value)
    else told.delete(key)
  }
  for (const [key, value] of Object.entries(loaded)) tell(key, value)
  return {
    /**
     * The page was read again, or masked values were read in full. A field that nobody has touched may show
     * the old value or the new one; neither is to be saved.
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
    /** Fields in which both sides differ from what the page was told. */
    conflicts(now: FormValues, shown: FormValues): Conflict[] {
      return [...told].flatMap(([key, base]) => {
        const [mine, theirs] = [shown[key], now[key]]
        if (typeof mine !== 'string' || typeof theirs !== 'string') return []
        const isOne = [mine, base].some((text) => isSameText(theirs, text)) || isSameText(mine, base)
        return isOne ? [] : [{ key, mine, theirs }]
      })
    },
    /** The writer has seen the other window's text and chosen which of the two stays. */
    settle({ key, theirs }: Conflict): void {
      told.set(key, theirs)
      known.set(key, new Set([textOf(theirs)]))
    },
    /** Null if the server has everything. */
    take(shown: FormValues): Unsaved | null {
      const values = Object.fromEntries(
        Object.entries(shown).filter(([key, value]) => !known.get(key)?.has(textOf(value))),
      )
      if (Object.keys(values).length === 0) return null
      // Each take has its own marks: a late answer says nothing about what was taken since.
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

/** Lists in any order, and any kind of line ending, count as the same value. */
function textOf(value: FormValues[string] | undefined): string {
  if (Array.isArray(value)) return JSON.stringify([...value].sort())
  return JSON.stringify(typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value)
}
