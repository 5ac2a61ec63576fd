import * as m from '#messages'
import type { DiffPiece } from '../../../../shared/lib/text/text-diff.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Additions and removals, in words as well as by style. */
export function DiffText({ pieces }: { pieces: DiffPiece[] }) {
  return (
    <p className="diff-text">
      {pieces.map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are identified by their position
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
