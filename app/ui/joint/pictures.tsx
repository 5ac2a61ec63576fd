import { artPath, coverPath } from '../../../shared/lib/joint/picture-path.ts'
import { classNames } from '../class-names.ts'

/**
 * The generator's pictures as images: drawn on the server, cached by the browser, in the colours of the
 * reader's theme. All are decorative: their meaning is beside them as text, so their `alt` is empty.
 */
export type PictureProps = { className?: string }
export type SeededPictureProps = PictureProps & { seed: string }

/** A portal's mark; the name is beside it as text. Without a path it is that of the software. */
export function Logo({ src = artPath('logo'), className }: PictureProps & { src?: string | undefined }) {
  return <Picture src={src} width={32} height={32} className={classNames('logo', className)} />
}

export type CoverProps = PictureProps & {
  /** The kind of record, such as `tool`. */
  kind: string
  id: string
  /** Above the fold: loaded first. */
  isFirst?: boolean
}

/** The cover of a record. */
export function Cover({ kind, id, isFirst, className }: CoverProps) {
  const classes = classNames('art-cover', className)
  return <Picture src={coverPath(kind, id)} width={320} height={200} isFirst={isFirst} className={classes} />
}

/** The timber frame of the home page with one gold rail; cropped to its box. */
export function HeroField({ seed, className }: SeededPictureProps) {
  const classes = classNames('art-cover', className)
  return <Picture src={artPath('hero', seed)} width={640} height={520} isFirst className={classes} />
}

export type GlyphProps = PictureProps & {
  /** One of `jointKinds`. */
  kind: string
  tone?: string
  axis?: 'x' | 'y'
}

/** A small sign with a joint of its own. */
export function Glyph({ kind, tone = 'green', axis = 'y', className }: GlyphProps) {
  return (
    <Picture src={artPath('joint', `${kind}-${tone}-${axis}`)} width={32} height={32} className={className} />
  )
}

/** The small sign of a field or category, by its seed. */
export function SeededGlyph({ seed, className }: SeededPictureProps) {
  return <Picture src={artPath('glyph', seed)} width={32} height={32} className={className} />
}

/** Parts not yet joined: nothing here so far. */
export function EmptyArt({ seed, className }: SeededPictureProps) {
  return <Picture src={artPath('empty', seed)} width={320} height={200} className={className} />
}

/** Parts that do not fit: the page does not exist. */
export function LostArt({ className }: PictureProps) {
  return <Picture src={artPath('lost')} width={320} height={200} className={className} />
}

type PictureFileProps = PictureProps & {
  src: string
  width: number
  height: number
  isFirst?: boolean | undefined
}

function Picture({ src, width, height, isFirst, className }: PictureFileProps) {
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}
