/** Papers that somebody sent in are opened by staff case by case, for a reason that stays on record. */
export const paperTerms = {
  /** So long all papers of a case stay open to the session that gave a reason. */
  openMinutes: 30,
  /** Of one member of staff in an hour: more than anybody reads, too few to carry everything off. */
  casesPerHour: 40,
  reasonAtMost: 200,
} as const
