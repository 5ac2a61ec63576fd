/** What the fields of a form hold, by the key under which the server keeps it. */
export type FormValues = Record<string, string | string[] | boolean>

/** What is on its way to the server. */
export type Unsaved = {
  values: FormValues
  /** Tells that the server has these now; what it was not told of stays unsaved. */
  kept(values: FormValues): void
}

/**
 * Tells what of a form the server does not have: a page may stand open in another window as well, and what it only
 * shows must not undo what was written there.
 */
export function trackUnsaved(loaded: FormValues) {
  /** Of each key the values with which there is nothing to save; none while one is on its way or has failed. */
  const known = new Map<string, Set<string>>()
  for (const [key, value] of Object.entries(loaded)) known.set(key, new Set([textOf(value)]))
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
      }
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
      return {
        values,
        kept(saved) {
          for (const [key, value] of Object.entries(saved)) marks.get(key)?.add(textOf(value))
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
