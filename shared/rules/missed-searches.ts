/** Whether staff have handled it. */
export const missedStates = ['open', 'handled'] as const
export type MissedState = (typeof missedStates)[number]

/** Where the search was made. */
export const missedPlaces = ['site', 'tools', 'projects', 'articles', 'help'] as const
export type MissedPlace = (typeof missedPlaces)[number]

/** The limits of a stored text. */
const missedTerms = {
  /** Longer ones are sentences in which people write about themselves. */
  longest: 40,
} as const

/**
 * Whether a query may be stored: it contains nothing like a phone or identity number, a mail address or
 * another number of a person or an organisation.
 */
export function isKeepable(text: string): boolean {
  const folded = text.normalize('NFKC')
  if (Array.from(folded).length > missedTerms.longest) return false
  if (/@|\(at\)|\[at\]|:\/\/|\bwww\./i.test(folded)) return false
  // Numbers are recognised despite spaces, dashes and brackets between digits.
  const joined = folded.replace(/[\s\-‐-―_.,·•/\\()[\]{}+*#~、，。]/g, '')
  if (/[\d零〇一二三四五六七八九幺壹贰叁肆伍陆柒捌玖]{7}/.test(joined)) return false
  const numbered = folded.match(/[0-9a-z-]{9,}/gi) ?? []
  return numbered.every((word) => (word.match(/\d/g) ?? []).length < 5)
}
