/** Paths of the generated pictures; separate from the drawing code, so that a page loads only addresses. */

/** The cover of a record: `coverPath('tool', '42')` is `/covers/tool/42.svg`. */
export function coverPath(kind: string, id: string): string {
  return `/covers/${encodeURIComponent(kind)}/${encodeURIComponent(id)}.svg`
}

/** Kinds of records with their own share picture. */
export const shareKinds = [
  'activity',
  'article',
  'edition',
  'field',
  'help',
  'organisation',
  'project',
  'projectactivity',
  'projectset',
  'resource',
  'scene',
  'service',
  'tool',
] as const
export type ShareKind = (typeof shareKinds)[number]

/** A record's share picture: `sharePath('project', '42')` is `/share/project/42.png`. */
export function sharePath(kind: ShareKind, id: string): string {
  return `/share/${encodeURIComponent(kind)}/${encodeURIComponent(id)}.png`
}

/** What the generator draws besides covers; a seed makes each unique. */
export const artKinds = ['logo', 'hero', 'glyph', 'joint', 'empty', 'lost'] as const
export type ArtKind = (typeof artKinds)[number]

/** A picture without a record: `artPath('empty', 'messages')` is `/art/empty/messages.svg`. */
export function artPath(kind: ArtKind, seed = 'yisun'): string {
  return `/art/${kind}/${encodeURIComponent(seed.replace(/[^A-Za-z0-9]+/g, '-'))}.svg`
}
