import type { PictureView } from '../../../shared/contract/content/content.ts'
import { Cover } from '../../ui/joint/pictures.tsx'

export type ProjectCoverProps = {
  kind: 'project' | 'projectset'
  id: string
  cover: PictureView | null
  /** At the top of its page: loaded first, and with a text alternative. */
  isFirst?: boolean
  className?: string
}

/** The picture of a project or set, or a generated cover if it has none. */
export function ProjectCover({ kind, id, cover, isFirst, className }: ProjectCoverProps) {
  const classes = className && { className }
  if (!cover) return <Cover kind={kind} id={id} {...(isFirst && { isFirst })} {...classes} />
  const sizes = isFirst ? '(min-width: 64rem) 26rem, 100vw' : '(min-width: 48rem) 9rem, 12vw'
  return (
    <picture>
      <source type="image/avif" srcSet={cover.avif} sizes={sizes} />
      <source type="image/webp" srcSet={cover.webp} sizes={sizes} />
      <img
        {...classes}
        src={cover.src}
        alt={isFirst ? cover.alt : ''}
        width={cover.width}
        height={cover.height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
