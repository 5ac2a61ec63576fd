import * as m from '#messages'
import type { DiffPiece } from '../../../../shared/lib/text/text-diff.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** What came and what went, said as well as drawn. */
export function DiffText({ pieces }: { pieces: DiffPiece[] }) {
  return (
    <p className="diff-text">
      {pieces.map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
        if (kind === 'same') return <span key={index}>{text}</span>
        const Tag = kind === 'added' ? 'ins' : 'del'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Tag key={index}>
            <VisuallyHidden>
              {kind === 'added' ? m.collections_diff_added() : m.collections_diff_removed()}
            </VisuallyHidden>
            {text}
          </Tag>
        )
      })}
    </p>
  )
}
