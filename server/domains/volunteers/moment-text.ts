/** A moment in China as people of both languages read it, `2026-11-27 14:30`. */
export function momentText(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
}
