/**
 * A number as typed, after the calling code of the chosen country, such as `GB+44`. A number with its own
 * code keeps it, and without a choice the number stays unchanged.
 */
export function withCallingCode(typed: string, chosen: string): string {
  const code = callingCodeOf(chosen)
  return code === null || /^(\+|00)/.test(typed.normalize('NFKC').trim()) ? typed : `+${code} ${typed.trim()}`
}

/** The digits of a choice; null for an invalid choice. */
export function callingCodeOf(chosen: string): string | null {
  return /^[A-Z]{2}\+(\d{1,3})$/.exec(chosen)?.[1] ?? null
}
