import { coverOf, coverPath } from '../../../shared/lib/joint/cover-file.ts'
import type { ArtTone } from '../../../shared/lib/joint/drawing.ts'
import { fieldDrawing } from '../../../shared/lib/joint/field.ts'
import { glyphDrawing, glyphOf, logoDrawing } from '../../../shared/lib/joint/glyph.ts'
import type { JointKind } from '../../../shared/lib/joint/profile.ts'
import { emptyDrawing, lostDrawing } from '../../../shared/lib/joint/scene.ts'
import { classNames } from '../class-names.ts'
import { Art } from './art.tsx'

export type PictureProps = { className?: string }
export type SeededPictureProps = PictureProps & { seed: string }

/** The logo's sign; the name stands beside it as text. */
export function Logo({ className }: PictureProps) {
  return <Art drawing={logoDrawing()} className={classNames('logo', className)} />
}

export type CoverProps = PictureProps & {
  /** What sort of record, such as `tool`. */
  kind: string
  id: string
}

/** The cover of a record, drawn in the page: for above the fold. */
export function Cover({ kind, id, className }: CoverProps) {
  return <Art drawing={coverOf(kind, id)} cover className={className} />
}

/** The same as an image of its own, which costs the page fewer bytes: for lists below the fold. */
export function CoverImage({ kind, id, className }: CoverProps) {
  return (
    <img
      src={coverPath(kind, id)}
      alt=""
      width={320}
      height={200}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}

export type HeroFieldProps = SeededPictureProps & {
  /** Units of the picture; its frame may have another shape, which then cuts off the edges. */
  width?: number
  height?: number
  columns?: number
}

/** The timber frame of the home page, one gold rail on its way. */
export function HeroField({ seed, width, height, columns, className }: HeroFieldProps) {
  return <Art drawing={fieldDrawing(seed, width, height, columns)} cover className={className} />
}

export type GlyphProps = PictureProps & { kind: JointKind; tone?: ArtTone; axis?: 'x' | 'y' }

/** A small sign with a joint of its own. */
export function Glyph({ kind, tone, axis, className }: GlyphProps) {
  return <Art drawing={glyphDrawing(kind, tone, axis)} className={className} />
}

/** The small sign of a field or category, by its seed. */
export function SeededGlyph({ seed, className }: SeededPictureProps) {
  return <Art drawing={glyphOf(seed)} className={className} />
}

/** Parts not yet joined: nothing here so far. */
export function EmptyArt({ seed, className }: SeededPictureProps) {
  return <Art drawing={emptyDrawing(seed)} className={className} />
}

/** Parts that do not fit: the page is not there. */
export function LostArt({ className }: PictureProps) {
  return <Art drawing={lostDrawing()} className={className} />
}
