import type { ReactNode } from 'react'
import type { GalleryText } from './gallery-text.ts'
import { Specimen } from './specimen.tsx'

/** The parts of a field besides its box, and whether it has a value. */
export type FieldLook = {
  /** The id of the field and the stem of its related ids. */
  id: string
  label: string
  isFilled: boolean
  shown: { hint?: string; error?: string; optional?: boolean; disabled?: boolean }
}

/** Every state of a field, named by its label. */
export function looksOf(t: GalleryText, stem: string, hint: string, error: string): FieldLook[] {
  const look = (state: string, label: string, shown: FieldLook['shown'], isFilled = false): FieldLook => ({
    id: `${stem}-${state}`,
    label,
    isFilled,
    shown,
  })
  return [
    look('empty', t('还没填', 'Empty'), {}),
    look('filled', t('填好了', 'Answered'), {}, true),
    look('hint', t('带提示', 'With a hint'), { hint }),
    look('optional', t('可以不填', 'May stay empty'), { optional: true }),
    look('error', t('有错误', 'In error'), { hint, error }),
    look('disabled', t('暂时不能填', 'Disabled'), { disabled: true }, true),
  ]
}

type FieldSheetProps = {
  title: string
  names: string
  looks: FieldLook[]
  draw: (look: FieldLook) => ReactNode
}

/** A field in all its states, side by side where there is room. */
export function FieldSheet({ title, names, looks, draw }: FieldSheetProps) {
  return (
    <Specimen title={title} names={names}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        {looks.map((look) => (
          <div key={look.id}>{draw(look)}</div>
        ))}
      </div>
    </Specimen>
  )
}
