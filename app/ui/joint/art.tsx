import type { Drawing, Mark } from '../../../shared/lib/joint/drawing.ts'

export type ArtProps = {
  drawing: Drawing
  /** What the picture tells; left out for ornament, which screen readers then skip. */
  title?: string
  /** Fill the frame and cut off what stands over, as a background does. */
  cover?: boolean
  className?: string
}

/** A drawing of the joint generator inside the page, in the colours of the reader's theme. */
export function Art({ drawing, title, cover, className }: ArtProps) {
  const { width, height, marks } = drawing
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden, see above; a title would pop up
    <svg
      {...name}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={cover ? 'xMidYMid slice' : undefined}
      fill="none"
      stroke="var(--art-line)"
      className={className}
    >
      {marks.map((mark) => (
        <ArtMark key={`${mark.d} ${mark.fill} ${mark.line}`} {...mark} />
      ))}
    </svg>
  )
}

function ArtMark({ d, fill, line = 0, dashed }: Mark) {
  return (
    <path
      d={d}
      fill={fill && `var(--art-${fill})`}
      strokeWidth={line}
      strokeDasharray={dashed ? '4 4' : undefined}
    />
  )
}
