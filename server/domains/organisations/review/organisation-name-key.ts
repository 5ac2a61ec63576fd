import { normaliseText } from '../../../search/normalise-text.ts'

/** A name without spelling differences: width, case, traditional characters, spaces, brackets and dots. */
export function organisationNameKey(name: string): string {
  return normaliseText(name).replace(/[\s()[\]{}·・.,，。'"“”‘’\-—_]/g, '')
}
