/**
 * A number as it was typed, behind the calling code of the country chosen beside it, such as `GB+44`. A number that
 * brings its own code keeps it, and without a choice it stays as it is.
 */
export function withCallingCode(typed: string, chosen: string): string {
  const code = callingCodeOf(chosen)
  return code === null || /^(\+|00)/.test(typed.normalize('NFKC').trim()) ? typed : `+${code} ${typed.trim()}`
}

/** The digits of a choice; null where it is none. */
export function callingCodeOf(chosen: string): string | null {
  return /^[A-Z]{2}\+(\d{1,3})$/.exec(chosen)?.[1] ?? null
}
