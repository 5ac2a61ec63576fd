/**
 * Invisible characters, and those that turn the direction of the text after them: they let one name pass for
 * another. Includes those that Unicode has a reader ignore, and those that only look empty: a Braille cell
 * without dots, a note without a head, a filler of the Khitan script.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{16FE4}\u{1D159}]/u
/** Chinese names need character variants, and emoji their colours: one selector after what it varies. */
const selector =
  /(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]/u

const hidden = new RegExp(`(?!${selector.source})${unseen.source}`, 'u')
const allHidden = new RegExp(hidden, 'gu')
/** A character that is drawn by itself: no blank, and no accent without its letter. */
const seen = /[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u

export function hasHidden(text: string): boolean {
  return hidden.test(text)
}

/** Whether a text has any visible character. */
export function isSeen(text: string): boolean {
  return seen.test(withoutHidden(text))
}

export function withoutHidden(text: string): string {
  return text.replace(allHidden, '')
}
